/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import { fireEvent, render } from '@testing-library/react';
import { FixedSizeList, VariableSizeGrid } from 'react-window';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { silenceWarnings } from '../../support';
import { columns, data, renderChanging, renderTable, tableOf } from '../support';
import { h } from './support';
import type { Props } from './support';

const left = (column: object) => ({ ...column, fixed: 'left' as const });
const styles = readFileSync(require.resolve('rc-table/assets/index.css'), 'utf8');

test('demo/scroll-x#false-or-zero: any value but null and undefined switches scrolling on', () => {
  const scrolls = [false, 0, null, undefined].map(
    (x) =>
      renderTable({ scroll: { x: x as never } }).all('.rc-table-scroll-horizontal')
        .length,
  );
  expect(scrolls).toEqual([1, 1, 0, 0]);
});

/** Whether a cell is still the same after a change. */
function keepsCells(first: object, then: object): boolean {
  const { container, change } = renderChanging(first);
  const cell = container.querySelector('.rc-table-row td');
  change(then);
  return cell?.isConnected ?? false;
}

test('demo/scroll-x#lost-text demo/scroll-xy#lost-state demo/scroll-y#lost-input: switching an axis mounts cells anew, another value does not', () => {
  expect(keepsCells({ scroll: {} }, { scroll: { x: 100 } })).toBe(false);
  expect(keepsCells({ scroll: {} }, { scroll: { y: 100 } })).toBe(false);
  expect(
    keepsCells({ scroll: { x: 9, y: 9 } }, { scroll: { x: 9, y: null } } as object),
  ).toBe(false);
  expect(keepsCells({ scroll: { x: 9, y: 9 } }, { scroll: { x: 8, y: 8 } })).toBe(true);
  expect(keepsCells({ scroll: { y: 9 } }, { scroll: { y: false } } as object)).toBe(true);
  const sticky = { sticky: true };
  expect(keepsCells({ ...sticky, scroll: {} }, { scroll: { y: 100 } })).toBe(true);
});

test('demo/scroll-y#empty-strip: the body has a scrollbar beside one row, too', () => {
  const { find } = renderTable({ scroll: { y: 100 }, data: data.slice(0, 1) });
  expect(find('.rc-table-body')?.style.overflowY).toBe('scroll');
});

test('demo/scroll-y#missing-header demo/scroll-xy#hidden-header demo/fixed-columns-and-header#header-flickers: until columns are measured, the split header is hidden', () => {
  const html = renderToString(tableOf({ scroll: { x: 500, y: 100 } }));
  const root = document.createElement('div');
  root.innerHTML = html;
  expect(
    root.querySelector<HTMLElement>('.rc-table-header > table')?.style.visibility,
  ).toBe('hidden');
  expect(
    root.querySelector<HTMLElement>('.rc-table-body > table')?.style.visibility,
  ).toBe('');
});

test('demo/fixed-columns#missing-fixed: a gap is reported on the side where it is', () => {
  const log = silenceWarnings();
  const said = (list: object[]) => {
    log.mockClear();
    renderTable({ columns: list, scroll: { x: 500 } });
    return log.mock.calls.map(([text]) => text);
  };
  const [a, b] = columns as [object, object];
  const c = { title: 'C', dataIndex: 'c' };
  expect(said([left(a), b, left(c)])).toEqual([
    "Warning: Index 1 of `columns` missing `fixed='left'` prop.",
  ]);
  const right = (column: object) => ({ ...column, fixed: 'right' });
  expect(said([right(a), b, right(c)])).toEqual([
    "Warning: Index 1 of `columns` missing `fixed='right'` prop.",
  ]);
});

test('demo/fixed-columns#overlap-at-first: on a server, every offset is 0', () => {
  const html = renderToString(
    tableOf({ columns: columns.map(left), scroll: { x: 500 } }),
  );
  const root = document.createElement('div');
  root.innerHTML = html;
  const cells = [...root.querySelectorAll<HTMLElement>('.rc-table-cell-fix-left')];
  expect(new Set(cells.map(({ style }) => style.left))).toEqual(new Set(['0px']));
});

test('demo/fixed-columns-resize#stale-column: a column that was changed in place has no effect', () => {
  const list = columns.map((column) => ({ ...column, width: 50 }));
  const { container, change } = renderChanging({ columns: list });
  const width = () => container.querySelector('col')?.style.width;
  list[0]!.width = 90;
  change({});
  expect(width()).toBe('50px');
  change({ columns: [...list] });
  expect(width()).toBe('90px');
});

test('demo/fixed-columns-and-header-rtl#fixed-layout-stays: the layout is worked out again for new columns only', () => {
  const list = [left(columns[0]!), columns[1]!];
  const { container, change } = renderChanging({ columns: list, scroll: { x: 500 } });
  const layout = () => container.querySelector('table')?.style.tableLayout;
  change({ scroll: { x: 'max-content' } });
  expect(layout()).toBe('fixed');
  change({ columns: [...list] });
  expect(layout()).toBe('auto');
});

