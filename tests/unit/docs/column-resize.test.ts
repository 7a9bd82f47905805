/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import type { TableProps } from 'rc-table';
import { createElement } from 'react';
import type { ComponentType } from 'react';
import FirstColumnResize from '../../../docs/examples/column-resize';
import ColumnResize from '../../../docs/examples/column-resize-options';

jest.mock('rc-table/assets/index.css', () => ({}));
jest.mock('../../../docs/examples/shared/look.css', () => ({}));
jest.mock('../../../docs/examples/column-resize.css', () => ({}));
jest.mock('rc-util/lib/getScrollBarSize', () => ({
  ...jest.requireActual<object>('rc-util/lib/getScrollBarSize'),
  getTargetScrollBarSize: () => ({ width: 15, height: 15 }),
}));
/** The table of the demo, to which a reader has added an untitled column and `scroll.y`. */
jest.mock('rc-table', () => {
  const { default: Table } = jest.requireActual<{
    default: ComponentType<TableProps<unknown>>;
  }>('rc-table');
  return {
    __esModule: true,
    default: ({ columns = [], scroll, ...props }: TableProps<unknown>) =>
      createElement(Table, {
        ...props,
        columns: [...columns, { key: 'untitled' }],
        scroll: { ...scroll, y: 100 },
      }),
  };
});

test('the header cell of the demo draws untitled columns and the filler as plain cells', () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  const { container, getAllByRole } = render(createElement(ColumnResize));
  expect(log.mock.calls).toEqual([]);
  const cells = Array.from(container.querySelectorAll('thead tr > *'), (cell) => [
    cell.tagName,
    cell.querySelector('[role=separator]') !== null,
  ]);
  expect(cells).toEqual([
    ...Array.from({ length: 4 }, () => ['TH', true]),
    ['TD', false],
    ['TD', false],
  ]);
  expect(getAllByRole('separator', { hidden: true })).toHaveLength(4);
});

test('the first demo resizes one column and draws the other cells plainly', () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  const { container } = render(createElement(FirstColumnResize));
  expect(log.mock.calls).toEqual([]);
  const cells = Array.from(container.querySelectorAll('thead tr > *'), (cell) => [
    cell.tagName,
    cell.querySelector('.resize-handle') !== null,
  ]);
  expect(cells).toEqual([
    ['TH', true],
    ['TH', false],
    ['TD', false],
    ['TD', false],
  ]);
});
