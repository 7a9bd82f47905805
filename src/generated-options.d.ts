/** What comes with options; without them, there is nothing in it. */
declare module '@@/ledger/inspect' {
  /** The rows that make parts of demos, by the selectors of the parts. */
  export const parts: Record<string, string[]>;
}

declare module '@@/ledger/search-pictures' {
  export const pictures: Record<string, string>;
}
