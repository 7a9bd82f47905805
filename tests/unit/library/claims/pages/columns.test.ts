/** @jest-environment jsdom */
import Table from 'rc-table';
import { createElement } from 'react';
import type { ComponentType } from 'react';
import { silenceWarnings } from '../../support';
import { columns, data, renderChanging, renderTable } from '../support';

/** Its type has no children, which `createElement` asks for. */
const Column = Table.Column as ComponentType<Record<string, unknown>>;

test('demo/nested#dotted-string: a dotted string is the name of one field', () => {
  const columns = [{ dataIndex: 'address.city' }, { dataIndex: ['address', 'city'] }];
  const { texts } = renderTable({
    columns,
    data: [{ key: 1, address: { city: 'Lagos' } }],
  });
  expect(texts('tbody td')).toEqual(['', 'Lagos']);
});

test('demo/nested#render-throws: render is called with undefined where the path leads nowhere', () => {
  const render = jest.fn();
  renderTable({ columns: [{ dataIndex: ['a', 'b'], render }], data: [{ key: 1 }] });
  expect(render.mock.calls[0]?.[0]).toBeUndefined();
});

/** Cells named by their column and row, to see which element a value is in after a reorder. */
function movedTexts(first: object[], then: object[]): (string | null)[] {
  const { container, change } = renderChanging({
    columns: first,
    data: data.slice(0, 1),
  });
  const cells = [...container.querySelectorAll('tbody td')];
  change({ columns: then });
  return cells.map(({ textContent }) => textContent);
}

test('demo/nested#reordered-input: a column without a key is named by its path, a second one by its place after it', () => {
  const path = { dataIndex: ['a', 'x'] };
  const text = (value: string) => ({ ...path, render: () => value });
  const named = (value: string) => ({ ...text(value), key: value });
  expect(movedTexts([text('1'), text('2')], [text('2'), text('1')])).toEqual(['2', '1']);
  expect(movedTexts([named('1'), named('2')], [named('2'), named('1')])).toEqual([
    '1',
    '2',
  ]);
  // Joined by a hyphen, a path is the name of another field.
  const joined = { dataIndex: 'a-x', render: () => 'joined' };
  expect(movedTexts([text('path'), columns[1]!], [columns[1]!, joined])[0]).toBe(
    'joined',
  );
});

test('recipe/column-settings#lost-text: columns without key and dataIndex are named by their position', () => {
  const text = (value: string) => ({ render: () => value });
  expect(movedTexts([text('1'), text('2')], [text('2'), text('1')])).toEqual(['2', '1']);
});

test('demo/grouping-columns#fixed-group demo/fixed-columns#fixed-group: fixed on a group does not reach its columns', () => {
  const group = { title: 'G', fixed: 'left' as const, children: columns };
  const { all } = renderTable({ columns: [group], scroll: { x: 500 } });
  expect(all('tbody .rc-table-cell-fix-left')).toHaveLength(0);
});

test('demo/grouping-columns#scrolling-group: the header of a group goes by its first column on the left, its last on the right', () => {
  silenceWarnings();
  const group = (first: object, last: object) => ({
    title: 'G',
    children: [
      { ...columns[0]!, ...first },
      { ...columns[1]!, ...last },
    ],
  });
  const fixedHeads = (first: object, last: object) =>
    renderTable({
      columns: [group(first, last), { title: 'C' }],
      scroll: { x: 500 },
    }).texts('thead .rc-table-cell-fix-left, thead .rc-table-cell-fix-right');
  expect(fixedHeads({ fixed: 'left' }, {})).toEqual(['G', 'A']);
  expect(fixedHeads({}, { fixed: 'left' })).toEqual(['B']);
  expect(fixedHeads({}, { fixed: 'right' })).toEqual(['G', 'B']);
});

test('demo/grouping-columns#blank-column: a group without children is a column with blank cells', () => {
  const { texts } = renderTable({ columns: [{ title: 'G', children: [] }, ...columns] });
  expect(texts('thead th')).toEqual(['G', 'A', 'B']);
  expect(texts('tbody tr:first-child td')).toEqual(['', 'a1', 'b1']);
});

test('demo/grouping-columns#empty-column: false among the columns makes an empty body column', () => {
  const { all } = renderTable({ columns: [...columns, false as never] });
  expect(all('thead th, thead td')).toHaveLength(2);
  expect(all('tbody tr:first-child td')).toHaveLength(3);
});

test('demo/grouping-columns#hand-made-spans: spans of a column override the computed ones', () => {
  const group = { title: 'G', children: columns };
  const spans = (more: object) =>
    renderTable({ columns: [{ ...group, ...more }, { title: 'C' }] })
      .all('thead tr:first-child > *')
      .map((cell) => [
        (cell as HTMLTableCellElement).colSpan,
        cell.getAttribute('rowspan'),
      ]);
  expect(spans({})).toEqual([
    [2, null],
    [1, '2'],
  ]);
  expect(spans({ colSpan: 3 })[0]?.[0]).toBe(3);
  expect(spans({ rowSpan: 2 })[0]?.[1]).toBe('2');
});

test('demo/hide-header#header-stays: only false hides the header', () => {
  const heads = [false, 0, null, undefined].map(
    (showHeader) => renderTable({ showHeader: showHeader as never }).all('thead').length,
  );
  expect(heads).toEqual([0, 1, 1, 1]);
});

