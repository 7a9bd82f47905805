import { lodash } from 'dumi/plugin-utils';
import { defaultLocale, inLocale, localeOf } from '../../model/locale';
import type { Locale } from '../../model/locale';
import { normalizePath } from '../../model/page';
import type { Route } from '../host';
import { tabKeyOf } from '../markdown/tab-files';

function addressesOf(routes: Readonly<Record<string, Route>>): Set<string> {
  return new Set(Object.values(routes).map(({ absPath }) => normalizePath(absPath)));
}

/**
 * The languages with the addresses of their first pages. Where languages end addresses, a page called
 * `index` and the suffix is the first one, as in sites of antd, unless the first page is translated.
 */
export function withHomes(
  locales: readonly Locale[],
  routes: Readonly<Record<string, Route>>,
): Locale[] {
  const taken = addressesOf(routes);
  return locales.map((given) => {
    const locale = lodash.omit(given, 'home');
    const { suffix } = locale;
    const home = `/index${suffix}`;
    const isHome = suffix && taken.has(home) && !taken.has(`/${suffix}`);
    return isHome ? { ...locale, home } : locale;
  });
}

/**
 * Adds a route for every page that is missing in a language. It shows the default
 * language's text at the translated address, with a notice, so that switching the
 * language never leads to a 404.
 */
export function addFallbackRoutes(
  routes: Record<string, Route>,
  locales: readonly Locale[],
): void {
  const first = defaultLocale(locales);
  const taken = addressesOf(routes);
  const pages = Object.values(routes).filter(
    ({ isLayout, absPath, file }) =>
      !isLayout &&
      file?.endsWith('.md') &&
      tabKeyOf(file) === undefined &&
      localeOf(absPath, locales).id === first.id,
  );
  for (const other of locales.filter(({ id }) => id !== first.id)) {
    for (const page of pages) {
      const absPath = inLocale(normalizePath(page.absPath), first, other);
      if (taken.has(absPath)) continue;
      taken.add(absPath);
      const id = `${other.id}/${page.id}`;
      routes[id] = { ...page, id, path: absPath.slice(1), absPath };
    }
  }
}
