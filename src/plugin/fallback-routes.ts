import type { IApi } from 'dumi';
import { inLocale, localeOf } from '../model/locale';
import type { Locale } from '../model/locale';
import { normalizePath } from '../model/page';
import { tabKeyOf } from './tab-files';

interface Route {
  id: string;
  path: string;
  absPath: string;
  file?: string;
  isLayout?: boolean;
  parentId?: string;
}

/**
 * Gives every page that is missing in a language the default language's text under the translated
 * address, so that a reader who switches never meets a dead end. The page then says so.
 */
export default function fallbackRoutes(api: IApi): void {
  api.modifyRoutes((routes: Record<string, Route>) => {
    const locales = api.config.locales as Locale[];
    const [first, ...others] = locales;
    if (!first) return routes;
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
    for (const other of others) {
      for (const page of pages) {
        const absPath = inLocale(normalizePath(page.absPath), first, other);
        if (taken.has(absPath)) continue;
        taken.add(absPath);
        const id = `${other.id}/${page.id}`;
        routes[id] = { ...page, id, path: absPath.slice(1), absPath };
      }
    }
    return routes;
  });
}
