/** A heading as the table of contents shows it. */
export interface TocItem {
  id: string;
  title: string;
  /** Heading level, 2 to 6. */
  depth: number;
}

/**
 * The id of a table of contents, by which the header opens it on a narrow window.
 * @param tab key of the tab of a page; the page itself has none
 * @example tocId('api') // 'ledger-toc-api'
 */
export function tocId(tab?: string | null): string {
  return tab ? `ledger-toc-${tab}` : 'ledger-toc';
}

/**
 * The headings of a page down to `deepest`, without the page's own title. Each stands at most one
 * level below the one before it, the first at the outermost: a demo above all sections is not
 * part of one.
 */
export function tocOf(headings: readonly TocItem[], deepest = 3): TocItem[] {
  let last = 1;
  return headings
    .filter(({ depth }) => depth > 1 && depth <= deepest)
    .map((item) => {
      last = Math.min(item.depth, last + 1);
      return { ...item, depth: last };
    });
}
