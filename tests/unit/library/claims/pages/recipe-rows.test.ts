/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { createElement } from 'react';
import { silenceWarnings } from '../../support';
import { columns, data, renderChanging, renderTable } from '../support';
import type { Row } from '../support';
import { toggle } from './support';

const list: Row[] = [3, 1, 2, 4].map((n) => ({ key: n, a: String(n) }));
const pageOf = (rows: Row[], page: number, size = 2) =>
  rows.slice(page * size, (page + 1) * size);
const byKey = (a: Row, b: Row) => Number(a.key) - Number(b.key);
const shownTexts = (rows: Row[]) =>
  renderTable({ data: rows, columns: columns.slice(0, 1) }).texts('tbody td');

test('recipe/pagination#empty-page: the page of a list that has become shorter is empty', () => {
  const shorter = list.slice(0, 2);
  expect(shownTexts(pageOf(shorter, 1))).toEqual(['No Data']);
  expect(
    shownTexts(pageOf(shorter, Math.min(1, Math.ceil(shorter.length / 2) - 1))),
  ).toEqual(['3', '1']);
});

test('recipe/pagination#one-page-sorted recipe/sortable-headers#one-page-sorted: sorted after slicing, only the page is sorted', () => {
  expect(shownTexts(pageOf(list, 0).sort(byKey))).toEqual(['1', '3']);
  expect(shownTexts(pageOf([...list].sort(byKey), 0))).toEqual(['1', '2']);
});

test('recipe/pagination#open-row: keyed by the position, a row is open on every page', () => {
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

test('recipe/pagination#row-numbers: the third argument of render counts the rows of the page', () => {
  const render = jest.fn();
  renderTable({ data: pageOf(list, 1), columns: [{ render }] });
  expect(new Set(render.mock.calls.map(([, , index]) => index))).toEqual(new Set([0, 1]));
});

test('recipe/pagination#scroll-position: with scroll.y the body stays the element that it was, scrolled', () => {
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
/** The keys of the rows that a table of groups shows, all of them open. */
const keysOf = (rows: Row[]) =>
  renderTable({ data: rows, expandable: { defaultExpandAllRows: true } })
    .all('.rc-table-row')
    .map(({ dataset }) => dataset.rowKey);
const byText = (one: Row, other: Row) =>
  String(one.a).localeCompare(String(other.a), 'en');

test('recipe/row-grouping#sorted-groups: rows and groups in one list lose their groups when sorted, records and groups do not', () => {
  const flat = groups.flatMap(({ children, ...group }) => [group, ...children]);
  expect(keysOf([...flat].sort(byText))).toEqual(['r1', 'r2', 'g2', 'g1']);
  const records = groups
    .flatMap(({ key, a, children }) =>
      children.map((row) => ({ group: key, title: a, row })),
    )
    .sort((one, other) => -byText(one.row, other.row));
  const grouped = records.map(({ group, title, row }) => ({
    key: group,
    a: title,
    children: [row],
  }));
  expect(keysOf(grouped)).toEqual(['g2', 'r2', 'g1', 'r1']);
  expect(keysOf([...grouped].sort((one, other) => -byText(one, other)))).toEqual([
    ...['g1', 'r1', 'g2', 'r2'],
  ]);
});

test('recipe/row-grouping#selected-groups: the rows of the tree include the groups', () => {
  expect(keysOf(groups)).toEqual(['g1', 'r1', 'g2', 'r2']);
});

/** Ticks of rows, from a list of what is selected, after the rows have come anew. */
const ticks = <T>(selected: T[], valueOf: (row: Row) => T) =>
  renderTable({
    data: data.map((row) => ({ ...row })),
    columns: [{ render: (_, row) => (selected.includes(valueOf(row)) ? 'x' : '') }],
  }).texts('tbody td');

test('recipe/row-selection#after-reload: records in the state are not those of a reload, keys are', () => {
  expect(ticks([...data], (row) => row)).toEqual(['', '']);
  expect(ticks([1, 2], ({ key }) => key)).toEqual(['x', 'x']);
});

test('recipe/row-selection#wrong-count: the key of a deleted row is counted until it is removed', () => {
  const three = list.slice(0, 3);
  let keys = three.map(({ key }) => key);
  const footer = () => `${keys.length} selected`;
  const { container, change } = renderChanging({ data: three, footer });
  const counts = () => [
    container.querySelector('.rc-table-footer')?.textContent,
    container.querySelectorAll('.rc-table-row').length,
  ];
  change({ data: three.slice(1) });
  expect(counts()).toEqual(['3 selected', 2]);
  keys = keys.slice(1);
  change({ data: three.slice(1), footer: () => footer() });
  expect(counts()).toEqual(['2 selected', 2]);
});

test('recipe/row-selection#other-pages: a box that compares lengths is ticked by the rows of another page, one that compares keys is not', () => {
  const [first, second] = [pageOf(list, 0), pageOf(list, 1)];
  const selected = first.map(({ key }) => key);
  const tickOn = (isAll: (rows: Row[]) => boolean) =>
    [first, second].map((rows) => {
      const title = createElement('input', {
        type: 'checkbox',
        'aria-label': 'Select all on this page',
        checked: isAll(rows),
        readOnly: true,
      });
      const { find } = renderTable({ data: rows, columns: [{ title }] });
      return find('th')!.querySelector('input')!.checked;
    });
  expect(tickOn((rows) => selected.length === rows.length)).toEqual([true, true]);
  expect(tickOn((rows) => rows.every(({ key }) => selected.includes(key)))).toEqual([
    ...[true, false],
  ]);
});

test('recipe/row-selection#indeterminate-prop: React warns about indeterminate, and sets nothing', () => {
  const log = silenceWarnings();
  const input = createElement('input', {
    type: 'checkbox',
    indeterminate: true,
  } as object);
  const { container } = render(input);
  expect(log.mock.calls.join('\n')).toContain('indeterminate');
  expect(container.querySelector('input')?.indeterminate).toBe(false);
});

test('recipe/sortable-headers#wrong-order: without a comparison, texts are sorted by character code', () => {
  const shown = (values: unknown[]) =>
    shownTexts(values.map((value, key) => ({ key, a: value })));
  expect(shown([9, 10].sort())).toEqual(['10', '9']);
  expect(shown([10, 9].sort((a, b) => a - b))).toEqual(['9', '10']);
  const names = ['Z', 'Å', 'B'];
  expect(shown([...names].sort())).toEqual(['B', 'Z', 'Å']);
  expect(shown([...names].sort((a, b) => a.localeCompare(b, 'en')))).toEqual([
    ...['Å', 'B', 'Z'],
  ]);
});

test('recipe/sortable-headers#equal-rows: reversing swaps equal rows, negating does not', () => {
  const equal: Row[] = [
    { key: 1, n: 1, a: 'first' },
    { key: 2, n: 1, a: 'second' },
  ];
  const up = (one: Row, other: Row) => Number(one.n) - Number(other.n);
  const down = (one: Row, other: Row) => -up(one, other);
  expect(shownTexts([...equal].sort(up))).toEqual(['first', 'second']);
  expect(shownTexts([...equal].sort(up).reverse())).toEqual(['second', 'first']);
  expect(shownTexts([...equal].sort(down))).toEqual(['first', 'second']);
});
