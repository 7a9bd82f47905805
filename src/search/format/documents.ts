/** Stands between a heading and the one above it. */
export const UNDER = ' › ';

/** A heading of a page with the text below it, up to the next heading. */
export interface SearchSection {
  /** The heading as it is read. */
  rawTitle: string;
  /** The headings it stands under, the outermost first. */
  above: string[];
  /** The heading with those above it: `API › Properties`. */
  title: string;
  /** Address below the site's base, with the tab and the anchor. */
  link: string;
  paragraphs: string[];
}

/** A demo of a page. */
export interface SearchDemo {
  link: string;
  /** Name of its file without ending. */
  name: string;
  rawTitle: string;
  title: string;
  description: string;
  /** Words of its code: what it imports, names and calls. */
  keywords: string[];
}

/** A row of a reference. */
export interface SearchProp {
  name: string;
  /** The name with that of its reference: `Table.rowKey`. */
  title: string;
  link: string;
  text: string;
  /** True where something else takes its place. */
  deprecated: boolean;
}

/** A page in one language, as search knows it. */
export interface SearchPage {
  title: string;
  /** Title of the link in the header that the page belongs to, and its place among them. */
  navTitle: string;
  navOrder: number;
  link: string;
  description: string;
  /** Other names of the page. */
  keywords: string[];
  /** What stands above its first heading. */
  paragraphs: string[];
  sections: SearchSection[];
  demos: SearchDemo[];
  props: SearchProp[];
}
