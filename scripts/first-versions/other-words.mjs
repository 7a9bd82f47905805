/**
 * The word before which no version has a row of a reference: the prop that takes the object, or the
 * name of the part or type.
 */
export const OWNER_WORDS = {
  Components: 'components',
  ColumnGroup: 'groupColumns',
  Sticky: 'TableSticky',
  Summary: 'SummaryProps',
  SummaryCell: 'SummaryCell',
  SummaryRow: 'FooterRow',
};

/**
 * Rows whose name the source had for something else before them, and what that was. Types and
 * `propTypes` alone tell when they came.
 */
export const MEANT = {
  'Table.onExpand': 'a prop between its own parts, which the table passed to its rows',
  'Expandable.onExpand': 'the same',
  'Table.expandIcon': 'a variable, the element of the icon',
  'Expandable.expandIcon': 'the same',
  'Table.title': 'the title of a column',
  'Table.children': 'the children of the elements that the table makes',
};

/** Rows that words alone tell, although versions have types or `propTypes`: which word, and why. */
export const TOLD_BY_WORD = {
  'Table.tableLayout': {
    word: 'props.tableLayout',
    reason:
      'the table set `style.tableLayout` itself before, and `propTypes` leave it out',
  },
  'Table.expandRowByClick': {
    word: 'expandRowByClick',
    reason: 'the types of 6.x leave it out, and its rows read it',
  },
  'Table.data-*': { word: 'data-*', reason: 'no type names it' },
  'Table.aria-*': { word: 'aria-*', reason: 'no type names it' },
};
