/**
 * What makes the parts of a table, for "Inspect" in the menu of demos: selectors, each with the rows
 * of the reference that can make the part.
 */
export const inspectedParts: Record<string, string[]> = {
  caption: ['Table.caption'],
  '.rc-table-title': ['Table.title'],
  '.rc-table-footer': ['Table.footer'],
  '.rc-table-thead .rc-table-row-expand-icon-cell': [
    'Expandable.columnTitle',
    'Expandable.expandedRowRender',
    'Table.expandedRowRender',
  ],
  '.rc-table-row-expand-icon-cell': [
    'Expandable.expandIcon',
    'Expandable.expandedRowRender',
    'Table.expandIcon',
    'Table.expandedRowRender',
  ],
  '.rc-table-expanded-row > .rc-table-cell': [
    'Expandable.expandedRowRender',
    'Table.expandedRowRender',
  ],
  '.rc-table-placeholder > .rc-table-cell': ['Table.emptyText'],
  '.rc-table-summary .rc-table-cell': ['SummaryCell.index', 'Table.summary'],
  '.rc-table-thead .rc-table-cell': ['Column.title', 'ColumnGroup.title'],
  '.rc-table-cell': ['Column.render', 'Column.dataIndex'],
  '.rc-table [role="cell"]': ['Components.body'],
};
