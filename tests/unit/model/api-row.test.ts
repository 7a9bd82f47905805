import { anchorOf } from '../../../src/model/api-row';

test.each([
  ['Table', 'rowKey', 'table-rowkey'],
  ['Table', 'scroll.x', 'table-scroll-x'],
  ['Table', 'data-*', 'table-data-any'],
  ['Table', 'aria-*', 'table-aria-any'],
  ['SummaryCell', 'colSpan', 'summarycell-colspan'],
  ['Components', 'header.cell', 'components-header-cell'],
  ['Table', 'items[]', 'table-items'],
])('the anchor of %s.%s is %s', (id, name, expected) => {
  expect(anchorOf(id, name)).toBe(expected);
});

test('an anchor needs no escape in an address', () => {
  for (const name of ['a b', 'ä', 'scroll.x', '[key: string]', 'data-*']) {
    const anchor = anchorOf('Table', name);
    expect(encodeURIComponent(anchor)).toBe(anchor);
    expect(anchor).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  }
});
