/** @jest-environment jsdom */
import { fireEvent, render } from '@testing-library/react';
import Table, { genTable } from 'rc-table';
import type { TableProps } from 'rc-table';
import { createElement } from 'react';

interface Row {
  key: number;
  name?: string;
}

let calls = 0;
const cell = (value: unknown) => {
  calls += 1;
  return String(value);
};
const columns = [{ title: 'A', dataIndex: 'name', key: 'a', render: cell }];
const data: Row[] = [
  { key: 1, name: 'a' },
  { key: 2, name: 'b' },
];
const oneChanged: Row[] = [data[0] as Row, { key: 2, name: 'c' }];

/** Renders a table, then again with other props, and counts the cells that run the second time. */
function cellsOf(first: TableProps<Row>, then: TableProps<Row>, Shown = Table<Row>) {
  const { container, rerender } = render(createElement(Shown, first));
  calls = 0;
  rerender(createElement(Shown, then));
  return { calls, container };
}

test('a render of the parent runs every cell', () => {
  expect(cellsOf({ columns, data }, { columns, data }).calls).toBe(2);
});

test('shouldCellUpdate runs the cells of the changed record alone', () => {
  const careful = columns.map((column) => ({
    ...column,
    shouldCellUpdate: (record: Row, before: Row) => record !== before,
  }));
  const props = { columns: careful, data };
  expect(cellsOf(props, props).calls).toBe(0);
  expect(cellsOf(props, { ...props, data: oneChanged }).calls).toBe(1);
});

test('the second argument of shouldCellUpdate is the record that was rendered last', () => {
  const seen: (string | undefined)[] = [];
  const held = columns.map((column) => ({
    ...column,
    shouldCellUpdate: (_: Row, before: Row) => {
      seen.push(before.name);
      return false;
    },
  }));
  const table = (name: string) =>
    createElement(Table<Row>, { columns: held, data: [{ key: 1, name }] });
  const { rerender } = render(table('a'));
  rerender(table('b'));
  rerender(table('c'));
  expect(new Set(seen)).toEqual(new Set(['a']));
});

test('a table of genTable runs none while its condition does not hold', () => {
  const Quiet = genTable(
    (before, after) => before.data !== after.data,
  ) as typeof Table<Row>;
  const inline = () => ({});
  expect(cellsOf({ columns, data }, { columns, data }, Quiet).calls).toBe(0);
  expect(cellsOf({ columns, data }, { columns, data, onRow: inline }, Quiet).calls).toBe(
    0,
  );
  expect(cellsOf({ columns, data }, { columns, data: oneChanged }, Quiet).calls).toBe(2);
});

test('hovering a row and opening one run none', () => {
  const expandable = { expandedRowRender: () => 'details' };
  const { container } = render(createElement(Table<Row>, { columns, data, expandable }));
  calls = 0;
  const [row] = container.querySelectorAll('[data-row-key] td:last-child');
  if (row) fireEvent.mouseEnter(row);
  expect(container.querySelector('.rc-table-cell-row-hover')).not.toBeNull();
  const icon = container.querySelector('.rc-table-row-expand-icon');
  if (icon) fireEvent.click(icon);
  expect(container.textContent).toContain('details');
  expect(calls).toBe(0);
});

test('a summary with a stable function keeps its text until data changes', () => {
  let total = 1;
  const summary = () =>
    createElement('tr', null, createElement('td', null, `Sum ${total}`));
  const { container, rerender } = render(
    createElement(Table<Row>, { columns, data, summary }),
  );
  total = 2;
  rerender(createElement(Table<Row>, { columns, data, summary }));
  expect(container.textContent).toContain('Sum 1');
  rerender(createElement(Table<Row>, { columns, data: oneChanged, summary }));
  expect(container.textContent).toContain('Sum 2');
});
