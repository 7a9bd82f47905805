/** @jest-environment jsdom */
import { act, fireEvent, render } from '@testing-library/react';
import Table from 'rc-table';
import type { TableProps } from 'rc-table';
import { createElement } from 'react';

interface Row {
  key: number;
}

const input = { title: 'A', key: 'a', render: () => createElement('input') };
const props: TableProps<Row> = { columns: [input], data: [{ key: 1 }] };
const table = (more: TableProps<Row>) => createElement(Table<Row>, { ...props, ...more });

/** The helper scrollbar of `sticky` measures after it is shown. */
const settled = () => act(async () => {});

/** Whether an input in a cell is still the same after the table went from one to the other. */
async function keepsCells(from: TableProps<Row>, to: TableProps<Row>): Promise<boolean> {
  const { container, rerender } = render(table(from));
  const before = container.querySelector('input');
  rerender(table(to));
  await settled();
  return before !== null && container.querySelector('input') === before;
}

test('switching an axis on or off makes all cells anew', async () => {
  expect(await keepsCells({}, { scroll: { y: 100 } })).toBe(false);
  expect(await keepsCells({ scroll: { y: 100 } }, {})).toBe(false);
  expect(await keepsCells({}, { scroll: { x: 900 } })).toBe(false);
  expect(await keepsCells({ sticky: true }, { sticky: true, scroll: { x: 900 } })).toBe(
    false,
  );
});

test('switching scroll.y while sticky is on keeps them', async () => {
  expect(await keepsCells({ sticky: true }, { sticky: true, scroll: { y: 100 } })).toBe(
    true,
  );
  expect(await keepsCells({ sticky: true, scroll: { y: 100 } }, { sticky: true })).toBe(
    true,
  );
});

test('another value of an axis keeps them', async () => {
  expect(await keepsCells({ scroll: { x: 900 } }, { scroll: { x: 'max-content' } })).toBe(
    true,
  );
  expect(await keepsCells({ scroll: { y: 100 } }, { scroll: { y: 200 } })).toBe(true);
});

test('switching sticky alone does nothing; another key does, and closes open rows', async () => {
  const expandable = { expandedRowRender: () => 'details' };
  const { container, rerender } = render(table({ expandable }));
  const sticky = () => container.querySelector('.rc-table-sticky-holder');
  const icon = container.querySelector('.rc-table-row-expand-icon');
  if (icon) fireEvent.click(icon);
  expect(container.textContent).toContain('details');

  rerender(table({ expandable, sticky: true }));
  expect(sticky()).toBeNull();
  expect(container.textContent).toContain('details');

  const withKey = createElement(Table<Row>, {
    ...props,
    expandable,
    sticky: true,
    key: 'sticky',
  });
  rerender(withKey);
  await settled();
  expect(sticky()).not.toBeNull();
  expect(container.textContent).not.toContain('details');
});

test.each<[string, TableProps<Row>]>([
  ['a number as scroll.x', { scroll: { x: 900 } }],
  ['true as scroll.x', { scroll: { x: true } }],
  ["'max-content' as scroll.x", { scroll: { x: 'max-content' } }],
  [
    'expandable.fixed',
    { expandable: { fixed: true, expandedRowRender: () => 'details' } },
  ],
])('%s turns on what fixed columns need, with or without a width', (_, more) => {
  const columns = [
    { ...input, fixed: 'left' as const },
    { title: 'B', key: 'b' },
  ];
  const { container } = render(table({ columns, ...more }));
  expect(container.querySelector('.rc-table')?.className).toContain('fixed-column');
  const cell = container.querySelector('input')?.closest('td');
  expect(cell?.style.position).toBe('sticky');
});
