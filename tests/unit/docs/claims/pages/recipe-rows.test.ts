/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { createElement } from 'react';
import { silenceWarnings } from '../../library/support';
import { columns, data, renderChanging, renderTable } from '../support';
import type { Row } from '../support';
import { toggle } from './support';

const list: Row[] = [3, 1, 2, 4].map((n) => ({ key: n, a: String(n) }));
const pageOf = (rows: Row[], page: number, size = 2) =>
  rows.slice(page * size, (page + 1) * size);
const byKey = (a: Row, b: Row) => Number(a.key) - Number(b.key);
const shownTexts = (rows: Row[]) =>
  renderTable({ data: rows, columns: columns.slice(0, 1) }).texts('tbody td');

test('recipe/pagination#1: the page of a list that has become shorter is empty', () => {
  const shorter = list.slice(0, 2);
  expect(shownTexts(pageOf(shorter, 1))).toEqual(['No Data']);
  expect(
    shownTexts(pageOf(shorter, Math.min(1, Math.ceil(shorter.length / 2) - 1))),
  ).toEqual(['3', '1']);
});

test('recipe/pagination#2 recipe/sortable-headers#4: sorted after slicing, only the page is sorted', () => {
  expect(shownTexts(pageOf(list, 0).sort(byKey))).toEqual(['1', '3']);
  expect(shownTexts(pageOf([...list].sort(byKey), 0))).toEqual(['1', '2']);
});

test('recipe/pagination#3: keyed by the position, a row is open on every page', () => {
  let rows = pageOf(list, 0);
  const { container, change } = renderChanging({
    data: rows,
    rowKey: (row) => rows.indexOf(row),
    expandable: { expandedRowRender: ({ a }) => `about ${String(a)}` },
  });
  toggle(container);
  rows = pageOf(list, 1);
  change({ data: rows });
  expect(container.querySelector('.rc-table-expanded-row')?.textContent).toBe('about 2');
});

test('recipe/pagination#4: the third argument of render counts the rows of the page', () => {
  const render = jest.fn();
  renderTable({ data: pageOf(list, 1), columns: [{ render }] });
  expect(new Set(render.mock.calls.map(([, , index]) => index))).toEqual(new Set([0, 1]));
});

test('recipe/pagination#5: with scroll.y the body stays the element that it was, scrolled', () => {
  const { container, change } = renderChanging({
    data: pageOf(list, 0),
    scroll: { y: 20 },
  });
  const body = container.querySelector('.rc-table-body')!;
  body.scrollTop = 15;
  change({ data: pageOf(list, 1) });
  expect([body.isConnected, body.scrollTop]).toEqual([true, 15]);
});

const groups = [
  { key: 'g1', a: 'z', children: [{ key: 'r1', a: 'a' }] },
  { key: 'g2', a: 'y', children: [{ key: 'r2', a: 'b' }] },
];
type Tree = { key: string; children?: Tree[] };
const flat = (rows: Tree[]): Tree[] =>
  rows.flatMap((row) => [row, ...flat(row.children ?? [])]);

test('recipe/row-grouping#3: rows and groups in one list lose their groups when sorted', () => {
  const sorted = flat(groups).sort((a, b) => ((a as Row).a! < (b as Row).a! ? -1 : 1));
  expect(sorted.map(({ key }) => key)).toEqual(['r1', 'r2', 'g2', 'g1']);
});

test('recipe/row-grouping#6: the rows of the tree include the groups', () => {
  const { all } = renderTable({
    data: groups,
    expandable: { defaultExpandAllRows: true },
  });
  const keys = all('.rc-table-row').map(({ dataset }) => dataset.rowKey);
  expect(keys).toEqual(['g1', 'r1', 'g2', 'r2']);
});

/** Ticks of rows, from a list of what is selected, after the rows have come anew. */
const ticks = <T>(selected: T[], valueOf: (row: Row) => T) =>
  renderTable({
    data: data.map((row) => ({ ...row })),
    columns: [{ render: (_, row) => (selected.includes(valueOf(row)) ? 'x' : '') }],
  }).texts('tbody td');

test('recipe/row-selection#1: records in the state are not those of a reload, keys are', () => {
  expect(ticks([...data], (row) => row)).toEqual(['', '']);
  expect(ticks([1, 2], ({ key }) => key)).toEqual(['x', 'x']);
});

test('recipe/row-selection#2 recipe/row-selection#6: keys outlive their rows, and know nothing of pages', () => {
  const keys = [1, 2, 3];
  const page = data.filter(({ key }) => key !== 1);
  expect(keys.length).not.toBe(
    page.filter(({ key }) => keys.includes(Number(key))).length,
  );
  // As many keys as rows of the page, and yet not all of them.
  const others = [8];
  expect(others).toHaveLength(page.length);
  expect(page.every(({ key }) => others.includes(Number(key)))).toBe(false);
});

test('recipe/row-selection#4: React warns about indeterminate, and sets nothing', () => {
  const log = silenceWarnings();
  const input = createElement('input', {
    type: 'checkbox',
    indeterminate: true,
  } as object);
  const { container } = render(input);
  expect(log.mock.calls.join('\n')).toContain('indeterminate');
  expect(container.querySelector('input')?.indeterminate).toBe(false);
});

test('recipe/sortable-headers#2: without a comparison, texts are sorted by character code', () => {
  expect([9, 10].sort()).toEqual([10, 9]);
  expect(['Z', 'Å', 'B'].sort()).toEqual(['B', 'Z', 'Å']);
  expect([9, 10].sort((a, b) => a - b)).toEqual([9, 10]);
  expect(['Z', 'Å', 'B'].sort((a, b) => a.localeCompare(b, 'en'))).toEqual([
    'Å',
    'B',
    'Z',
  ]);
});

test('recipe/sortable-headers#3: reversing swaps equal rows, negating does not', () => {
  const equal = [
    { n: 1, id: 'a' },
    { n: 1, id: 'b' },
  ];
  const up = (a: { n: number }, b: { n: number }) => a.n - b.n;
  const ids = (rows: typeof equal) => rows.map(({ id }) => id);
  expect(ids([...equal].sort(up).reverse())).toEqual(['b', 'a']);
  expect(ids([...equal].sort((a, b) => -up(a, b)))).toEqual(['a', 'b']);
});
