/** A tab of a page. The page itself is the first tab, with the key null. */
export interface PageTab {
  key: string | null;
  title: string;
}

/** A page in one language, with the fields that navigation, search, and the head need. */
export interface Page {
  /** Path below the site's base, such as `/demo/simple` or `/zh-CN/demo/simple`. */
  path: string;
  locale: string;
  /** Its name in navigation and sidebars. */
  title: string;
  /** Its heading where that is not its title; see `data/headline`. */
  headline?: string;
  description: string;
  /** Other terms that readers search for. */
  keywords?: string[];
  /** False excludes the page from search. */
  search?: boolean;
  /** Title of its sidebar group; none: it stands before the groups, or not in the sidebar. */
  group?: string;
  /** Place of its sidebar in the list of the language's sidebars; none: the first. */
  sidebar?: number;
  /** Place of its sidebar's links among those of the language; on a large site alone. */
  links?: number;
  order: number;
  /** Path of the page that it follows in reading order; see `inReadingOrder`. */
  after?: string;
  /** Source file relative to the site's root, with forward slashes. */
  file: string;
  /** False if the page falls back to the default language because it has no translation. */
  translated: boolean;
  tabs?: PageTab[];
  /** True if its text has a heading of its own, which takes the place of its title. */
  headed?: true;
}

/** Removes a trailing slash, except from the root. */
export function normalizePath(path: string): string {
  return path.length > 1 ? path.replace(/\/+$/, '') || '/' : path || '/';
}

/** The pages of each list by their paths. */
const known = new WeakMap<readonly Page[], ReadonlyMap<string, Page>>();

/**
 * The page at a path below the base.
 * @param pages may not be changed afterwards
 */
export function pageOf(pages: readonly Page[], path: string): Page | undefined {
  // The first of two with one path is the last here.
  const byPath =
    known.get(pages) ?? new Map([...pages].reverse().map((page) => [page.path, page]));
  known.set(pages, byPath);
  return byPath.get(normalizePath(path));
}
