/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import Table from 'rc-table';
import { silenceWarnings } from '../../support';
import { h } from '../pages/support';
import { columns, data, renderChanging, renderTable } from '../support';

const details = { expandedRowRender: () => 'details' };
const ICON_CELL = '.rc-table-row .rc-table-row-expand-icon-cell';

test('table.columns: without any column, there is a single empty one', () => {
  const { all } = renderTable({ columns: [] });
  const texts = all('thead td, thead th, tbody td').map(({ textContent }) => textContent);
  expect(texts).toEqual(['', '', '']);
});

describe('table.tableLayout', () => {
  const fixed = [{ ...columns[0]!, fixed: true, width: 50 }, columns[1]!];
  const cut = [{ ...columns[0]!, ellipsis: true }, columns[1]!];

  test.each([
    [
      'max-content with a fixed column',
      { columns: fixed, scroll: { x: 'max-content' } },
      'auto',
    ],
    [
      'that with scroll.y and sticky',
      { columns: fixed, scroll: { x: 'max-content', y: 9 }, sticky: true },
      'auto',
    ],
    [
      'another width with a fixed column',
      { columns: fixed, scroll: { x: 900 } },
      'fixed',
    ],
    [
      'a fixed column and expandable.fixed',
      { columns: fixed, expandable: { ...details, fixed: true } },
      'fixed',
    ],
    ['a fixed column alone', { columns: fixed }, 'auto'],
    ['scroll.y', { scroll: { y: 9 } }, 'fixed'],
    ['sticky', { sticky: true }, 'fixed'],
    ['ellipsis', { columns: cut }, 'fixed'],
    ['scroll.x alone', { scroll: { x: 900 } }, 'auto'],
    ['none of these', {}, 'auto'],
  ] as const)('table.tableLayout: by default, with %s', (_, props, layout) => {
    const layoutOf = (more: object) =>
      renderTable({ ...props, ...more } as object)
        .find('tbody')
        ?.closest('table')?.style.tableLayout;
    expect(layoutOf({})).toBe(layout);
    for (const own of ['auto', 'fixed']) expect(layoutOf({ tableLayout: own })).toBe(own);
  });
});

test('table.children: they are read only when columns is absent', () => {
  const children = h(Table.Column, { title: 'Child', key: 'child' });
  expect(renderTable({ children }).texts('thead th')).toEqual(['A', 'B']);
  const alone = renderTable({ children, columns: undefined });
  expect(alone.texts('thead th')).toEqual(['Child']);
});

test.each([
  ['prefixCls', '[class^="undefined-"]', '[class^="rc-table-"]'],
  ['rowKey', '.rc-table-row:not([data-row-key])', '.rc-table-row[data-row-key]'],
] as const)(
  'table.%s: an explicit undefined replaces the default',
  (name, replaced, usual) => {
    silenceWarnings();
    const { all } = renderTable({ [name]: undefined });
    expect(all(replaced).length).toBeGreaterThan(0);
    expect(all(usual)).toEqual([]);
  },
);

test('table.emptyText: an explicit undefined replaces the default', () => {
  const { texts } = renderTable({ data: [], emptyText: undefined });
  expect(texts('tbody tr')).toEqual(['']);
});

test('column.dataIndex: without it render receives the whole record', () => {
  const render = jest.fn(() => null);
  renderTable({ columns: [{ render }] });
  expect(render.mock.calls.slice(0, 2)).toEqual(data.map((row, at) => [row, row, at]));
});

test.each([undefined, '', 0])(
  'column.key: %j is replaced by the joined dataIndex',
  (key) => {
    const cellOf = (container: Element) => container.querySelector('tbody td');
    const view = renderChanging({
      columns: [{ key: key as string, dataIndex: ['a', 'b'] }],
    });
    const cell = cellOf(view.container);
    view.change({ columns: [{ key: 'a-b' }] });
    expect(cellOf(view.container)).toBe(cell);
    view.change({ columns: [{ key: 'other' }] });
    expect(cellOf(view.container)).not.toBe(cell);
  },
);

test('components.header.cell: by default a th, and a td without a title', () => {
  const { all } = renderTable({ columns: [columns[0]!, { key: 'untitled' }] });
  expect(all('thead tr > *').map(({ tagName }) => tagName)).toEqual(['TH', 'TD']);
});

test('components.body.cell: by default a td, and a th with rowScope', () => {
  const { all } = renderTable({
    columns: [columns[0]!, { ...columns[1]!, rowScope: 'row' }],
    data: data.slice(0, 1),
  });
  expect(all('tbody tr > *').map(({ tagName }) => tagName)).toEqual(['TD', 'TH']);
});

test('expandable.rowExpandable: without it every record can be expanded', () => {
  const icons = (more: object) =>
    renderTable({ expandable: { ...details, ...more } }).all('.rc-table-row-collapsed');
  expect(icons({})).toHaveLength(data.length);
  expect(icons({ rowExpandable: () => false })).toEqual([]);
});

test('expandable.columnTitle: the header of the icons is empty by default', () => {
  const { texts } = renderTable({ expandable: details });
  expect(texts('thead .rc-table-row-expand-icon-cell')).toEqual(['']);
});

test('expandable.columnWidth: without it the stylesheet gives 60px', () => {
  const widthOf = (more: object) =>
    renderTable({ expandable: { ...details, ...more } }).find('.rc-table-expand-icon-col')
      ?.style.width;
  expect([widthOf({}), widthOf({ columnWidth: 90 })]).toEqual(['', '90px']);
  const css = readFileSync(require.resolve('rc-table/assets/index.css'), 'utf8');
  expect(css).toMatch(/\.rc-table-expand-icon-col \{\s*width: 60px;/);
});

describe('expandable.fixed', () => {
  const fixed = { ...columns[0]!, fixed: 'left', width: 50 } as const;
  const isFixed = (list: object[]) =>
    renderTable({ columns: list, expandable: details, scroll: { x: 900 } })
      .find(ICON_CELL)
      ?.className.includes('-fix-left');

  test('expandable.fixed: without it the icons take over that of the column behind them', () => {
    expect(isFixed([fixed, columns[1]!])).toBe(true);
    expect(isFixed(columns)).toBe(false);
  });

  test('expandable.fixed: but not at the place of an EXPAND_COLUMN', () => {
    silenceWarnings();
    expect(isFixed([Table.EXPAND_COLUMN, fixed, columns[1]!])).toBe(false);
  });
});
