import { defaultLocale, inLocale, localeOf } from '../../model/locale';
import type { Locale } from '../../model/locale';
import { normalizePath } from '../../model/page';
import type { Route } from '../host';
import { tabKeyOf } from '../markdown/tab-files';

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
  const taken = new Set(
    Object.values(routes).map(({ absPath }) => normalizePath(absPath)),
  );
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
