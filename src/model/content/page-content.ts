import type { TocItem } from './toc';

/**
 * An element without components in it: its tag, the number of its HTML among the page's (-1 for one
 * without children), and its attributes as React takes them.
 */
export type PlainElement = [tag: string, part: number, props?: Record<string, string>];

/** What a page has between its components, kept apart from the code of the page. */
export interface PageContent {
  /** How many parts of HTML it has. */
  size: number;
  /** Rows of elements that stand beside each other. */
  rows: PlainElement[][];
  /** The table of contents that it shows. */
  toc?: TocItem[];
}
