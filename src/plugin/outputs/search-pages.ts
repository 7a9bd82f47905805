import { anchorOf } from '../../model/api-row';
import { demoName } from '../../model/demo/demo-name';
import { localeOf, withLocale } from '../../model/locale';
import { navItemOf } from '../../model/nav';
import type { NavItem } from '../../model/nav';
import { localized } from '../../model/localized';
import type { Page } from '../../model/page';
import { groupsOf } from '../../model/sidebar';
import { PATH_SEPARATOR } from '../../search/format/documents';
import type {
  SearchDemo,
  SearchPage,
  SearchProp,
  SearchSection,
} from '../../search/format/documents';
import { demoAsset } from '../demos/asset';
import { readDemo } from '../demos/source';
import type { DemoSource } from '../demos/source';
import { supportFolders } from '../demos/support';
import { demoSearchTerms } from '../demos/words';
import type { PageDocument } from '../markdown/document';
import { plainText, sectionsOf } from '../markdown/sections';
import { shownDemos } from '../markdown/shown-demos';
import type { ShownDemo } from '../markdown/shown-demos';
import type { ApiNotes } from '../reference/notes';
import { navigationOf } from '../site/navigation';
import { documentsOf, tabQuery } from '../site/read-site';
import type { Site } from '../site/read-site';

/** Returns the address of a page with its tab, or of an anchor in it. */
type Link = (id?: string) => string;

/** A field of a demo's front comment in one language. */
function metaOf(meta: Record<string, unknown>, key: string, locale: string): string {
  const value = meta[`${key}.${locale}`] ?? meta[key];
  return typeof value === 'string' ? plainText(value) : '';
}

/** Search terms of demos, which pages of all languages share. */
const words = new WeakMap<DemoSource, string[]>();

function wordsOf(source: DemoSource, support: readonly string[]): string[] {
  const found = words.get(source);
  if (found) return found;
  const { name } = source;
  const about = { id: name, name, title: '', description: '' };
  // The words are in its files. Its packages would be looked up for nothing.
  const asset = demoAsset(about, { ...source, packages: [] }, support);
  const fresh = demoSearchTerms(asset);
  words.set(source, fresh);
  return fresh;
}

function demoOf(
  { attributes, path }: ShownDemo,
  { page, link, support }: { page: Page; link: Link; support: readonly string[] },
): SearchDemo[] {
  const name = demoName(path);
  const source = readDemo(path);
  const meta = source?.meta ?? {};
  // Without a block of its own it has no title to find and no place to lead to.
  if (['hero', 'inline'].some((key) => attributes.has(key)) || meta.inline) return [];
  const rawTitle = attributes.get('title') || metaOf(meta, 'title', page.locale) || name;
  return [
    {
      link: link(name),
      name,
      rawTitle,
      title: rawTitle,
      description:
        attributes.get('description') || metaOf(meta, 'description', page.locale),
      keywords: source ? wordsOf(source, support) : [],
    },
  ];
}

function propsOf(
  { id, rows }: ApiNotes,
  { page, link }: { page: Page; link: Link },
): SearchProp[] {
  return Object.entries(rows).map(([name, { text, pitfall, deprecated = false }]) => ({
    name,
    title: `${id}.${name}`,
    link: link(anchorOf(id, name)),
    deprecated,
    text: [text, pitfall]
      .flatMap((one) => (one ? [plainText(localized(one, page.locale))] : []))
      .join(' '),
  }));
}

/**
 * The sections of a page or of one of its tabs, whose title is then a heading above all others of it.
 * @param key of the tab; undefined for the page itself
 * @param paragraphs of the page, to which the text before its first heading is added
 */
function sectionsIn(
  document: PageDocument,
  page: Page,
  key: string | undefined,
  link: Link,
  paragraphs: string[],
): SearchSection[] {
  const tab = page.tabs?.find((one) => key && one.key === key)?.title;
  const first: SearchSection = {
    rawTitle: tab ?? '',
    above: [],
    title: tab ?? '',
    link: link(),
    paragraphs: tab ? [] : paragraphs,
  };
  const sections = tab ? [first] : [];
  for (const { title, above, id, paragraphs: text } of sectionsOf(document)) {
    if (!id) {
      first.paragraphs.push(...text);
      continue;
    }
    const all = tab ? [tab, ...above] : above;
    sections.push({
      rawTitle: title,
      above: all,
      title: [...all, title].join(PATH_SEPARATOR),
      link: link(id),
      paragraphs: text,
    });
  }
  return sections;
}

/** Converts a page to search's format. */
function searchPage(page: Page, site: Site, nav: readonly NavItem[]): SearchPage {
  const { files, locales, options, notes, root } = site;
  const support = supportFolders(options, root);
  const locale = localeOf(page.path, locales);
  const item = navItemOf(nav, page.path, withLocale('/', locale));
  const found: SearchPage = {
    title: page.title,
    headline: page.headline,
    navTitle: item ? item.title : options.name,
    navOrder: item ? nav.indexOf(item) : nav.length,
    link: page.path,
    description: plainText(page.description),
    keywords: page.keywords ?? [],
    paragraphs: [],
    sections: [],
    demos: [],
    props: [],
  };
  const own = files.get(page.file);
  for (const { key, document } of own ? documentsOf(own) : []) {
    const query = tabQuery(key);
    const link: Link = (id) => page.path + query + (id ? `#${encodeURI(id)}` : '');
    found.sections.push(...sectionsIn(document, page, key, link, found.paragraphs));
    found.demos.push(
      ...shownDemos(document).flatMap((demo) => demoOf(demo, { page, link, support })),
    );
    found.props.push(
      ...document.outline.parts
        .filter(({ kind }) => kind === 'reference')
        .flatMap(({ id }) => notes.filter((note) => note.id === id))
        .flatMap((note) => propsOf(note, { page, link })),
    );
  }
  return found;
}

/**
 * The pages of one language in search's format, in the order of the header's entries, then of
 * sidebars.
 */
export function searchPages(locale: string, site: Site): SearchPage[] {
  const language = site.locales.find(({ id }) => id === locale);
  if (!language) return [];
  const { nav, pages, sidebars } = navigationOf(site, language);
  const inSidebars = sidebars.flatMap((sidebar) =>
    groupsOf(pages, sidebar).flatMap((group) => group.pages.map(({ path }) => path)),
  );
  const places = new Map([...new Set(inSidebars)].map((path, place) => [path, place]));
  const placeOf = ({ path }: Page) => places.get(path) ?? places.size;
  return site.pages
    .filter((page) => page.locale === locale && page.search !== false)
    .sort((a, b) => placeOf(a) - placeOf(b))
    .map((page) => searchPage(page, site, nav))
    .sort((a, b) => a.navOrder - b.navOrder);
}
