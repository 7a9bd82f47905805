import { locales, options } from '@@/ledger/site';
import { useLocation } from 'dumi';
import { useMemo } from 'react';
import { siteData } from '../data/site-data';
import { localeOf, withoutLocale } from '../model/locale';
import type { Locale } from '../model/locale';
import { normalizePath, pageOf } from '../model/page';
import type { Page } from '../model/page';
import { sidebarOf } from '../model/sidebar';
import type { SidebarGroup } from '../model/sidebar';

export interface SiteView {
  options: typeof options;
  locales: Locale[];
  locale: Locale;
  /** Path below the base, without a trailing slash. */
  path: string;
  /** The page at this path; undefined if there is none, and for a stand-alone demo. */
  page: Page | undefined;
  sidebar: SidebarGroup[];
}

/** The site, as seen from the current address. */
export function useSite(): SiteView {
  const path = normalizePath(useLocation().pathname);
  const locale = localeOf(path, locales);
  const { pages } = siteData(locale.id);
  const sidebar = useMemo(() => sidebarOf(pages, locale.id), [pages, locale.id]);
  return { options, locales, locale, path, page: pageOf(pages, path), sidebar };
}

/** The pages below a path in the current language, in sidebar order. */
export function usePagesBelow(path: string): Page[] {
  const { locale, sidebar } = useSite();
  return sidebar
    .flatMap((group) => group.pages)
    .filter((page) => withoutLocale(page.path, locale).startsWith(`${path}/`));
}
