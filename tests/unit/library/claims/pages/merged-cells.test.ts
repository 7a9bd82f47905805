/** @jest-environment jsdom */
import { fireEvent } from '@testing-library/react';
import { silenceWarnings } from '../../support';
import { columns, data, renderTable } from '../support';

const LEGACY =
  'Warning: `columns.render` return cell props is deprecated with perf issue, please use `onCell` instead.';
const legacy = { title: 'L', render: () => ({ children: 'old', props: { rowSpan: 1 } }) };

test('demo/colspan-rowspan-legacy#deprecated-props: the old form is reported, once', () => {
  const log = silenceWarnings();
  renderTable({ columns: [legacy] });
  renderTable({ columns: [legacy] });
  expect(log.mock.calls.filter(([text]) => text === LEGACY)).toHaveLength(1);
});

test('demo/colspan-rowspan-legacy#hover-color demo/colspan-rowspan-legacy#slow-hover demo/jsx#slow-hover: a cell in the old form is not marked on hover, and hover renders cells anew', () => {
  silenceWarnings();
  const hover = (first: object) => {
    const render = jest.fn().mockReturnValue('new');
    const { find, texts } = renderTable({ columns: [first, { title: 'B', render }] });
    const before = render.mock.calls.length;
    fireEvent.mouseEnter(find('.rc-table-row td:last-child')!);
    return [texts('.rc-table-cell-row-hover'), render.mock.calls.length > before];
  };
  expect(hover(legacy)).toEqual([['new'], true]);
  const onCell = () => ({ rowSpan: 1 });
  expect(hover({ render: () => 'cell', onCell })).toEqual([['cell', 'new'], false]);
});

test('demo/colspan-rowspan-legacy#ignored-span: the old form wins over onCell', () => {
  silenceWarnings();
  const { all } = renderTable({
    columns: [
      {
        render: () => ({ children: 'x', props: { colSpan: 2 } }),
        onCell: () => ({ colSpan: 3 }),
      },
    ],
    data: data.slice(0, 1),
  });
  expect((all('tbody td')[0] as HTMLTableCellElement).colSpan).toBe(2);
});

test('demo/colspan-rowspan-legacy#object-shows-nothing: an object without children gives an empty cell', () => {
  silenceWarnings();
  const { texts } = renderTable({ columns: [{ render: () => ({ a: 1 }) as never }] });
  expect(texts('tbody td')).toEqual(['', '']);
});

/** Body rows as lists of their cells. */
const cellsOf = (onCell: (index: number, column: number) => object) =>
  renderTable({
    columns: columns.map((column, place) => ({
      ...column,
      onCell: (_: unknown, index?: number) => onCell(index ?? NaN, place),
    })),
  })
    .all('.rc-table-row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));

test('demo/colspan-rowspan#row-sticks-out demo/colspan-rowspan#moved-cells: covered cells stay unless they return 0', () => {
  const wide = (index: number, column: number) =>
    index + column === 0 ? { colSpan: 2 } : {};
  expect(cellsOf(wide)[0]).toEqual(['a1', 'b1']);
  expect(
    cellsOf((index, column) => (index ? {} : { colSpan: column ? 0 : 2 }))[0],
  ).toEqual(['a1']);
  expect(cellsOf((index, column) => (column ? {} : { rowSpan: index ? 0 : 2 }))).toEqual([
    ['a1', 'b1'],
    ['b2'],
  ]);
  for (const colSpan of [1, undefined]) {
    expect(cellsOf(() => ({ colSpan }))[0]).toEqual(['a1', 'b1']);
  }
  expect(cellsOf((_, column) => (column ? {} : { colSpan: 0 }))[0]).toEqual(['b1']);
});

test('demo/colspan-rowspan#after-sorting demo/scope-row#after-sorting demo/jsx#after-sorting: spans go by the position, whatever row is there', () => {
  const onCell = (_: unknown, index?: number) => ({ rowSpan: index ? 0 : 2 });
  const spans = (list: typeof data) =>
    renderTable({ columns: [{ ...columns[0]!, onCell }], data: list }).texts(
      'td[rowspan]',
    );
  expect(spans(data)).toEqual(['a1']);
  expect(spans([...data].reverse())).toEqual(['a2']);
});

test('demo/colspan-rowspan#fixed-or-expanded: a row that opens below a span makes it end too early', () => {
  const onCell = (_: unknown, index?: number) => ({ rowSpan: index ? 0 : 2 });
  const { all } = renderTable({
    columns: [{ ...columns[0]!, onCell }, columns[1]!],
    expandable: { expandedRowRender: () => 'x', expandedRowKeys: [1] },
  });
  // Three rows are where the span counts on two.
  expect(all('tbody tr')).toHaveLength(3);
  expect(all('tbody tr')[1]?.className).toContain('expanded-row');
  expect(all('td[rowspan="2"]')).toHaveLength(1);
});

test('demo/colspan-rowspan#header-cells: a colSpan from onHeaderCell is ignored, that of the column counts', () => {
  const span = (more: object) =>
    (
      renderTable({ columns: [{ ...columns[0]!, ...more }, columns[1]!] }).find(
        'th',
      ) as HTMLTableCellElement
    ).colSpan;
  expect(span({ onHeaderCell: () => ({ colSpan: 2 }) })).toBe(1);
  expect(span({ colSpan: 2 })).toBe(2);
});

test('demo/colspan-rowspan#stuck-hover: a merged cell is marked with every row it spans', () => {
  const onCell = (_: unknown, index?: number) => ({ rowSpan: index ? 0 : 2 });
  const { all, find } = renderTable({
    columns: [{ ...columns[0]!, onCell }, columns[1]!],
  });
  fireEvent.mouseEnter(all('tbody tr')[1]!.querySelector('td')!);
  expect(find('td[rowspan="2"]')?.className).toContain('rc-table-cell-row-hover');
});
