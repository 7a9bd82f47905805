/** Metadata of a page for the document's head. */
export interface Head {
  title: string;
  /** True if a title that the page writes itself, with Helmet, goes before this one. */
  yields?: boolean;
  /** An empty string keeps the current description; undefined removes it. */
  description?: string;
  lang?: string;
  /**
   * Path of the page below the site's base; undefined if the page has no address of its
   * own.
   */
  path?: string;
  /** True if search engines should skip the page. */
  noindex?: boolean;
}

/**
 * The title of a document: that of its page and the name of the site, if it has one.
 * @example documentTitle('Scrolling', 'My library') // 'Scrolling - My library'
 */
export function documentTitle(page: string, site: string): string {
  return site === '' || page === site ? page : `${page} - ${site}`;
}
