/** @jest-environment jsdom */
import { fireEvent } from '@testing-library/react';
import Table from 'rc-table';
import type { TableProps } from 'rc-table';
import type { RenderExpandIcon } from 'rc-table/lib/interface';
import { createElement } from 'react';
import type { MouseEvent } from 'react';
import { renderUpdatable } from './support';

interface Row {
  key: number;
  children?: Row[];
}

const rows: Row[] = [{ key: 1 }];
const tree: Row[] = [{ key: 1, children: [{ key: 2 }] }];

/** A table with options that change from `first` to `then` in one update. */
function tableThatChanges(first: TableProps<Row>, then: TableProps<Row>) {
  let props = { columns: [{ title: 'A', key: 'a' }], data: rows, ...first };
  const view = renderUpdatable(() => createElement(Table<Row>, props));
  props = { ...props, ...then };
  view.update();
  return view;
}

describe('onExpand and onExpandedRowsChange', () => {
  const before = jest.fn();
  const after = jest.fn();
  const calling = (
    called: jest.Mock,
    more: TableProps<Row>['expandable'],
  ): TableProps<Row>['expandable'] => ({
    ...more,
    onExpand: (expanded, record) => called(expanded, record.key),
    onExpandedRowsChange: (keys) => called(keys),
  });
  const row = { expandedRowRender: () => 'details' };

  /** The calls of the first and of the current functions after a click on `target`. */
  function clicked(
    target: string,
    more: TableProps<Row>['expandable'],
    { data = rows, ...then }: TableProps<Row> = {},
  ) {
    before.mockClear();
    after.mockClear();
    const { container } = tableThatChanges(
      { data, expandable: calling(before, more) },
      { ...then, expandable: calling(after, { ...more, ...then.expandable }) },
    );
    const element = container.querySelector(target);
    if (!element) throw new Error(`There is no ${target}.`);
    fireEvent.click(element);
    return { before: before.mock.calls, after: after.mock.calls };
  }

  const CURRENT = { before: [], after: [[true, 1], [[1]]] };
  const ICON = '.rc-table-row-expand-icon';

  test('of an earlier render are called by the icon in row mode, with the right record and keys', () => {
    expect(clicked(ICON, row)).toEqual({ before: [[true, 1], [[1]]], after: [] });
  });

  test('are the current ones for a click on the row, and in a tree', () => {
    expect(clicked('.rc-table-row', { ...row, expandRowByClick: true })).toEqual(CURRENT);
    expect(clicked(ICON, {}, { data: tree })).toEqual(CURRENT);
  });

  test('are the current ones after new columns or another expandIcon', () => {
    expect(clicked(ICON, row, { columns: [{ title: 'A', key: 'a' }] })).toEqual(CURRENT);
    const expandIcon: RenderExpandIcon<Row> = ({ record, onExpand }) =>
      createElement('button', {
        onClick: (event: MouseEvent<HTMLButtonElement>) => onExpand(record, event),
      });
    expect(clicked('button', row, { expandable: { expandIcon } })).toEqual(CURRENT);
  });
});

test('an option of the icon column is read again for new columns or a toggled row only', () => {
  const expandedRowRender = () => 'details';
  const { container } = tableThatChanges(
    { expandable: { expandedRowRender, columnTitle: 'Before' } },
    { expandable: { expandedRowRender, columnTitle: 'After' } },
  );
  const header = () => container.querySelector('.rc-table-thead')?.textContent;
  expect(header()).toBe('BeforeA');
  const icon = container.querySelector('.rc-table-row-expand-icon');
  if (icon) fireEvent.click(icon);
  expect(header()).toBe('AfterA');
});

describe('the layout that the table chooses', () => {
  const fixed = () => [
    { title: 'A', key: 'a', width: 100, fixed: 'left' as const },
    { title: 'B', key: 'b' },
  ];
  const columns = fixed();

  test.each([
    ['stays when only the value of scroll.x changes', columns, 'fixed'],
    ['is chosen again for new columns', fixed(), 'auto'],
  ])('%s', (_, then, layout) => {
    const { container } = tableThatChanges(
      { columns, scroll: { x: 900 } },
      { columns: then, scroll: { x: 'max-content' } },
    );
    expect(container.querySelector('table')?.style.tableLayout).toBe(layout);
  });
});
