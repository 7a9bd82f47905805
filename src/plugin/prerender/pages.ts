import { defaultLocale, localeOf, withLocale } from '../../model/locale';
import type { Locale } from '../../model/locale';
import { normalizePath } from '../../model/page';
import type { Route } from '../host';

/** A file of the built site and the path that it serves. */
export interface OutputFile {
  /** Path below the built site. */
  file: string;
  /** Path below the site's base. */
  path: string;
}

/** The 404 page of a language. Hosts look for it in the folders of an address. */
function notFoundFile(locale: Locale): OutputFile {
  const path = withLocale('/404', locale);
  return { path, file: `${path.slice(1)}.html` };
}

/** The address of a site. Without a home page it has a 404 page, as hosts may list the folder there. */
const HOME: OutputFile = { path: '/', file: 'index.html' };

/** The page of a demo that does not exist. It is a part of the 404 page and has no file. */
export const UNKNOWN_DEMO: OutputFile = { path: '/~demos/unknown', file: '' };

/** The pages of a site, from its routes. Routes with parameters have no file. */
export function outputFiles(
  routes: readonly Pick<Route, 'absPath' | 'isLayout'>[],
  locales: readonly Locale[],
): OutputFile[] {
  const pages = routes
    .filter(({ isLayout, absPath }) => !isLayout && !/[:*]/.test(absPath))
    .map(({ absPath }) => {
      const path = normalizePath(absPath);
      return { path, file: `${path}/index.html`.replace(/^\/+/, '') };
    });
  const unique = new Map([...pages, HOME].map((page) => [page.file, page]));
  return [...unique.values(), ...locales.map(notFoundFile)];
}

/**
 * The same, those in the default language first: a stand-alone demo belongs to the first page that
 * shows it.
 */
export function orderedFiles(...given: Parameters<typeof outputFiles>): OutputFile[] {
  const [, locales] = given;
  const inDefault = ({ path }: OutputFile) =>
    localeOf(path, locales).id === defaultLocale(locales).id ? 0 : 1;
  return outputFiles(...given).sort((a, b) => inDefault(a) - inDefault(b));
}

/**
 * The ids of the pages on which demos stand alone. Where languages end addresses, dumi has one for
 * each language; a demo that is called so itself has its own page.
 * @example demoPages(['a'], ['-cn']) // a: 'a', 'a-cn': 'a'
 * @returns the demo of each page
 */
export function demoPages(
  demos: Iterable<string>,
  suffixes: readonly string[],
): Map<string, string> {
  const pages = new Map([...demos].map((id) => [id, id]));
  for (const id of [...pages.keys()]) {
    for (const suffix of suffixes) {
      const other = id + suffix;
      if (!id.endsWith(suffix) && !pages.has(other)) pages.set(other, id);
    }
  }
  return pages;
}

/** The stand-alone page of a demo. */
export function demoOutputFile(id: string): OutputFile {
  return { path: `/~demos/${id}`, file: `~demos/${id}/index.html` };
}
