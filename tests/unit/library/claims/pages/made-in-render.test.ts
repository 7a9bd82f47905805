/** @jest-environment jsdom */
import { fireEvent, render } from '@testing-library/react';
import { DndProvider, useDrag } from 'react-dnd';
import { HTML5Backend } from 'react-dnd-html5-backend';
import { FixedSizeList } from 'react-window';
import { cloneElement } from 'react';
import type { ComponentType, ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import styled, { ServerStyleSheet } from 'styled-components';
import { renderUpdatable, silenceWarnings } from '../../support';
import { columns, data, renderChanging, renderTable, tableOf } from '../support';
import type { Row } from '../support';
import { h } from './support';
import type { Props } from './support';

/** The parts of a table that are mounted anew when `components` is made in each render. */
function remounted(part: (make: ComponentType<Props>) => object, selector: string) {
  const make = () =>
    part((props: Props) => h(selector === 'th' ? 'th' : selector, props));
  const view = renderChanging({ components: make() });
  const before = view.container.querySelector(
    selector === 'tr' ? '.rc-table-row' : `tbody ${selector}, thead ${selector}`,
  );
  view.change({ components: make() });
  return !before?.isConnected;
}

test('demo/animation#every-row demo/react-dnd#drag-stops demo/styled-components#lost-text demo/fixed-columns-auto-height#focus-lost demo/column-resize#drag-ends recipe/sortable-headers#focus-lost recipe/editable-cells#focus-lost: a component made in render is mounted anew', () => {
  expect(remounted((row) => ({ body: { row } }), 'tr')).toBe(true);
  expect(remounted((cell) => ({ body: { cell } }), 'td')).toBe(true);
  expect(remounted((cell) => ({ header: { cell } }), 'th')).toBe(true);
  const Row = (props: Props) => h('tr', props);
  expect(remounted(() => ({ body: { row: Row } }), 'tr')).toBe(false);
});

test('demo/dropdown#menu-closes recipe/editable-cells#focus-lost: so is one in a title or a cell', () => {
  const withTitle = (Menu: ComponentType<Props>) => ({
    columns: [{ title: h(Menu), render: () => h(Menu) }],
  });
  const menu = () => () => h('input');
  const view = renderChanging(withTitle(menu()));
  const inputs = [...view.container.querySelectorAll('input')];
  inputs[1]?.focus();
  view.change(withTitle(menu()));
  expect(inputs.map(({ isConnected }) => isConnected)).toEqual([false, false, false]);
  expect(document.activeElement).toBe(document.body);
});

test('demo/virtual-list#row-state: so are the rows of a list, and its outer element', () => {
  const list = (
    row: ComponentType<Props>,
    outerElementType: string | ComponentType<Props>,
  ) =>
    h(
      FixedSizeList as unknown as ComponentType<Props>,
      { height: 40, width: 40, itemCount: 1, itemSize: 20, outerElementType },
      row,
    );
  silenceWarnings();
  const makeRow = () => () => h('i');
  const makeOuter = () => (props: Props) => h('section', props);
  const { container, update } = renderUpdatable(() => list(makeRow(), makeOuter()));
  const before = [container.querySelector('i'), container.querySelector('section')];
  update();
  expect(before.map((one) => one?.isConnected)).toEqual([false, false]);
});

test('demo/animation#empty-row-class: cloneElement replaces the class of the empty row; the measure row comes along', () => {
  const counts: number[] = [];
  const wrapper = ({ children, ...props }: Props) => {
    const rows = (children as ReactElement[]).flat().filter(Boolean);
    counts.push(rows.length);
    return h(
      'tbody',
      props,
      ...rows.map((row) => cloneElement(row, { className: 'mine' })),
    );
  };
  const { all } = renderTable({
    data: [],
    components: { body: { wrapper: wrapper as never } },
    scroll: { y: 100 },
  });
  expect(counts[0]).toBe(2);
  expect(all('tbody tr.mine:not(.rc-table-placeholder)')).toHaveLength(1);
});

test('demo/animation#expanded-details: a record and its expanded row are one element to the wrapper', () => {
  const counts: number[] = [];
  const wrapper = ({ children, ...props }: Props) => {
    counts.push((children as ReactElement[]).flat().filter(Boolean).length);
    return h('tbody', props, children);
  };
  const { all } = renderTable({
    components: { body: { wrapper: wrapper as never } },
    expandable: { expandedRowRender: () => 'details', defaultExpandAllRows: true },
  });
  expect(all('tbody tr')).toHaveLength(4);
  expect(counts[0]).toBe(2);
});

test('demo/react-dnd#unknown-props: React complains about the props from onRow on a tr', () => {
  const log = silenceWarnings();
  renderTable({ onRow: () => ({ onMove: () => {}, index: 0 }) as object });
  expect(log.mock.calls.map(([text, prop]) => `${text} ${prop}`).join('\n')).toMatch(
    /Unknown event handler property.*onMove/,
  );
});

test('demo/react-dnd#other-rows demo/styled-components#other-rows: the expanded row and the empty one have no props from onRow', () => {
  const shared = {
    components: { body: { row: ((props: Props) => h('tr', props)) as never } },
    onRow: () => ({ 'data-index': 1 }) as object,
  };
  const expandable = { expandedRowRender: () => 'x', defaultExpandAllRows: true };
  const withRows = renderTable({ ...shared, data: data.slice(0, 1), expandable });
  const indexes = withRows.all('tbody tr').map(({ dataset }) => dataset.index);
  expect(indexes).toEqual(['1', undefined]);
  const empty = renderTable({ ...shared, data: [] });
  expect(empty.find('tbody tr')?.dataset.index).toBeUndefined();
});

test('demo/react-dnd#text-selection: the element that is connected as the source is the one that can be dragged', () => {
  const Source = ({ grip, ...props }: Props) => {
    const [, connect] = useDrag({ type: 'row', item: {} });
    return grip
      ? h('tr', null, h('td', null, h('b', { ref: connect, ...props })))
      : h('tr', { ref: connect, ...props });
  };
  const draggable = (grip: boolean) => {
    const table = h('table', null, h('tbody', null, h(Source, { grip })));
    const { container } = render(
      h(DndProvider as unknown as ComponentType<Props>, { backend: HTML5Backend }, table),
    );
    return container.querySelector('[draggable]')?.tagName;
  };
  expect(draggable(false)).toBe('TR');
  document.body.innerHTML = '';
});

test('demo/styled-components#unknown-prop: a prop of the style goes on to the tr with a warning, one with a dollar does not', () => {
  const log = silenceWarnings();
  const tr = styled.tr<{ urgent?: boolean; $late?: boolean }>``;
  const { container } = render(
    h('table', null, h('tbody', null, h(tr as never, { urgent: true, $late: true }))),
  );
  expect(container.querySelector('tr')?.outerHTML).not.toContain('late');
  const said = log.mock.calls.join('\n');
  expect(said).toMatch(/non-boolean attribute[^]*urgent/);
  expect(said).not.toContain('late');
});

test('demo/styled-components#bare-rows: the styles are not in the HTML without ServerStyleSheet', () => {
  const tr = styled.tr`
    color: rgb(1, 2, 3);
  `;
  const table = tableOf({ components: { body: { row: tr as never } } });
  const sheet = new ServerStyleSheet();
  const html = renderToString(sheet.collectStyles(table));
  expect(html).not.toContain('(1, 2, 3)');
  expect(sheet.getStyleTags()).toContain('(1, 2, 3)');
});

test('demo/column-resize#unknown-prop: React complains about the props of a header cell on a th', () => {
  const log = silenceWarnings();
  const onHeaderCell = () => ({ width: 100, onWidth: () => {} }) as object;
  renderTable({ columns: [{ title: 'A', onHeaderCell }] });
  expect(String(log.mock.calls[0])).toMatch(/Unknown event handler property.*onWidth/);
});

test('demo/column-resize#slow-drag: new columns render the whole body', () => {
  const cell = jest.fn();
  const cells = columns.map((column) => ({ ...column, render: cell }));
  const view = renderChanging({ columns: cells });
  cell.mockClear();
  view.change({ columns: cells.map((column) => ({ ...column, width: 90 })) });
  expect(cell.mock.calls.length).toBeGreaterThanOrEqual(4);
});

test('recipe/editable-cells#slow-typing recipe/grid-navigation#slow-moves recipe/infinite-loading#slow-loads demo/fixed-columns-resize#slow-drag: state of the table renders every cell', () => {
  const cell = jest.fn();
  const cells = columns.map((column) => ({ ...column, render: cell }));
  const view = renderChanging({ columns: cells });
  cell.mockClear();
  view.change({});
  expect(cell).toHaveBeenCalledTimes(4);
});

test('recipe/editable-cells#undone-edit: a handler that closes over an old array undoes an edit', () => {
  let items: Row[] = data;
  const edit = (from: Row[], key: unknown) =>
    from.map((row) => (row.key === key ? { ...row, a: 'edited' } : row));
  const old = items;
  items = edit(old, 1);
  items = edit(old, 2);
  expect(items.map(({ a }) => a)).toEqual(['a1', 'edited']);
});

test('recipe/editable-cells#row-opens demo/row-and-cell-click#button-in-row demo/row-and-cell-click#enter-on-button recipe/row-selection#row-opens demo/expand-icon#row-click: clicks and keys in a cell go on to the row, unless the cell stops them', () => {
  const onClick = jest.fn();
  const targets: unknown[] = [];
  const onKeyDown = jest.fn(({ target, currentTarget }: KeyboardEvent) =>
    targets.push((target as Element).tagName, (currentTarget as Element).tagName),
  ) as jest.Mock;
  const stop = { onClick: (event: Event) => event.stopPropagation() } as object;
  const clicks = (onCell?: () => object) => {
    onClick.mockClear();
    onKeyDown.mockClear();
    const { find } = renderTable({
      columns: [{ render: () => h('button', null, 'Edit'), onCell }],
      onRow: () => ({ onClick, onKeyDown }),
    });
    fireEvent.click(find('button')!);
    fireEvent.keyDown(find('button')!, { key: 'Enter' });
    return [onClick.mock.calls.length, onKeyDown.mock.calls.length];
  };
  expect(clicks()).toEqual([1, 1]);
  expect(targets).toEqual(['BUTTON', 'TR']);
  expect(clicks(() => stop)).toEqual([0, 1]);
});
