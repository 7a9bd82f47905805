/** @jest-environment jsdom */
import Table from 'rc-table';
import { Fragment } from 'react';
import type { ComponentType, ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { silenceWarnings } from '../../support';
import { columns, data, renderChanging, renderTable, tableOf } from '../support';
import { h } from './support';
import type { Props } from './support';

const { Summary } = Table;
const cell = (props: Props, text = 'total') => h(Summary.Cell, props, text);
const totals = (...cells: ReactElement[]) =>
  h(Summary, { fixed: true }, h(Summary.Row, null, ...cells));

test('demo/no-data#blank-placeholder: undefined and null replace the default', () => {
  const text = (props: object) =>
    renderTable({ data: [], ...props }).find('.rc-table-placeholder')?.textContent;
  expect([{}, { emptyText: undefined }, { emptyText: null }].map(text)).toEqual([
    'No Data',
    '',
    '',
  ]);
});

test('demo/no-data#flash-at-start recipe/server-data#no-data-flash: an empty list is "No Data" until emptyText says otherwise', () => {
  const { container, change } = renderChanging({ data: [] });
  expect(container.textContent).toContain('No Data');
  change({ emptyText: 'Loading…' });
  expect(container.textContent).not.toContain('No Data');
  expect(container.textContent).toContain('Loading…');
});

test('demo/no-data#old-message: a function of the same identity is not called again', () => {
  let text = 'old';
  const emptyText = () => text;
  const { container, change } = renderChanging({ data: [], emptyText });
  const shown = () => container.querySelector('.rc-table-placeholder')?.textContent;
  text = 'new';
  change({});
  expect(shown()).toBe('old');
  change({ emptyText: () => text });
  expect(shown()).toBe('new');
  text = 'newest';
  const element = renderChanging({ data: [], emptyText: h('b', null, 'first') });
  element.change({ emptyText: h('b', null, text) });
  expect(element.container.textContent).toContain('newest');
});

test('demo/no-data#late-message: with scroll.x the message is not in the HTML of a server', () => {
  expect(renderToString(tableOf({ data: [] }))).toContain('No Data');
  expect(renderToString(tableOf({ data: [], scroll: { x: 9 } }))).not.toContain(
    'No Data',
  );
});

test('demo/no-data#screen-reader: the placeholder is an ordinary cell', () => {
  const { all } = renderTable({ data: [] });
  expect(all('[role], [aria-live]')).toEqual([]);
  expect(all('.rc-table-placeholder td')).toHaveLength(1);
});

test('demo/title-and-footer#total-scrolls-away demo/sticky-header-and-summary#wrong-column: cells of Table.Summary are fixed like their columns, by index', () => {
  const fixed = [{ ...columns[0]!, fixed: 'left' as const }, columns[1]!];
  const fixedTotals = (row: ReactElement, list = fixed, more = {}) =>
    renderTable({ columns: list, scroll: { x: 500 }, summary: () => row, ...more }).texts(
      'tfoot .rc-table-cell-fix-left',
    );
  expect(fixedTotals(h('tr', null, h('td', null, 'plain')))).toEqual([]);
  const row = h(
    Summary.Row,
    null,
    cell({ index: 0 }, 'first'),
    cell({ index: 1 }, 'second'),
  );
  expect(fixedTotals(row)).toEqual(['first']);
  // The column of the expand icons counts as one, and is fixed with the column after it.
  const expandable = { expandedRowRender: () => 'x' };
  expect(fixedTotals(row, fixed, { expandable })).toEqual(['first', 'second']);
});

test('demo/title-and-footer#cell-props demo/sticky-header-and-summary#cell-props: style and handlers on a summary cell are lost, on a row they are not', () => {
  const props = { style: { color: 'red' }, onClick: () => {}, title: 'x', id: 'id' };
  const cellProps = { className: 'mine', align: 'right', colSpan: 2, rowSpan: 1 };
  const { find } = renderTable({
    summary: () => h(Summary.Row, props, cell({ index: 0, ...props, ...cellProps })),
  });
  const total = find('tfoot td') as HTMLTableCellElement;
  expect([total.title, total.id, total.style.color]).toEqual(['', '', '']);
  expect([total.colSpan, total.rowSpan, total.style.textAlign]).toEqual([2, 1, 'right']);
  expect(total.className).toContain('mine');
  const row = find('tfoot tr')!;
  expect([row.title, row.id, row.style.color]).toEqual(['x', 'id', 'red']);
});

test('demo/title-and-footer#wrong-totals recipe/row-grouping#wrong-total: title, footer and summary get data as the table got it', () => {
  const tree = [{ key: 1, children: [{ key: 2 }] }, { key: 3 }];
  const seen: unknown[] = [];
  const note = (rows: unknown) => void seen.push(rows);
  renderTable({
    data: tree,
    title: note,
    footer: note,
    summary: note,
    expandable: { defaultExpandAllRows: true },
  } as object);
  expect(new Set(seen)).toEqual(new Set([tree]));
  expect(seen.every((rows) => rows === tree)).toBe(true);
});

test('demo/title-and-footer#wrong-column recipe/column-settings#wrong-totals: totals know nothing of the order of columns', () => {
  const summary = () =>
    h(Summary.Row, null, cell({ index: 0 }, 'sum of A'), cell({ index: 1 }, 'sum of B'));
  const { container, change } = renderChanging({ columns, summary });
  change({ columns: [...columns].reverse() });
  const texts = (selector: string) =>
    Array.from(container.querySelectorAll(selector), ({ textContent }) => textContent);
  expect(texts('thead th')).toEqual(['B', 'A']);
  expect(texts('tfoot td')).toEqual(['sum of A', 'sum of B']);
});

test('demo/sticky-header-and-summary#summary-not-fixed: summary has to return the element itself', () => {
  const Mine = () => totals(cell({ index: 0 }));
  const isFixed = (summary: () => ReactElement) =>
    renderTable({ summary, scroll: { y: 100 } }).all('.rc-table-summary:not(tfoot)')
      .length;
  expect(isFixed(() => totals(cell({ index: 0 })))).toBe(1);
  expect(isFixed(() => h(Fragment, null, totals(cell({ index: 0 }))))).toBe(0);
  expect(isFixed(() => h(Mine as ComponentType))).toBe(0);
});

test('demo/sticky-header-and-summary#sticky-switch demo/sticky-header#sticky-switch: switching sticky does nothing without another key', () => {
  const sticky = (props: object) => {
    const { container, change } = renderChanging({ key: 1, ...props } as object);
    const before = container.querySelector('.rc-table-sticky-holder') !== null;
    return (then: object) => {
      change(then);
      return [before, container.querySelector('.rc-table-sticky-holder') !== null];
    };
  };
  expect(sticky({ sticky: false })({ sticky: true })).toEqual([false, false]);
  expect(sticky({ sticky: true })({ sticky: false })).toEqual([true, true]);
  expect(sticky({ sticky: false })({ sticky: true, key: 2 })).toEqual([false, true]);
  const open = renderChanging({
    key: 1,
    expandable: { expandedRowRender: () => 'x', defaultExpandedRowKeys: [1] },
  } as object);
  const opened = () => open.container.querySelectorAll('.rc-table-expanded-row').length;
  open.change({ expandable: { expandedRowRender: () => 'x' } });
  expect(opened()).toBe(1);
  open.change({ key: 2 } as object);
  expect(opened()).toBe(0);
});

/** What the table says when it gets a body that is a function. */
function warningsOfBody(props: object) {
  const log = silenceWarnings();
  log.mockClear();
  const body = jest.fn().mockReturnValue(h('p', null, 'mine'));
  const { all, texts } = renderTable({ components: { body }, ...props } as object);
  return {
    called: body.mock.calls.length > 0,
    rows: all('.rc-table-row').length,
    placeholder: texts('.rc-table-placeholder').length,
    said: log.mock.calls.map(([text]) => text),
  };
}
const ONLY_Y = 'Warning: `components.body` with render props is only work on `scroll.y`.';

test('demo/virtual-list#missing-scroll-y: a function as the body needs scroll.y; with sticky alone it is called, with the warning', () => {
  expect(warningsOfBody({})).toMatchObject({ called: false, rows: 2, said: [ONLY_Y] });
});

test('demo/virtual-list#missing-scroll-y: with sticky alone', () => {
  const { called, said } = warningsOfBody({ sticky: true });
  expect(called).toBe(true);
  expect(said).toContain(ONLY_Y);
});

test('demo/virtual-list#missing-widths: each column needs a number', () => {
  const { said } = warningsOfBody({ scroll: { y: 100 }, columns });
  expect(said).toContain(
    'Warning: When use `components.body` with render props. Each column should have a fixed `width` value.',
  );
});

test('demo/virtual-list#empty-table: emptyText is not drawn around a body function', () => {
  const wide = columns.map((column) => ({ ...column, width: 90 }));
  const result = warningsOfBody({ scroll: { y: 100 }, columns: wide, data: [] });
  expect(result).toMatchObject({ called: true, placeholder: 0, said: [] });
});

test('demo/virtual-list-grid#first-column: fixed does not reach a custom body', () => {
  silenceWarnings();
  const info = jest.fn().mockReturnValue(h('p'));
  const { all } = renderTable({
    columns: columns.map((column) => ({ ...column, width: 90, fixed: 'left' as const })),
    scroll: { y: 100, x: 500 },
    components: { body: info },
  });
  expect(all('thead .rc-table-cell-fix-left')).toHaveLength(2);
  expect(all('.rc-table-body .rc-table-cell-fix-left')).toHaveLength(0);
  expect(Object.keys(info.mock.calls[0]?.[1] as object).sort()).toEqual([
    'onScroll',
    'ref',
    'scrollbarSize',
  ]);
});

test('recipe/grid-navigation#wrong-row demo/sub-table#first-row: measure rows and expanded rows are tr, too', () => {
  const { all } = renderTable({
    scroll: { y: 100 },
    expandable: { expandedRowRender: () => 'x', defaultExpandAllRows: true },
    data: data.slice(0, 1),
  });
  const classes = all('tbody tr').map(({ className }) => className.split(' ')[0]);
  expect(classes).toEqual([
    'rc-table-measure-row',
    'rc-table-row',
    'rc-table-expanded-row',
  ]);
});
