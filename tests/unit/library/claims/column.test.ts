/** @jest-environment jsdom */
import { fireEvent } from '@testing-library/react';
import { createElement } from 'react';
import { silenceWarnings } from '../support';
import { data, renderChanging, renderTable } from './support';

test('column.title: an empty title gives a td without scope', () => {
  const { all } = renderTable({ columns: [{ title: '', key: 'a' }, { title: 'B' }] });
  expect(
    all('thead tr > *').map((cell) => [cell.tagName, cell.getAttribute('scope')]),
  ).toEqual([
    ['TD', null],
    ['TH', 'col'],
  ]);
});

test('column.dataIndex: a name with a dot is one field, a list is a path', () => {
  const { texts } = renderTable({
    columns: [{ dataIndex: 'a.b' }, { dataIndex: ['a', 'b'] }],
    data: [{ key: 1, a: { b: 'deep' }, 'a.b': 'flat' }],
  });
  expect(texts('tbody td')).toEqual(['flat', 'deep']);
});

test('column.key: a second column of the same key is named _next, without a warning', () => {
  const warnings = silenceWarnings();
  const mounts: string[] = [];
  const Cell = ({ name }: { name: string }) => {
    mounts.push(name);
    return null;
  };
  const first = { key: 'same', render: () => createElement(Cell, { name: 'first' }) };
  const second = { key: 'same', render: () => createElement(Cell, { name: 'second' }) };
  const { change, container } = renderChanging({
    columns: [first, second],
    data: data.slice(0, 1),
  });
  const [cell] = container.querySelectorAll('tbody td');
  change({ columns: [second, first] });
  // The first place keeps its cell, although it is another column now.
  expect(container.querySelector('tbody td')).toBe(cell);
  expect(mounts).toEqual(['first', 'second', 'second', 'first']);
  expect(warnings).not.toHaveBeenCalled();
});

describe('column.render', () => {
  test('column.render: a Date shows nothing', () => {
    silenceWarnings();
    const { texts } = renderTable({ columns: [{ render: () => new Date(0) as never }] });
    expect(texts('tbody td')).toEqual(['', '']);
  });

  /** How often another column is rendered when a row is opened. */
  function othersRendered(result: unknown): number {
    const other = jest.fn(() => 'other');
    const { find } = renderTable({
      columns: [
        { title: 'A', render: () => result as never },
        { title: 'B', render: other, onCell: () => ({}) },
      ],
      expandable: { expandedRowRender: () => 'details' },
    });
    other.mockClear();
    fireEvent.click(find('.rc-table-row-expand-icon')!);
    return other.mock.calls.length;
  }

  test('column.render: an object is the legacy form, is deprecated, and every cell is rendered again', () => {
    const warnings = silenceWarnings();
    expect(othersRendered('new')).toBe(0);
    const legacy = { children: 'old', props: { colSpan: 2 } };
    expect(othersRendered(legacy)).toBeGreaterThanOrEqual(data.length);
    expect(String(warnings.mock.calls)).toContain('return cell props is deprecated');
  });
});

test('column.fixed: without horizontal scrolling no cell is fixed', () => {
  const fixed = [{ title: 'A', key: 'a', fixed: true, width: 10 }, { title: 'B' }];
  const still = renderTable({ columns: fixed });
  expect(still.find('.rc-table-fixed-column')).toBeNull();
  const scrolled = renderTable({ columns: fixed, scroll: { x: 500 } });
  expect(scrolled.find('.rc-table-fixed-column')).not.toBeNull();
});

test('column.align: it overrides the alignment from onCell', () => {
  const { find } = renderTable({
    columns: [{ align: 'right', onCell: () => ({ style: { textAlign: 'left' } }) }],
  });
  expect(find('tbody td')?.style.textAlign).toBe('right');
});

test('column.ellipsis: a title is read from a string or an element around one, no deeper', () => {
  const deep = createElement('b', null, createElement('i', null, 'deep'));
  const { all } = renderTable({
    columns: [
      { title: 'Head', ellipsis: { showTitle: false }, render: () => 'text' },
      { ellipsis: true, render: () => 7 as never },
      { ellipsis: true, render: () => createElement('b', null, 'bold') },
      { ellipsis: true, render: () => deep },
    ],
    data: data.slice(0, 1),
  });
  expect(all('tbody td').map(({ title }) => title)).toEqual(['', '7', 'bold', '']);
  expect(all('thead th').map(({ title }) => title)).toEqual(['Head']);
});

test('column.onCell: a span of 0 omits the cell', () => {
  const { texts } = renderTable({
    columns: [{ dataIndex: 'a' }, { dataIndex: 'b', onCell: () => ({ colSpan: 0 }) }],
    data: data.slice(0, 1),
  });
  expect(texts('tbody td')).toEqual(['a1']);
});

test('column.onHeaderCell: spans in its result are ignored, and it gets no index', () => {
  const onHeaderCell = jest.fn(() => ({ colSpan: 2, rowSpan: 2, title: 'kept' }));
  const { find } = renderTable({
    columns: [{ title: 'A', onHeaderCell }, { title: 'B' }],
  });
  const cell = find('thead th') as HTMLTableCellElement;
  expect([cell.colSpan, cell.rowSpan, cell.title]).toEqual([1, 1, 'kept']);
  expect(onHeaderCell.mock.calls.map((given: unknown[]) => given[1])).not.toContain(0);
});

test('column.colSpan: the body cells stay as they are', () => {
  const { texts } = renderTable({
    columns: [
      { title: 'A', dataIndex: 'a', colSpan: 2 },
      { title: 'B', dataIndex: 'b', colSpan: 0 },
    ],
    data: data.slice(0, 1),
  });
  expect(texts('thead th')).toEqual(['A']);
  expect(texts('tbody td')).toEqual(['a1', 'b1']);
});

test('column.shouldCellUpdate: state from outside freezes while the answer is false', () => {
  let state = 'first';
  const column = { render: () => state, shouldCellUpdate: () => false };
  const { container, change } = renderChanging({
    columns: [column],
    data: data.slice(0, 1),
  });
  state = 'second';
  change({ columns: [{ ...column }] });
  expect(container.querySelector('tbody td')?.textContent).toBe('first');
});

test('column-group.title: an empty title gives a td without scope', () => {
  const { find } = renderTable({ columns: [{ title: '', children: [{ title: 'A' }] }] });
  const cell = find('thead tr > *') as HTMLTableCellElement;
  expect([cell.tagName, cell.scope]).toEqual(['TD', '']);
});

test('column-group.children: with an empty list it is an ordinary column', () => {
  const { texts } = renderTable({
    columns: [{ title: 'A', dataIndex: 'a', children: [] } as never],
    data: data.slice(0, 1),
  });
  expect(texts('thead th')).toEqual(['A']);
  expect(texts('tbody td')).toHaveLength(1);
});

test('column-group.onHeaderCell: its span is the number of columns, whatever it says', () => {
  const { find } = renderTable({
    columns: [
      {
        title: 'Group',
        onHeaderCell: () => ({ colSpan: 5 }),
        children: [{ title: 'A' }, { title: 'B' }],
      },
    ],
  });
  expect((find('thead th') as HTMLTableCellElement).colSpan).toBe(2);
});

test('column-group.fixed: the value does not reach its columns', () => {
  const { find } = renderTable({
    columns: [
      { title: 'Group', fixed: 'left', children: [{ title: 'A', key: 'a' }] },
      { title: 'B' },
    ],
    scroll: { x: 500 },
  });
  expect(find('tbody td.rc-table-cell-fix-left')).toBeNull();
});
