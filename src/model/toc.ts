/** A heading as the table of contents shows it. */
export interface TocItem {
  id: string;
  title: string;
  /** Heading level, 2 to 6. */
  depth: number;
}

/** The headings of a page down to `deepest`, without the page's own title. */
export function tocOf(headings: readonly TocItem[], deepest = 3): TocItem[] {
  return headings.filter(({ depth }) => depth > 1 && depth <= deepest);
}