test('demo/hide-header#first-column demo/scope-row#look-of-headers: the cells of a column with rowScope are th', () => {
  const { all } = renderTable({ columns: [{ ...columns[0]!, rowScope: 'row' }] });
  expect(all('tbody .rc-table-cell').map(({ tagName }) => tagName)).toEqual(['TH', 'TH']);
});

test('demo/scope-row#tbody-td recipe/grid-navigation#wrong-column: tbody td leaves them out, .rc-table-cell does not', () => {
  const { all } = renderTable({
    columns: [{ ...columns[0]!, rowScope: 'row' }, columns[1]!],
    expandable: { expandedRowRender: () => 'details' },
    data: data.slice(0, 1),
  });
  const tags = all('tbody .rc-table-cell').map(({ tagName }) => tagName);
  expect(tags).toEqual(['TD', 'TH', 'TD']);
});

test('demo/scope-row#body-cell: components.body.cell stands for both and gets the scope', () => {
  const scopes: unknown[] = [];
  const cell = ({ scope, children }: { scope?: string; children?: never }) => {
    scopes.push(scope);
    return createElement(scope ? 'th' : 'td', { scope }, children);
  };
  renderTable({
    columns: [{ ...columns[0]!, rowScope: 'row' }, columns[1]!],
    data: data.slice(0, 1),
    components: { body: { cell } },
  });
  expect(scopes).toEqual(['row', undefined]);
});

test('demo/scope-row#scope-ignored demo/scope-col#scope-ignored: scope from onCell and onHeaderCell has no effect', () => {
  const scope = { scope: 'rowgroup' };
  const { find } = renderTable({
    columns: [
      { title: 'A', rowScope: 'row', onCell: () => scope, onHeaderCell: () => scope },
      { title: 'B', dataIndex: 'b', onCell: () => scope },
    ],
  });
  expect(find('thead th')?.getAttribute('scope')).toBe('col');
  expect(find('tbody th')?.getAttribute('scope')).toBe('row');
  expect(find('tbody td')?.hasAttribute('scope')).toBe(false);
});

test('demo/scope-row#group-header: all rows are in one tbody', () => {
  const { all } = renderTable({ columns: [{ ...columns[0]!, rowScope: 'rowgroup' }] });
  expect(all('tbody')).toHaveLength(1);
});

test('demo/scope-col#td-in-header: a falsy title makes a td', () => {
  const titles = [undefined, '', false, 0, '0'];
  const { all } = renderTable({ columns: titles.map((title) => ({ title })) });
  const tags = all('thead tr > *').map(({ tagName }) => tagName);
  expect(tags).toEqual(['TD', 'TD', 'TD', 'TD', 'TH']);
});

test('demo/scope-col#group-scope: a group of one column has the scope col', () => {
  const scopes = (children: object[]) =>
    renderTable({ columns: [{ title: 'G', children }] })
      .find('thead th')
      ?.getAttribute('scope');
  expect([scopes(columns), scopes(columns.slice(1))]).toEqual(['colgroup', 'col']);
});

test('demo/scope-col#th-selectors: thead .rc-table-cell finds header cells without a title', () => {
  const { all } = renderTable({ columns: [{ title: '' }, { title: 'B' }] });
  expect(all('thead th')).toHaveLength(1);
  expect(all('thead .rc-table-cell')).toHaveLength(2);
});

test.each([{ scroll: { y: 100 } }, { sticky: true }])(
  'demo/scope-col#fixed-header demo/grouping-columns#wrong-headers demo/aria#two-tables demo/caption#caption-place demo/sticky-header#header-without-cells demo/scroll-y#unnamed-columns recipe/grid-navigation#missing-headers recipe/csv-and-print#repeated-header: with %j the header is a table of its own, without name and caption',
  (props) => {
    const { all } = renderTable({
      ...props,
      caption: 'Cap',
      'aria-label': 'Name',
    } as object);
    const [header, body] = all('table');
    expect([
      header?.getAttribute('aria-label'),
      body?.getAttribute('aria-label'),
    ]).toEqual([null, 'Name']);
    expect(header?.querySelector('caption, tbody')).toBeNull();
    expect(body?.querySelector('caption')).not.toBeNull();
    expect(body?.querySelector('thead')).toBeNull();
  },
);

test('demo/jsx#wrapped-column: a component that returns a Column makes an empty column', () => {
  const Name = () => createElement(Column, { title: 'A', dataIndex: 'a' });
  const withChild = (child: object) =>
    renderTable({ columns: undefined, children: child as never, data: data.slice(0, 1) });
  expect(withChild(createElement(Name)).texts('tbody td')).toEqual(['']);
  expect(withChild(Name()).texts('tbody td')).toEqual(['a1']);
});

test('demo/jsx#column-children: columns win over children', () => {
  const child = createElement(Column, { title: 'Child', dataIndex: 'b' });
  const { texts } = renderTable({
    columns: columns.slice(0, 1),
    children: child as never,
  });
  expect(texts('thead th')).toEqual(['A']);
});

test('recipe/column-settings#hidden-column: null among the columns throws, false leaves an empty cell', () => {
  silenceWarnings();
  expect(() => renderTable({ columns: [null as never] })).toThrow();
  expect(renderTable({ columns: [false as never] }).all('.rc-table-row td')).toHaveLength(
    2,
  );
});
