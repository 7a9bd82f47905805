import { large } from '@@/ledger/features';
import { groupsBeside as loadedGroups } from '@@/ledger/large-site';
import { locales, options } from '@@/ledger/site';
import { useLocation } from 'dumi';
import { siteData } from '../data/site-data';
import { localeOf, withoutLocale } from '../model/locale';
import type { Locale } from '../model/locale';
import type { NavItem } from '../model/nav';
import { normalizePath, pageOf } from '../model/page';
import type { Page } from '../model/page';
import { groupsOf } from '../model/sidebar';
import type { ShippedSidebar, SidebarGroup } from '../model/sidebar';

export interface SiteView {
  options: typeof options;
  locales: Locale[];
  locale: Locale;
  /** Path below the base, without a trailing slash. */
  path: string;
  /** The page at this path; undefined if there is none, and for a stand-alone demo. */
  page: Page | undefined;
  /** The entries of the header, in the language of the page. */
  nav: NavItem[];
  /** The groups beside this page; none where it has no sidebar. */
  sidebar: SidebarGroup[];
}

/** The groups of each sidebar, and the list of pages that they are of. */
const known = new WeakMap<
  ShippedSidebar,
  { pages: readonly Page[]; groups: SidebarGroup[] }
>();

/** The same groups for the same list of pages, because most components of a page ask for them. */
export function groupsBeside(pages: readonly Page[], sidebar: ShippedSidebar = []) {
  const last = known.get(sidebar);
  if (last?.pages === pages) return last.groups;
  const groups = groupsOf(pages, sidebar);
  known.set(sidebar, { pages, groups });
  return groups;
}

/** The site, as seen from the current address. */
export function useSite(): SiteView {
  const path = normalizePath(useLocation().pathname);
  const locale = localeOf(path, locales);
  const { pages, nav, sidebars, beside } = siteData(locale.id);
  const page = pageOf(pages, path);
  const sidebar = large
    ? loadedGroups(locale.id, page)
    : groupsBeside(pages, sidebars[page?.sidebar ?? beside?.[path] ?? 0]);
  return { options, locales, locale, path, page, nav, sidebar };
}

/** The pages below a path in the current language by group, in the order of sidebars. */
export function useGroupsBelow(path: string): SidebarGroup[] {
  const { locale } = useSite();
  const { pages, sidebars } = siteData(locale.id);
  return sidebars
    .flatMap((sidebar) => groupsOf(pages, sidebar))
    .map((group) => ({
      ...group,
      pages: group.pages.filter((page) =>
        withoutLocale(page.path, locale).startsWith(`${path}/`),
      ),
    }))
    .filter((group) => group.pages.length > 0);
}

/** The pages below a path in the current language, in the order of sidebars. */
export function usePagesBelow(path: string): SidebarGroup['pages'] {
  return useGroupsBelow(path).flatMap((group) => group.pages);
}
