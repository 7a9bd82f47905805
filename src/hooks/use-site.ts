import { locales, options } from '@@/ledger/site';
import { useLocation } from 'dumi';
import { useMemo } from 'react';
import { siteData } from './site-data';
import { localeOf, withoutLocale } from '../model/locale';
import type { Locale } from '../model/locale';
import type { ResolvedOptions } from '../model/options';
import { normalizePath, pageOf } from '../model/page';
import type { Page } from '../model/page';
import { sidebarOf } from '../model/sidebar';
import type { SidebarGroup } from '../model/sidebar';

export interface Site {
  options: ResolvedOptions;
  locales: Locale[];
  locale: Locale;
  /** Address below the base, without a slash at its end. */
  path: string;
  /** The page of the address; none where nothing is there, and for a demo alone. */
  page: Page | undefined;
  sidebar: SidebarGroup[];
}

/** The site as the current address sees it. */
export function useSite(): Site {
  const path = normalizePath(useLocation().pathname);
  const locale = localeOf(path, locales);
  const { pages } = siteData(locale.id);
  const sidebar = useMemo(() => sidebarOf(pages, locale.id), [pages, locale.id]);
  return { options, locales, locale, path, page: pageOf(pages, path), sidebar };
}

/** The pages below an address of the current language, in sidebar order. */
export function usePagesBelow(path: string): Page[] {
  const { locale, sidebar } = useSite();
  return sidebar
    .flatMap((group) => group.pages)
    .filter((page) => withoutLocale(page.path, locale).startsWith(`${path}/`));
}
