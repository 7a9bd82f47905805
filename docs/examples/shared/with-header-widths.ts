import type { ColumnType } from 'rc-table/lib/interface';

/**
 * Gives each header cell the width of its column. With `scroll.y` or `sticky` the header is a
 * table of its own, which copies the widths of the body once a browser has measured them; these
 * stand in for them in a page that was rendered on a server.
 */
export function withHeaderWidths<Row>(
  columns: readonly ColumnType<Row>[],
): ColumnType<Row>[] {
  return columns.map((column) => ({
    ...column,
    onHeaderCell: (...args) => {
      const props = column.onHeaderCell?.(...args);
      return { ...props, style: { width: column.width, ...props?.style } };
    },
  }));
}
