/** @jest-environment jsdom */
import { fireEvent, render } from '@testing-library/react';
import Table from 'rc-table';
import type { TableProps } from 'rc-table';
import type { ColumnsType, ColumnType } from 'rc-table/lib/interface';
import { createElement } from 'react';
import { renderUpdatable, silenceWarnings } from './support';

interface Row {
  id: number;
  name: string;
  children?: Row[];
}

const column: ColumnType<Row> = { title: 'Name', dataIndex: 'name', key: 'name' };
const makeRows = (): Row[] => [
  { id: 10, name: 'ten' },
  { id: 9, name: 'nine' },
];

function tableOf(props: TableProps<Row>) {
  return createElement(Table<Row>, { columns: [column], rowKey: 'id', ...props });
}

const textsOf = (container: Element, selector = 'tbody tr') =>
  [...container.querySelectorAll(selector)].map(({ textContent }) => textContent);

test('sortable-headers: rows that are sorted in place stay where they were', () => {
  let data = makeRows();
  const { container, update } = renderUpdatable(() => tableOf({ data }));
  data.sort((a, b) => a.id - b.id);
  update();
  expect(textsOf(container)).toEqual(['ten', 'nine']);
  data = [...data];
  update();
  expect(textsOf(container)).toEqual(['nine', 'ten']);
});

test('row-selection: shouldCellUpdate holds back a tick that is not in the record', () => {
  const data = makeRows();
  let text = 'before';
  const render = () => text;
  const columns: ColumnsType<Row> = [
    { key: 'kept', render, shouldCellUpdate: (next, previous) => next !== previous },
    { key: 'free', render },
  ];
  const { container, update } = renderUpdatable(() => tableOf({ data, columns }));
  text = ' after';
  update();
  expect(textsOf(container)).toEqual(['before after', 'before after']);
});

test('pagination: rows numbered by the position are open on every page', () => {
  let data = [{ id: 1, name: 'one' }];
  const { container, update } = renderUpdatable(() =>
    tableOf({
      data,
      rowKey: (row) => data.indexOf(row),
      expandable: { expandedRowRender: ({ name }) => `about ${name}` },
    }),
  );
  fireEvent.click(container.querySelector('.rc-table-row-expand-icon')!);
  data = [{ id: 2, name: 'two' }];
  update();
  expect(textsOf(container, '.rc-table-expanded-row')).toEqual(['about two']);
});

test('column-settings: null among the columns throws, false makes an empty column', () => {
  const log = silenceWarnings();
  const withEntry = (entry: unknown) =>
    tableOf({ data: makeRows(), columns: [column, entry as ColumnType<Row>] });
  expect(() => render(withEntry(null))).toThrow();
  const { container } = render(withEntry(false));
  expect(container.querySelectorAll('tbody tr:first-child td')).toHaveLength(2);
  expect(container.querySelectorAll('thead th, thead td')).toHaveLength(1);
  log.mockRestore();
});

test('lazy-children: an empty array at the top is enough for an icon, one below is not', () => {
  const icons = (rows: Row[]) =>
    render(tableOf({ data: rows })).container.querySelectorAll(
      '.rc-table-row-expand-icon:not(.rc-table-row-spaced)',
    ).length;
  expect(icons([{ id: 1, name: 'folder', children: [] }])).toBe(1);
  expect(icons(makeRows())).toBe(0);
});

test('lazy-children: rows pushed into a branch that is open stay hidden', () => {
  const children: Row[] = [];
  let data: Row[] = [{ id: 1, name: 'folder', children }];
  const expandable = { expandedRowKeys: [1] };
  const { container, update } = renderUpdatable(() => tableOf({ data, expandable }));
  children.push({ id: 2, name: 'file' });
  update();
  expect(textsOf(container)).toEqual(['folder']);
  data = [...data];
  update();
  expect(textsOf(container)).toEqual(['folder', 'file']);
});

test('row-grouping: defaultExpandAllRows leaves groups closed that come later, summary gets groups', () => {
  const group = (id: number): Row => ({
    id,
    name: `group ${id}`,
    children: [{ id: id + 1, name: `row of ${id}` }],
  });
  let data = [group(10)];
  const { container, update } = renderUpdatable(() =>
    tableOf({
      data,
      expandable: { defaultExpandAllRows: true },
      summary: (rows) =>
        createElement('tr', null, createElement('td', null, rows.length)),
    }),
  );
  data = [group(20), group(30)];
  update();
  expect(textsOf(container)).toEqual(['group 20', 'group 30']);
  expect(textsOf(container, 'tfoot td')).toEqual(['2']);
});

test('grid-navigation: the role goes to the table, and the measuring row is a tr', () => {
  const props = { role: 'grid', data: makeRows(), scroll: { y: 100 } };
  const { container } = render(tableOf(props));
  const grid = container.querySelector('table[role=grid]');
  expect(grid?.querySelectorAll('tr:not(.rc-table-row)')).toHaveLength(1);
  expect(grid?.querySelectorAll('th')).toHaveLength(0);
});

test('responsive-columns: a class goes to header and body cells, a width to its own col', () => {
  const columns = [{ ...column, className: 'is-extra', width: 80 }];
  const { container } = render(tableOf({ data: makeRows(), columns }));
  expect(container.querySelectorAll('th.is-extra, td.is-extra')).toHaveLength(3);
  expect(container.querySelector('col')?.style.width).toBe('80px');
});
