/** @jest-environment jsdom */
import { fireEvent, render } from '@testing-library/react';
import type { TableProps } from 'rc-table';
import { createElement } from 'react';
import { silenceWarnings } from '../../support';
import { renderChanging, renderTable, tableOf } from '../support';
import type { Row } from '../support';
import { toggle } from './support';

const NO_KEY =
  'Warning: Each record in table should have a unique `key` prop, or set `rowKey` to an unique primary key.';

const columns = [
  { title: 'Name', dataIndex: 'name' },
  { title: 'Note', render: () => createElement('input') },
];
const rows: Row[] = ['Ada', 'Ben', 'Cleo'].map((name) => ({ name, id: name }));

/** Types into the second row, removes the first, and says which rows have the text then. */
function typedRows(byPosition: boolean): (string | null | undefined)[] {
  let list = rows;
  const { container, change } = renderChanging({
    columns,
    data: list,
    rowKey: (row) => (byPosition ? list.indexOf(row) : String(row.id)),
  });
  container.querySelectorAll('input')[1]!.value = 'typed';
  list = rows.slice(1);
  change({ data: list });
  return [...container.querySelectorAll('input')]
    .filter(({ value }) => value !== '')
    .map((input) => input.closest('tr')?.cells[0]?.textContent);
}

test('demo/key#position-as-key demo/animation#wrong-row recipe/editable-cells#wrong-row recipe/server-data#lost-state: where keys are positions, state stays at the position', () => {
  expect(typedRows(false)).toEqual(['Ben']);
  expect(typedRows(true)).toEqual(['Cleo']);
});

test('demo/key#missing-key demo/simple#key-warning: records without a key are reported, once', () => {
  const log = silenceWarnings();
  render(tableOf({ data: rows }));
  render(tableOf({ data: rows }));
  expect(log.mock.calls.filter(([text]) => text === NO_KEY)).toHaveLength(1);
  log.mockClear();
  render(tableOf({ data: rows, rowKey: 'id' }));
  expect(log).not.toHaveBeenCalled();
});

test('demo/key#same-key demo/children-indent#two-rows-open demo/sub-table#same-key recipe/lazy-children#same-key recipe/row-grouping#same-key: records of one key open together', () => {
  silenceWarnings();
  const branch = (name: string) => ({
    key: 'same',
    a: name,
    children: [{ key: `${name}1`, a: `${name}1` }],
  });
  const { container, texts } = renderTable({ data: [branch('a'), branch('b')] });
  toggle(container);
  expect(texts('.rc-table-row td:first-child')).toEqual(['a', 'a1', 'b', 'b1']);
});

test('demo/key#dotted-key demo/nested#row-key-path: rowKey is the name of one field', () => {
  const log = silenceWarnings();
  const data = [{ meta: { id: 1 } }];
  const keyOf = (rowKey: TableProps<Row>['rowKey']) =>
    renderTable({ data, rowKey }).find('.rc-table-row')?.dataset.rowKey;
  expect(keyOf('meta.id')).toBeUndefined();
  expect(log.mock.calls[0]?.[0]).toBe(NO_KEY);
  expect(keyOf(({ meta }) => (meta as { id: number }).id)).toBe('1');
});

test('demo/key#index-argument: the index of rowKey counts siblings, or visible rows, or is missing', () => {
  const seen: unknown[] = [];
  const tree = [
    { id: 'a', children: [{ id: 'a1' }] },
    { id: 'b', children: [{ id: 'b1' }] },
  ];
  const { container } = renderTable({
    data: tree as Row[],
    expandable: { defaultExpandAllRows: true },
    rowKey: (row, index) => {
      if (row.id === 'b') seen.push(index);
      return String(row.id);
    },
  });
  toggle(container);
  expect(seen).toEqual(expect.arrayContaining([1, 2, undefined]));
});

test('demo/key#new-keys recipe/lazy-children#after-reload: new keys at each render mount all rows anew', () => {
  let count = 0;
  const { container, change } = renderChanging({ rowKey: () => (count += 1) });
  const before = container.querySelector('.rc-table-row');
  change({ rowKey: () => (count += 1) });
  expect(container.querySelector('.rc-table-row')).not.toBe(before);
});

test('demo/children-indent#empty-branch demo/sub-table#leaf-icon demo/expand-icon#expandable-type: an empty array makes a branch', () => {
  const expandables: unknown[] = [];
  const { all } = renderTable({
    data: [{ key: 1, a: 'empty', children: [] }],
    expandable: {
      expandIcon: ({ expandable }) => {
        expandables.push(expandable);
        return createElement('i');
      },
    },
  });
  expect(all('i')).toHaveLength(1);
  expect(expandables[0]).toBeTruthy();
  expect(expandables[0]).not.toBe(true);
  const { find } = renderTable({ data: [{ key: 1, a: 'empty', children: [] }] });
  expect(find('.rc-table-row-expand-icon.rc-table-row-collapsed')).not.toBeNull();
});

