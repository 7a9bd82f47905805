/** @jest-environment jsdom */
import { fireEvent, render } from '@testing-library/react';
import Table from 'rc-table';
import type { TableProps } from 'rc-table';
import { createElement } from 'react';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { silenceWarnings } from '../support';
import { columns, data, renderChanging, renderTable, tableOf } from './support';
import type { Row } from './support';

test('table.data: an array that was changed in place shows nothing new', () => {
  const rows = data.slice(0, 1);
  const view = renderChanging({ data: rows });
  rows.push(data[1]!);
  view.change({});
  expect(view.container.querySelectorAll('.rc-table-row')).toHaveLength(1);
  view.change({ data: [...rows] });
  expect(view.container.querySelectorAll('.rc-table-row')).toHaveLength(2);
});

describe('table.columns', () => {
  test.each([null, undefined])('table.columns: %s crashes the table', (entry) => {
    silenceWarnings();
    expect(() => renderTable({ columns: [...columns, entry as never] })).toThrow();
  });

  test('table.columns: false leaves a body column without a header cell', () => {
    const { all } = renderTable({
      columns: [...columns, false as never],
      data: data.slice(0, 1),
    });
    expect(all('thead th, thead td')).toHaveLength(2);
    expect(all('tbody td')).toHaveLength(3);
  });
});

test.each([false, 0, ''])('table.scroll: %j switches an axis on', (value) => {
  const { find } = renderTable({ scroll: { x: value as never, y: value as never } });
  expect(find('.rc-table-scroll-horizontal')).not.toBeNull();
  expect(find('.rc-table-fixed-header')).not.toBeNull();
});

test.each<[string, TableProps<Row>, boolean]>([
  ['x', { scroll: { x: 100 } }, false],
  ['y', { scroll: { y: 100 } }, false],
  ['y under a sticky header', { scroll: { y: 100 }, sticky: true }, true],
])(
  'table.scroll: switching %s on later keeps the cells: %s',
  (_, { scroll, ...props }, keeps) => {
    const view = renderChanging({ ...props, scroll: {} });
    const cell = view.container.querySelector('.rc-table-row td');
    view.change({ scroll });
    expect(view.container.querySelector('.rc-table-row td') === cell).toBe(keeps);
  },
);

test('table.scroll.y: the track is always there, and the header is a table of its own', () => {
  const { find, all } = renderTable({ scroll: { y: 100 } });
  expect(find('.rc-table-body')?.style.overflowY).toBe('scroll');
  expect(all('table')).toHaveLength(2);
});

test('table.expandable: an option is read again when columns is a new array', () => {
  const expandedRowRender = () => 'details';
  const view = renderChanging({ columns, expandable: { expandedRowRender } });
  view.change({ expandable: { expandedRowRender, columnTitle: 'Open' } });
  expect(view.container.textContent).not.toContain('Open');
  view.change({ columns: [...columns] });
  expect(view.container.textContent).toContain('Open');
});

test('table.sticky: switched on later it has no effect on a mounted table', () => {
  const view = renderChanging({ sticky: false });
  view.change({ sticky: true });
  expect(view.container.querySelector('.rc-table-sticky-holder')).toBeNull();
  const { find } = renderTable({ sticky: true });
  expect(find('.rc-table-sticky-holder')).not.toBeNull();
});

describe('table.onRow', () => {
  test('table.onRow: rows are not focusable', () => {
    const { find } = renderTable({ onRow: () => ({ onClick: () => {} }) });
    expect(find('.rc-table-row')?.tabIndex).toBe(-1);
  });

  test('table.onRow: with expandRowByClick the toggle runs before onClick', () => {
    const order: string[] = [];
    const { find } = renderTable({
      onRow: () => ({ onClick: () => order.push('click') }),
      expandable: {
        expandedRowRender: () => 'details',
        expandRowByClick: true,
        onExpand: () => order.push('toggle'),
      },
    });
    fireEvent.click(find('.rc-table-row')!);
    expect(order).toEqual(['toggle', 'click']);
  });
});

describe('table.emptyText', () => {
  test('table.emptyText: undefined replaces the default', () => {
    const { find } = renderTable({ data: [] });
    expect(find('.rc-table-placeholder')?.textContent).toBe('No Data');
    const blank = renderTable({ data: [], emptyText: undefined });
    expect(blank.find('.rc-table-placeholder')?.textContent).toBe('');
  });

  test('table.emptyText: with horizontal scrolling it is missing on the server', () => {
    expect(renderToString(tableOf({ data: [] }))).toContain('No Data');
    expect(renderToString(tableOf({ data: [], scroll: { x: 100 } }))).not.toContain(
      'No Data',
    );
  });
});

