import { locales } from '@@/ledger/site';
import type { BrowserHistory } from 'history';
import { pageData } from '../../data/page-data';
import { localeOf } from '../../model/locale';
import { isMissing } from './routes';
import type { SiteRoutes } from './site-routes';

/**
 * Loads the page at the current address. Another spelling of a page's address is replaced by its
 * canonical one; an address that changes meanwhile is loaded as well.
 * @returns the path that is loaded, which is the current one
 */
export async function loadFirstPage(
  history: BrowserHistory,
  site: SiteRoutes,
): Promise<string> {
  const toCanonical = () => {
    const { pathname, search, hash } = history.location;
    const canonical = site.canonical(pathname);
    if (canonical !== pathname) history.replace({ pathname: canonical, search, hash });
  };
  let loaded: string | undefined;
  while (loaded !== history.location.pathname) {
    // The document names its own page before any other is known.
    toCanonical();
    loaded = history.location.pathname;
    await site.load(loaded);
    toCanonical();
  }
  return loaded;
}

/**
 * True if the document contains the page of this address. A host may answer with the page
 * of another.
 */
export function isOwnPage(site: SiteRoutes, pathname: string): boolean {
  const data = pageData();
  if (!data) return false;
  const path = site.within(pathname);
  if (data.path === path) return true;
  // The 404 page is the same everywhere in a language.
  const isUnknown = isMissing(site.match(pathname).at(-1)?.route);
  const isSameLocale = localeOf(data.path, locales).id === localeOf(path, locales).id;
  return data.route.path === '*' && isUnknown && isSameLocale;
}