test('demo/children-indent#icon-keyboard: the built-in icon is a span without a tab stop', () => {
  const { find } = renderTable({ data: [{ key: 1, children: [{ key: 2 }] }] });
  const icon = find('.rc-table-row-expand-icon');
  expect([icon?.tagName, icon?.tabIndex]).toEqual(['SPAN', -1]);
});

test('demo/children-indent#new-branch recipe/row-grouping#closed-groups: defaultExpandAllRows is read once', () => {
  const branch = (key: number) => ({ key, a: `a${key}`, children: [{ key: key + 1 }] });
  const { container, change } = renderChanging({
    data: [branch(10)],
    expandable: { defaultExpandAllRows: true },
  });
  expect(container.querySelectorAll('.rc-table-row')).toHaveLength(2);
  change({ data: [branch(10), branch(20)] });
  expect(container.querySelectorAll('.rc-table-row')).toHaveLength(3);
});

test('demo/children-indent#nested-table demo/sub-table#field-children demo/expanded-row-render#nested-table: details and children do not go together', () => {
  const log = silenceWarnings();
  const data = [{ key: 1, a: 'a', children: [{ key: 2, a: 'child' }] }];
  const expandedRowRender = () => 'details';
  const shown = renderTable({
    data,
    expandable: { expandedRowRender, defaultExpandAllRows: true },
  });
  expect(log.mock.calls.map(([text]) => text)).toContain(
    'Warning: `expandedRowRender` should not use with nested Table',
  );
  expect(shown.texts('.rc-table-row')).toContain('child');
  log.mockClear();
  renderTable({ data, expandable: { expandedRowRender, childrenColumnName: 'none' } });
  expect(log).not.toHaveBeenCalled();
});

test('demo/children-indent#row-numbers recipe/row-grouping#row-numbers: render counts siblings, the others visible rows', () => {
  const counted = { render: 0, onRow: 0, onCell: 0, rowClassName: 0 };
  const note = (name: keyof typeof counted) => (row: Row, index?: number) => {
    if (row.key === 'b1') counted[name] = index ?? NaN;
    return {};
  };
  renderTable({
    data: [
      { key: 'a', children: [{ key: 'a1' }] },
      { key: 'b', children: [{ key: 'b1' }] },
    ],
    columns: [
      {
        render: (_, row, index) => void note('render')(row, index),
        onCell: note('onCell'),
      },
    ],
    expandable: { defaultExpandAllRows: true },
    onRow: note('onRow'),
    rowClassName: (row, index) => (note('rowClassName')(row, index), ''),
  });
  expect(counted).toEqual({ render: 0, onRow: 3, onCell: 3, rowClassName: 3 });
});

test('demo/children-indent#leaf-clicks: a click on a leaf calls onExpand', () => {
  const onExpand = jest.fn();
  const { find } = renderTable({
    data: [{ key: 1, children: [] }, { key: 2 }],
    expandable: { expandRowByClick: true, onExpand },
  });
  fireEvent.click(find('[data-row-key="2"]')!);
  expect(onExpand).toHaveBeenCalledWith(true, expect.objectContaining({ key: 2 }));
});

test('demo/simple#same-array recipe/sortable-headers#rows-stay recipe/lazy-children#hidden-children: data that was changed in place shows nothing new', () => {
  const data = [{ key: 2, a: 'two' }] as Row[];
  const { container, change } = renderChanging({ data });
  data.unshift({ key: 1, a: 'one' });
  change({ data });
  expect(container.querySelectorAll('.rc-table-row')).toHaveLength(1);
  change({ data: [...data] });
  expect(container.querySelectorAll('.rc-table-row')).toHaveLength(2);
});

test('demo/simple#stale-value recipe/row-selection#late-tick recipe/editable-cells#old-value: shouldCellUpdate keeps the content with its closure', () => {
  let picked = 'no';
  const seen: string[] = [];
  const cell = (key: string, shouldCellUpdate?: () => boolean) => ({
    key,
    shouldCellUpdate,
    render: () =>
      createElement('button', { onClick: () => seen.push(picked) }, `${key}: ${picked}`),
  });
  const columns = [cell('kept', () => false), cell('free')];
  const { container, change } = renderChanging({ columns, data: [{ key: 1 }] });
  picked = 'yes';
  change({});
  expect([...container.querySelectorAll('button')].map((one) => one.textContent)).toEqual(
    ['kept: no', 'free: yes'],
  );
});

test('demo/simple#date-shows-nothing demo/nested#blank-cell: dates and objects are not text', () => {
  const columns = [{ dataIndex: 'day' }, { dataIndex: 'place' }];
  const data = [{ key: 1, day: new Date(0), place: { city: 'Lagos' } }];
  expect(renderTable({ columns, data }).texts('tbody td')).toEqual(['', '']);
});
