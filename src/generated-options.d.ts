/** What comes with options; without them, there is nothing in it. */
declare module '@@/ledger/own-version' {
  /** The versions that readers choose from, in any order. */
  export const versions: readonly string[];
  /** Path of the changelog below the site's base, in the default language. */
  export const changelog: string | undefined;
  export const rows: import('./model/reference/newer').RowVersions;
  /** The newest version of what the first demo of a page uses, by the page's path, as above. */
  export const pages: Readonly<Record<string, string>>;
}

declare module '@@/ledger/inspect' {
  /** The rows that make parts of demos, by the selectors of the parts. */
  export const parts: Record<string, string[]>;
}

declare module '@@/ledger/search-pictures' {
  export const pictures: Record<string, string>;
}
