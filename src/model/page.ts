/** One tab of a page; the page itself is the first, whose key is null. */
export interface PageTab {
  key: string | null;
  title: string;
}

/** A page in one language, as navigation, search and head need it. */
export interface Page {
  /** Address below the site's base, such as `/demo/simple` or `/zh-CN/demo/simple`. */
  path: string;
  locale: string;
  title: string;
  description: string;
  /** Other names by which readers look for it. */
  keywords?: string[];
  /** False: search does not know it. */
  search?: boolean;
  /** Heading of the sidebar under which the page stands; none: not in the sidebar. */
  group?: string;
  order: number;
  /** Source file relative to the site's root, with forward slashes. */
  file: string;
  /** False where the page shows the default language for want of a translation. */
  translated: boolean;
  tabs?: PageTab[];
}

/** Removes a trailing slash, except that of the root. */
export function normalizePath(path: string): string {
  return path.length > 1 ? path.replace(/\/+$/, '') || '/' : path || '/';
}

/** The page of an address below the base, or undefined. */
export function pageOf(pages: readonly Page[], path: string): Page | undefined {
  const wanted = normalizePath(path);
  return pages.find((page) => page.path === wanted);
}
