import { withLocale } from '../../model/locale';
import type { Locale } from '../../model/locale';
import { normalizePath } from '../../model/page';

/** A file of the built site and the address that it is the page of. */
export interface PageFile {
  /** Path below the built site. */
  file: string;
  /** Address below the site's base. */
  path: string;
}

interface Route {
  path: string;
  absPath: string;
  isLayout?: boolean;
  redirect?: string;
}

/** The page for what is missing in a language: hosts look for it in the folders of an address. */
function missingFile(locale: Locale): PageFile {
  const path = withLocale('/404', locale);
  return { path, file: `${path.slice(1)}.html` };
}

/** The pages of a site by its routes; those with parameters have no address of their own. */
export function pageFiles(
  routes: readonly Route[],
  locales: readonly Locale[],
): PageFile[] {
  const pages = routes
    .filter(({ isLayout, absPath }) => !isLayout && !/[:*]/.test(absPath))
    .map(({ absPath }) => {
      const path = normalizePath(absPath);
      return { path, file: `${path}/index.html`.replace(/^\/+/, '') };
    });
  const unique = new Map(pages.map((page) => [page.file, page]));
  return [...unique.values(), ...locales.map(missingFile)];
}

/** The page that shows one demo alone. */
export function demoFile(id: string): PageFile {
  return { path: `/~demos/${id}`, file: `~demos/${id}/index.html` };
}