describe('table.tableLayout', () => {
  const fixed = [{ ...columns[0]!, fixed: true }, columns[1]!];
  const layoutOf = (root: HTMLElement) => root.querySelector('table')?.style.tableLayout;

  test('table.tableLayout: scroll.x alone does not change the choice', () => {
    const view = renderChanging({ columns: fixed, scroll: { x: 500 } });
    view.change({ scroll: { x: 'max-content' } });
    expect(layoutOf(view.container)).toBe('fixed');
    view.change({ columns: [...fixed] });
    expect(layoutOf(view.container)).toBe('auto');
  });

  test('table.tableLayout: the class is only there when the prop itself is fixed', () => {
    const chosen = renderTable({ columns: fixed, scroll: { x: 500 } });
    expect(layoutOf(chosen.container)).toBe('fixed');
    expect(chosen.find('.rc-table-layout-fixed')).toBeNull();
    expect(
      renderTable({ tableLayout: 'fixed' }).find('.rc-table-layout-fixed'),
    ).not.toBeNull();
  });
});

test('table.showHeader: a summary fixed to the top disappears with the header', () => {
  const summary = () =>
    createElement(
      Table.Summary,
      { fixed: 'top' },
      createElement('tr', null, createElement('td', null, 'total')),
    );
  const shown = renderTable({ sticky: true, summary });
  expect(shown.container.textContent).toContain('total');
  const hidden = renderTable({ sticky: true, summary, showHeader: false });
  expect(hidden.container.textContent).not.toContain('total');
});

test.each([{ scroll: { y: 100 } }, { sticky: true }])(
  'table.caption: with %j it stands below the header',
  (props) => {
    const { all } = renderTable({ ...props, caption: 'Name' });
    expect(all('table').map((table) => table.querySelector('caption') !== null)).toEqual([
      false,
      true,
    ]);
  },
);

test('table.summary: the same function is not called again for the same data', () => {
  const summary = jest.fn(() => null);
  const view = renderChanging({ summary });
  view.change({});
  expect(summary).toHaveBeenCalledTimes(1);
  view.change({ data: [...data] });
  expect(summary).toHaveBeenCalledTimes(2);
});

test('table.components: a component that is made in render mounts every row again', () => {
  const row = () => ({ body: { row: (props: object) => createElement('tr', props) } });
  const view = renderChanging({ components: row() });
  const before = view.container.querySelector('.rc-table-row');
  view.change({ components: row() });
  expect(view.container.querySelector('.rc-table-row')).not.toBe(before);
});

test('table.direction: it sets a class and no dir attribute', () => {
  const { find, all } = renderTable({ direction: 'rtl' });
  expect(find('.rc-table')?.className).toContain('rc-table-rtl');
  expect(all('[dir]')).toEqual([]);
});

test('table.children: a component around a Column does not work', () => {
  const Column = Table.Column as ComponentType<{ title: string }>;
  const Wrapped = () => createElement(Column, { title: 'Wrapped' });
  const { container } = render(
    createElement(
      Table as ComponentType<{ data: Row[] }>,
      { data },
      createElement(Column, { title: 'Direct', key: 'a' }),
      createElement(Wrapped, { key: 'b' }),
    ),
  );
  const titles = Array.from(
    container.querySelectorAll('thead th'),
    ({ textContent }) => textContent,
  );
  expect(titles).not.toContain('Wrapped');
  expect(titles).toContain('Direct');
});

test('table.aria-*: a body that is a function drops them and the caption', () => {
  const { container, find } = renderTable({
    columns: [{ title: 'A', width: 50 }],
    scroll: { y: 100 },
    caption: 'Name',
    'aria-label': 'Label',
    components: { body: () => null },
  } as TableProps<Row>);
  expect(find('[aria-label], caption')).toBeNull();
  expect(container.textContent).not.toContain('Name');
});

test('table.title: it logs that expand props have moved, unless there is an expandable object', () => {
  const warnings = silenceWarnings();
  renderTable({ title: () => 'Title', expandable: {} });
  expect(warnings).not.toHaveBeenCalled();
  renderTable({ title: () => 'Title' });
  expect(String(warnings.mock.calls)).toContain(
    'expanded related props have been moved into `expandable`',
  );
});

test('table.rowKey: without unique keys the state of a row ends up on another', () => {
  silenceWarnings();
  const rows = [
    { id: 1, key: 'same' },
    { id: 2, key: 'same' },
  ];
  const { find, all } = renderTable({
    data: rows,
    expandable: { expandedRowRender: () => 'details' },
  });
  fireEvent.click(find('.rc-table-row-expand-icon')!);
  expect(all('.rc-table-row-expand-icon.rc-table-row-expanded')).toHaveLength(2);
});
