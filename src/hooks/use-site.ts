import { locales, options } from '@@/ledger/site';
import { useLocation } from 'dumi';
import { useMemo } from 'react';
import { siteData } from '../data/site-data';
import { localeOf, withoutLocale } from '../model/locale';
import type { Locale } from '../model/locale';
import type { NavItem } from '../model/nav';
import { normalizePath, pageOf } from '../model/page';
import type { Page } from '../model/page';
import { groupsOf } from '../model/sidebar';
import type { SidebarGroup } from '../model/sidebar';

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

/** The site, as seen from the current address. */
export function useSite(): SiteView {
  const path = normalizePath(useLocation().pathname);
  const locale = localeOf(path, locales);
  const { pages, nav, sidebars } = siteData(locale.id);
  const page = pageOf(pages, path);
  const own = sidebars[page?.sidebar ?? 0];
  const sidebar = useMemo(() => groupsOf(pages, own), [pages, own]);
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
