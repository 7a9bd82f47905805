import type { BrowserHistory } from 'history';
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