test('demo/grouping-columns#header-shadow: a group at the position of the last fixed cell switches its shadow off', () => {
  const group = (title: string, children: object[]) => ({ title, children });
  const [a, b] = columns.map(left) as [object, object];
  const last = (list: object[]) =>
    renderTable({ columns: list, scroll: { x: 500 }, data: data.slice(0, 1) }).texts(
      '.rc-table-cell-fix-left-last',
    );
  const plain = { title: 'C' };
  const pinned = { ...group('G', [a, b]), fixed: 'left' };
  expect(last([pinned, group('H', [plain])])).toEqual(expect.not.arrayContaining(['b1']));
  expect(last([pinned, group('H', [plain])])).toEqual(expect.arrayContaining(['B']));
  expect(last([pinned, plain])).toEqual(expect.arrayContaining(['B', 'b1']));
});

test('demo/sticky-header-and-summary#hidden-scrollbar: totals and helper scrollbar stick to the same edge', () => {
  const { find } = renderTable({
    sticky: true,
    scroll: { x: 500 },
    summary: () => h(SummaryFixed),
  });
  expect(find('.rc-table-sticky-holder')?.style.top).toBe('0px');
  expect(find('.rc-table-summary')).not.toBeNull();
  expect(styles).toMatch(/\.rc-table-sticky-scroll\s*\{[^}]*bottom: 0/);
});

const SummaryFixed = () => h('tr', null, h('td'));

test('demo/sticky-header#missing-styles: sticking is in the stylesheet, not inline', () => {
  const { find } = renderTable({ sticky: true });
  expect(find('.rc-table-sticky-holder')?.style.position).toBe('');
  for (const part of ['holder', 'scroll']) {
    const rule = styles.match(
      new RegExp(`\\.rc-table-sticky-${part}\\s*\\{([^}]*)\\}`),
    )?.[1];
    expect(rule).toContain('position: sticky');
  }
});

const wide = columns.map((column) => ({ ...column, width: 90 }));
interface Info {
  ref: { current: { scrollLeft: number } };
  onScroll: (info: { currentTarget?: object; scrollLeft?: number }) => void;
}

/** A table with a body of its own, and what that body was given. */
function customBody(attach: boolean) {
  let info = {} as Info;
  const body = (_: unknown, given: Info) => {
    info = given;
    return attach ? h('div', { ref: given.ref, className: 'own' }) : h('div');
  };
  const view = renderTable({
    columns: wide,
    scroll: { x: 500, y: 100 },
    components: { body: body as never },
  });
  return { ...view, info };
}

test('demo/virtual-list-grid#header-stays: the header follows what onScroll is called with', () => {
  const { find, info } = customBody(true);
  const header = find('.rc-table-header')!;
  expect(header.scrollLeft).toBe(0);
  info.onScroll({ scrollLeft: 50 });
  expect(header.scrollLeft).toBe(50);
  const currentTarget = { scrollLeft: 60, scrollWidth: 500, clientWidth: 100 };
  const other = customBody(true);
  other.info.onScroll({ currentTarget });
  expect(other.find('.rc-table-header')?.scrollLeft).toBe(60);
  expect(() => other.info.onScroll({})).toThrow();
});

test('demo/virtual-list-grid#body-stays: the body follows the header if ref has an element', () => {
  const follows = (attach: boolean) => {
    const { find, info } = customBody(attach);
    const header = find('.rc-table-header')!;
    fireEvent.wheel(header, { deltaX: 30 });
    return (info.ref.current as { scrollLeft?: number } | null)?.scrollLeft;
  };
  expect(follows(true)).toBe(30);
  expect(follows(false)).toBe(undefined);
});

test('demo/virtual-list-grid#scroll-shadows: the classes for shadows need currentTarget', () => {
  const { container, info } = customBody(true);
  const pings = () => /ping-(left|right)/.test(container.innerHTML);
  info.onScroll({ scrollLeft: 5 });
  expect(pings()).toBe(false);
  info.onScroll({ scrollLeft: 5, currentTarget: { scrollWidth: 500, clientWidth: 100 } });
  expect(pings()).toBe(true);
});

/** A grid of ten columns with this width. */
const grid = (width: number) =>
  h(
    VariableSizeGrid,
    {
      width: 100,
      height: 100,
      rowCount: 10,
      rowHeight: () => 40,
      columnCount: 10,
      columnWidth: () => width,
    },
    (({ style }: Props) => h('i', { style })) as ComponentType,
  );

test('demo/virtual-list-grid#changed-width: a grid keeps the sizes it knows', () => {
  const { container, rerender } = render(grid(20));
  rerender(grid(50));
  expect(container.querySelector('i')?.style.width).toBe('20px');
});

test('demo/virtual-list-grid#screen-reader: the cells of a grid are not in rows', () => {
  const { container } = render(grid(50));
  const parents = [...container.querySelectorAll('i')].map(
    ({ parentElement }) => parentElement,
  );
  expect(parents.length).toBeGreaterThan(4);
  expect(new Set(parents).size).toBe(1);
});

test('demo/virtual-list#no-table demo/virtual-list#no-keyboard: a list is made of div, without roles and tab stop', () => {
  const list = h(FixedSizeList, { height: 40, width: 40, itemCount: 2, itemSize: 20 }, (({
    style,
  }: Props) => h('div', { style })) as ComponentType);
  const { container } = render(list);
  const all = [...container.querySelectorAll('*')];
  expect(new Set(all.map(({ tagName }) => tagName))).toEqual(new Set(['DIV']));
  expect(container.querySelector('[role], [tabindex]')).toBeNull();
});
