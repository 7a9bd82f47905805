/** Separates a heading from the one above it. */
export const PATH_SEPARATOR = ' › ';

/** A heading of a page and the text below it, up to the next heading. */
export interface SearchSection {
  /** Text of the heading. */
  rawTitle: string;
  /** The headings above it in the outline, outermost first. */
  above: string[];
  /** The heading and those above it: `API › Properties`. */
  title: string;
  /** Path below the site's base, with tab and anchor. */
  link: string;
  paragraphs: string[];
}

/** A demo of a page. */
export interface SearchDemo {
  link: string;
  /** Name of its file without the ending. */
  name: string;
  rawTitle: string;
  title: string;
  description: string;
  /** Words in its code: imports, names, and calls. */
  keywords: string[];
}

/** A row of an API reference. */
export interface SearchProp {
  name: string;
  /** The name prefixed with its reference: `Table.rowKey`. */
  title: string;
  link: string;
  text: string;
  /** True if the property is deprecated. */
  deprecated: boolean;
}

/** A page in one language, as input for search. */
export interface SearchPage {
  /** Its name in navigation. */
  title: string;
  /** Its heading, where that is not its title. */
  headline?: string;
  /** Title of the header link that the page belongs to, and the position of that link. */
  navTitle: string;
  navOrder: number;
  link: string;
  description: string;
  /** Other search terms for the page. */
  keywords: string[];
  /** Text before its first heading. */
  paragraphs: string[];
  sections: SearchSection[];
  demos: SearchDemo[];
  props: SearchProp[];
}
