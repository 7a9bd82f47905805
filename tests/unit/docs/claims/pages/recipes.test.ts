/** @jest-environment jsdom */
import { act, fireEvent, render } from '@testing-library/react';
import { createElement, useState } from 'react';
import type { ReactElement } from 'react';
import ReactDOM from 'react-dom';
import { renderToString } from 'react-dom/server';
import { silenceWarnings } from '../../library/support';
import { columns, data, renderChanging, renderTable, tableOf } from '../support';
import type { Row } from '../support';
import { toggle } from './support';

const named = (titles: readonly string[]) =>
  titles.map((title) => ({ title, key: title, dataIndex: title.toLowerCase() }));

test('recipe/column-settings#6: a stored order shows no column that is new', () => {
  const stored = ['B', 'Gone'];
  const known = ['A', 'B'];
  const shown = (order: string[]) =>
    renderTable({ columns: named(order) }).texts('thead th');
  expect(shown(stored)).toEqual(['B', 'Gone']);
  const kept = stored.filter((name) => known.includes(name));
  expect(shown([...kept, ...known.filter((name) => !kept.includes(name))])).toEqual([
    'B',
    'A',
  ]);
});

test('recipe/editable-cells#7: the cell shows the saved record until the answer comes', () => {
  const saved = data.slice(0, 1);
  const { container, change } = renderChanging({ data: saved });
  const text = () => container.querySelector('tbody td')?.textContent;
  change({ data: saved });
  expect(text()).toBe('a1');
  change({ data: [{ ...saved[0]!, a: 'new' }] });
  expect(text()).toBe('new');
});

test('recipe/grid-navigation#5: the types do not name role', () => {
  // @ts-expect-error TypeScript does not accept `role`.
  const table = tableOf({ role: 'grid' });
  const grid = { role: 'grid' };
  const spread = tableOf({ ...grid, columns });
  for (const one of [table, spread]) {
    const { container } = render(one);
    expect(container.querySelector('table')?.getAttribute('role')).toBe('grid');
  }
});

test('recipe/grid-navigation#1: the role goes to the table, not to an element around it', () => {
  const { all } = renderTable({ role: 'grid' } as object);
  expect(all('[role=grid]').map(({ tagName }) => tagName)).toEqual(['TABLE']);
});

test('recipe/infinite-loading#1: two requests at once add rows twice, unless a ref guards them', () => {
  const load = (guarded: boolean) => {
    let ask = () => {};
    const answers: (() => void)[] = [];
    const busy = { current: false };
    const List = () => {
      const [rows, setRows] = useState<Row[]>([]);
      ask = () => {
        if (guarded && busy.current) return;
        busy.current = true;
        const next = [{ key: `${rows.length}`, a: `row ${rows.length}` }];
        answers.push(() => setRows((old) => [...old, ...next]));
      };
      return tableOf({ data: rows });
    };
    const { container } = render(createElement(List));
    ask();
    ask();
    act(() => answers.forEach((answer) => answer()));
    return container.querySelectorAll('.rc-table-row').length;
  };
  silenceWarnings();
  expect([load(false), load(true)]).toEqual([2, 1]);
});

test('recipe/infinite-loading#4: the header fires scroll events, too', () => {
  const targets: string[] = [];
  const onScroll = ({ target }: { target: unknown }) =>
    targets.push((target as Element).className);
  const table = tableOf({ scroll: { x: 500, y: 100 } });
  const { container } = render(createElement('div', { onScroll } as object, table));
  const header = container.querySelector('.rc-table-header')!;
  fireEvent.scroll(header, { target: { scrollLeft: 5 } });
  expect(targets[0]).toContain('rc-table-header');
  expect(header.scrollHeight - header.scrollTop - header.clientHeight).toBe(0);
});

test('recipe/lazy-children#3: without indentSize there is no indent', () => {
  const { all } = renderTable({ data: [{ key: 1, children: [{ key: 2 }] }] });
  expect(all('.rc-table-row-indent')[0]?.style.paddingLeft).toBe('');
});

test('recipe/lazy-children#5: closed and opened again while it loads, a branch asks twice', () => {
  const asked: unknown[] = [];
  const { container } = renderTable({
    data: [{ key: 1, children: [] }],
    expandable: { onExpand: (open, { key }) => open && asked.push(key) },
  });
  toggle(container);
  toggle(container);
  toggle(container);
  expect(asked).toEqual([1, 1]);
});

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

test('recipe/responsive-columns#3: columns that depend on the width are not those of the server', () => {
  const log = silenceWarnings();
  const table = (width?: number) =>
    tableOf({ columns: width && width < 600 ? columns.slice(1) : columns });
  const root = document.createElement('div');
  root.innerHTML = renderToString(table());
  ReactDOM.hydrate(table(400), root);
  expect(log.mock.calls.join('\n')).toMatch(/did not match|Expected server HTML/);
  ReactDOM.unmountComponentAtNode(root);
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

test('recipe/server-data#2: an answer after unmounting is reported', () => {
  const log = silenceWarnings();
  let answer: (rows: Row[]) => void = () => {};
  const Server = () => {
    const [rows, setRows] = useState<Row[]>([]);
    answer = setRows;
    return tableOf({ data: rows });
  };
  render(createElement(Server)).unmount();
  answer(data);
  expect(log.mock.calls.map(([text]) => String(text).split('. ')[0])).toContain(
    "Warning: Can't perform a React state update on an unmounted component",
  );
});

test('recipe/server-data#4 recipe/server-data#5: an empty list is one row, whether rows are on their way or not', () => {
  const { container, change } = renderChanging({});
  expect(container.querySelectorAll('tbody tr')).toHaveLength(2);
  change({ data: [] });
  expect(container.querySelectorAll('tbody tr')).toHaveLength(1);
  expect(container.textContent).toContain('No Data');
});

test('recipe/server-data#7: every key press changes the field', () => {
  const onChange = jest.fn();
  const { container } = render(createElement('input', { onChange }) as ReactElement);
  for (const value of ['b', 'be', 'ber']) {
    fireEvent.change(container.querySelector('input')!, { target: { value } });
  }
  expect(onChange).toHaveBeenCalledTimes(3);
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

test('recipe/sortable-headers#6: aria-sort goes to the header cell, which needs a title to be a th', () => {
  const onHeaderCell = () => ({ 'aria-sort': 'ascending' }) as object;
  const cell = (title: string) =>
    renderTable({ columns: [{ title, onHeaderCell }] }).find('thead [aria-sort]')
      ?.tagName;
  expect([cell('A'), cell('')]).toEqual(['TH', 'TD']);
});
