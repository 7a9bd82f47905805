/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import Table, { genTable } from 'rc-table';
import type { ColumnsType } from 'rc-table/lib/interface';
import { createElement } from 'react';
import type { ReactElement } from 'react';
import { renderUpdatable, updatable } from './support';

interface Row {
  key: number;
}

const data: Row[] = [{ key: 1 }];

/** Columns whose cell shows `inner`. */
const holding = (inner: ReactElement): ColumnsType<Row> => [
  { title: 'Outer', key: 'outer', render: () => inner },
];

test('a render of its parent runs the cells of a table again', () => {
  const cell = jest.fn(() => null);
  const columns = [{ title: 'A', key: 'a', render: cell }];
  const { update } = renderUpdatable(() => createElement(Table, { columns, data }));
  cell.mockClear();
  update();
  expect(cell).toHaveBeenCalledTimes(1);
});

describe('a table inside another table', () => {
  const cell = jest.fn(() => null);
  let columns: ColumnsType<Row> = [];
  const inner = updatable(() => createElement(Table<Row>, { columns, data }));

  beforeEach(() => {
    columns = [{ title: 'A', key: 'a', render: cell }];
  });

  test.each([
    ['a cell', { columns: holding(inner.element) }],
    [
      'an expanded row',
      {
        columns: [{ title: 'A' }],
        expandable: {
          expandedRowRender: () => inner.element,
          defaultExpandAllRows: true,
        },
      },
    ],
  ])('in %s keeps its cells when only its own parent renders', (_, props) => {
    const outer = renderUpdatable(() => createElement(Table<Row>, { ...props, data }));
    cell.mockClear();
    inner.update();
    expect(cell).not.toHaveBeenCalled();
    outer.update();
    expect(cell).toHaveBeenCalledTimes(1);
  });

  test('runs them again for another render function', () => {
    render(createElement(Table<Row>, { columns: holding(inner.element), data }));
    cell.mockClear();
    columns = [{ title: 'A', key: 'a', render: () => cell() }];
    inner.update();
    expect(cell).toHaveBeenCalledTimes(1);
  });
});

test('the condition of a genTable table is not called inside another table', () => {
  const condition = jest.fn(() => true);
  const Quiet = genTable(condition);
  const inner = updatable(() =>
    createElement(Quiet, { columns: [{ title: 'A', key: 'a' }], data }),
  );
  const { unmount } = render(inner.element);
  inner.update();
  expect(condition).toHaveBeenCalled();
  unmount();

  condition.mockClear();
  render(createElement(Table<Row>, { columns: holding(inner.element), data }));
  inner.update();
  expect(condition).not.toHaveBeenCalled();
});

test('while a genTable condition is false, only another record or render runs a cell', () => {
  const cell = jest.fn(() => null);
  const Quiet = genTable(() => false);
  let props = { columns: [{ title: 'A', key: 'a', render: cell }], data };
  const { update } = renderUpdatable(() => createElement(Quiet, props));
  cell.mockClear();

  props = { columns: [...props.columns], data: [...data] };
  update();
  expect(cell).not.toHaveBeenCalled();
  props = { ...props, data: [{ key: 1 }] };
  update();
  expect(cell).toHaveBeenCalledTimes(1);
});
