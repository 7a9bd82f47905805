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
 * without text. Each is one level below the nearest heading above it that has a higher level,
 * so headings of one level stand side by side where a level is left out, and a demo above
 * all sections belongs to no section.
 */
export function tocOf(headings: readonly TocItem[], deepest = 3): TocItem[] {
  /** Levels in the text of those that the heading is below. */
  const above: number[] = [];
  return headings
    .filter(({ title, depth }) => title && depth > 1 && depth <= deepest)
    .map((item) => {
      while (Number(above[above.length - 1]) >= item.depth) above.pop();
      above.push(item.depth);
      return { ...item, depth: above.length + 1 };
    });
}
