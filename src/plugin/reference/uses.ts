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

/** What the pages of a site say of its references. */
export interface Shown {
  /** The page of each reference: its path in the default language. */
  pages: Readonly<Record<string, string>>;
  uses: Uses;
}
