/** What a page says of itself in the head of the document. */
export interface Head {
  title: string;
  /** Empty: as it is; none: there is none. */
  description?: string;
  lang?: string;
  /** Address of the page below the site's base; none: it has no address of its own. */
  path?: string;
  /** True for a page that search engines leave out. */
  noindex?: boolean;
}
