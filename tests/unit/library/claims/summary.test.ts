/** @jest-environment jsdom */
import Table from 'rc-table';
import { createElement, Fragment } from 'react';
import type { ReactElement } from 'react';
import { data, renderTable } from './support';

const { Summary } = Table;

/** A summary of one row with these cells. */
const row = (...cells: ReactElement[]) => createElement(Summary.Row, null, ...cells);
const summaryOf = (...cells: ReactElement[]) =>
  createElement(Summary, { fixed: true }, row(...cells));
const cell = (index: number, props: object = {}) =>
  createElement(Summary.Cell, { key: index, index, ...props }, `cell ${index}`);

/** Whether the summary of a table stands in a holder of its own. */
const isFixed = (summary: () => ReactElement, props: object) =>
  renderTable({ ...props, summary }).find(
    '.rc-table-summary tfoot, div.rc-table-summary',
  ) !== null;

test('summary.fixed: it works with scroll.y or sticky, for the element itself', () => {
  const summary = () => summaryOf(cell(0), cell(1));
  expect(isFixed(summary, {})).toBe(false);
  expect(isFixed(summary, { scroll: { y: 100 } })).toBe(true);
  expect(isFixed(summary, { sticky: true })).toBe(true);
  const inFragment = () => createElement(Fragment, null, summary());
  expect(isFixed(inFragment, { sticky: true })).toBe(false);
  const Own = () => summary();
  expect(isFixed(() => createElement(Own), { sticky: true })).toBe(false);
});

test('summary-cell.index: columns are counted, an expand icon column, too', () => {
  const fixed = [
    { title: 'A', key: 'a', fixed: true, width: 50 },
    { title: 'B', key: 'b', width: 50 },
  ] as const;
  const { all } = renderTable({
    columns: [...fixed],
    data,
    scroll: { x: 500 },
    expandable: { expandedRowRender: () => 'details', fixed: true },
    summary: () => row(cell(0), cell(1), cell(2)),
  });
  const isFixedLeft = all('tfoot td').map(({ className }) =>
    className.includes('fix-left'),
  );
  expect(isFixedLeft).toEqual([true, true, false]);
});

test('summary-cell.className: other props are dropped', () => {
  const props = {
    className: 'own',
    style: { color: 'red' },
    'data-a': '1',
    onClick: () => {},
  };
  const { find } = renderTable({ summary: () => row(cell(0, props)) });
  const shown = find('tfoot td.own');
  expect(shown?.style.color).toBe('');
  expect(shown?.hasAttribute('data-a')).toBe(false);
});

test('summary.children: the row takes children, a class and a style, and its type no more', () => {
  // @ts-expect-error The declared type has no `onClick`.
  const typed = createElement(Summary.Row, { onClick: () => {} });
  expect(typed.type).toBe(Summary.Row);
});
