import { isElsewhere } from '../../../model/address/elsewhere';
import type { Locale } from '../../../model/locale';
import type { NavItem } from '../../../model/nav';
import { groupsOf, sidebarOf, sortPages } from '../../../model/sidebar';
import { isLarge } from '../../../model/sidebar/collapsed-groups';
import { isLong } from '../../../model/sidebar/filter-groups';
import type { ShippedSidebar, SidebarLink } from '../../../model/sidebar';
import type { Page } from '../../../model/page';
import { entriesOf } from './entries';
import type { Entry } from './entries';
import { sectionOf } from './placed-page';
import type { PlacedPage, Rules } from './placed-page';
import { placedPages } from './placed-pages';
import type { NavigationSite } from './placed-pages';
import { sectionsOf } from './sections';
import type { SectionGroup, Sections } from './sections';
import { matched, writtenEntries, writtenSections } from './written';

/** What readers find the pages of a language by. */
export interface Navigation {
  nav: NavItem[];
  /** The pages, those of sidebars by their places here. */
  pages: Page[];
  /** The first is that of pages which name none. */
  sidebars: ShippedSidebar[];
  /** The place in `sidebars` for each page of code that has one, by path; undefined if none has. */
  beside?: Record<string, number>;
}

/** An entry as pages load it, without what only its making needs. */
function shippedEntry(
  entry: Entry,
  languages: { locale: Locale; locales: readonly Locale[] },
): NavItem {
  const { title, link, activePath, children } = entry;
  const given = [
    activePath ?? link,
    ...(children ?? []).map((one) => one.activePath ?? one.link),
  ].flat();
  const at = given.flatMap((one) => (one === undefined ? [] : matched(one, languages)));
  const needsMore = children !== undefined || link === undefined || isElsewhere(link);
  return {
    title,
    link,
    ...((at.length !== 1 || at[0] !== link) && { at }),
    ...(needsMore && { more: true }),
    ...(children && {
      children: children.map((child) => shippedEntry(child, languages)),
    }),
  };
}

/** The groups of a sidebar, each with its pages, or with the links that the configuration says. */
type Group = Omit<SectionGroup, 'children'> & { pages: Page[] | SidebarLink[] };

function isMade(
  pages: Page[] | SidebarLink[],
  own: ReadonlySet<SidebarLink>,
): pages is Page[] {
  return pages.every((page) => own.has(page));
}

/** The list of pages in the order of sidebars, so that a group is a range of it. */
function shippedSidebars(
  sidebars: readonly (readonly Group[])[],
  own: readonly Page[],
): Pick<Navigation, 'pages' | 'sidebars'> {
  const known = new Set<SidebarLink>(own);
  const listed = sidebars
    .flat()
    .flatMap(({ pages }) => (isMade(pages, known) ? pages : []));
  const ordered = [...new Set([...listed, ...own])];
  const shipped = (groups: readonly Group[]): ShippedSidebar => {
    const [first] = groups.flatMap(({ pages }) => (isMade(pages, known) ? pages : []));
    const start = first ? ordered.indexOf(first) : 0;
    let end = start;
    const parts = groups.flatMap(({ title = '', pages }) => {
      const isRange = isMade(pages, known);
      if (isRange) end += pages.length;
      return [title, isRange ? end : pages];
    });
    return [start, ...parts];
  };
  return { pages: ordered, sidebars: sidebars.map(shipped) };
}

