/** A heading in the table of contents. */
export interface TocItem {
  id: string;
  title: string;
  /** Heading level, 2 to 6. */
  depth: number;
}

/**
 * The id of a table of contents, which the header's button opens on a narrow window.
 * @param tab key of the page's tab; the page itself has none
 * @example tocId('api') // 'ledger-toc-api'
 */
export function tocId(tab?: string | null): string {
  return tab ? `ledger-toc-${tab}` : 'ledger-toc';
}

/**
 * The headings of a page down to level `deepest`, without the page's own title and those
 * without text. Each heading is at most one level below the previous one, and the first is
 * at the top level, so that a demo above all sections belongs to no section.
 */
export function tocOf(headings: readonly TocItem[], deepest = 3): TocItem[] {
  let last = 1;
  return headings
    .filter(({ title, depth }) => title && depth > 1 && depth <= deepest)
    .map((item) => {
      last = Math.min(item.depth, last + 1);
      return { ...item, depth: last };
    });
}
