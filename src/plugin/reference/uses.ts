/** A page whose demos use a property, by language. */
export type PageUse = Readonly<
  Record<
    string,
    {
      /** Path below the site's base, including the query of a tab. */
      path: string;
      title: string;
    }
  >
>;

/** The pages whose demos use a property, by the anchor of its row. */
export type Uses = Readonly<Record<string, readonly PageUse[]>>;

/** What the changelog of a site says of names. */
export interface SiteChanges {
  /** Path of its page in the default language. */
  page: string;
  /** The versions that it has. */
  versions: readonly string[];
  /** The versions whose entries name something, from new to old, by the name. */
  names: Readonly<Record<string, readonly string[]>>;
}

/** What the pages of a site say of its references. */
export interface Shown {
  /** The page of each reference: its path in the default language. */
  pages: Readonly<Record<string, string>>;
  uses: Uses;
  /** The anchors that the first demo of a page uses, by the page's path; for `ownVersion`. */
  firstDemos?: Readonly<Record<string, readonly string[]>>;
  /** Undefined on a site without a changelog. */
  changes?: SiteChanges;
}