/** Each section's sidebar, and each page with the place of its own in their list. */
function sidebarsOf(
  sections: Sections,
  own: readonly Page[],
  {
    site,
    placed,
    rules,
  }: { site: NavigationSite; placed: readonly PlacedPage[]; rules: Rules },
): Pick<Navigation, 'pages' | 'sidebars' | 'beside'> {
  const keys = Object.keys(sections).filter((key) => (sections[key] ?? []).length > 0);
  const indexes = new Set(
    placed.filter(({ isIndex }) => isIndex).map(({ path }) => path),
  );
  const pages = own.map((page) => {
    const at = keys.indexOf(sectionOf(page.path, indexes.has(page.path), rules));
    const hidden = site.files.get(page.file)?.document.frontMatter.sidebar === false;
    return at < 0 || hidden ? page : { ...page, sidebar: at + 1 };
  });
  const beside = site.others
    .filter(({ locale, sidebar }) => locale === rules.locale.id && sidebar !== false)
    .map(({ path }): [string, number] => [
      path,
      keys.indexOf(sectionOf(path, false, rules)) + 1,
    ])
    .filter(([, place]) => place > 0);
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const groupOf = ({ title, children }: SectionGroup, place: number): Group => {
    const links = children.map(({ link, title: written }) => ({
      path: link,
      title: written,
    }));
    const found = links.flatMap(({ path }) => byPath.get(path) ?? []);
    // Those of the configuration may be called otherwise, or stand in several groups; a page that
    // is hidden has the address of one in this sidebar or another.
    const isHere = ({ sidebar = place }: Page) => sidebar === place;
    const isOwn =
      children.every(({ order }) => order !== undefined) && found.every(isHere);
    const isEach = new Set(found).size === links.length;
    return { title, pages: isOwn && isEach ? found : links };
  };
  // The first has no groups, for pages without a sidebar.
  const groups = keys.map((key, at) =>
    (sections[key] ?? []).map((group) => groupOf(group, at + 1)),
  );
  return {
    ...shippedSidebars([[], ...groups], pages),
    ...(beside.length > 0 && { beside: Object.fromEntries(beside) }),
  };
}

function makeNavigation(site: NavigationSite, locale: Locale): Navigation {
  const { options, locales, twoLevels } = site;
  const languages = { locale, locales };
  const rules: Rules = { locale, twoLevels };
  const own = sortPages(site.pages.filter((page) => page.locale === locale.id));
  const placed = placedPages(site, locale);
  const sections = sectionsOf(placed, rules, writtenSections(options.sidebar, languages));
  const paths = new Set([...site.pages, ...site.others].map(({ path }) => path));
  const { entries, mode } = writtenEntries(options.nav, languages, paths);
  const made = mode === 'override' ? [] : entriesOf(sections, placed, rules);
  const all = mode === 'prepend' ? [...entries, ...made] : [...made, ...entries];
  return {
    nav: all.map((entry) => shippedEntry(entry, languages)),
    ...(options.sidebar === 'all'
      ? shippedSidebars([sidebarOf(own, locale.id)], own)
      : sidebarsOf(sections, own, { site, placed, rules })),
  };
}

/** Kept per site, because modules, parts and the search index ask for it. */
const kept = new WeakMap<NavigationSite, Map<string, Navigation>>();

/** The header's entries and the sidebars of a language, as dumi's default theme has them. */
export function navigationOf(site: NavigationSite, locale: Locale): Navigation {
  const byLocale = kept.get(site) ?? new Map<string, Navigation>();
  kept.set(site, byLocale);
  const navigation = byLocale.get(locale.id) ?? makeNavigation(site, locale);
  byLocale.set(locale.id, navigation);
  return navigation;
}

/** True if an entry of the header, in any language, is more than a link of this site. */
export function hasMenus(site: NavigationSite): boolean {
  return site.locales.some((locale) =>
    navigationOf(site, locale).nav.some(({ more }) => more),
  );
}

/** True if a sidebar, in any language, has so many links that its groups are collapsed. */
export function hasLargeSidebars(site: NavigationSite): boolean {
  return site.locales.some((locale) => {
    const { pages, sidebars } = navigationOf(site, locale);
    return sidebars.some((sidebar) => isLarge(groupsOf(pages, sidebar)));
  });
}

/** True if a sidebar of the site has too many links to be seen at a glance. */
export function hasLongSidebars(site: NavigationSite): boolean {
  return site.locales.some((locale) => {
    const { pages, sidebars } = navigationOf(site, locale);
    return sidebars.some((sidebar) => isLong(groupsOf(pages, sidebar)));
  });
}
