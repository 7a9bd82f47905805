/** @jest-environment jsdom */
import { fireEvent } from '@testing-library/react';
import { createElement } from 'react';
import type { HTMLAttributes } from 'react';
import {
  columns,
  data,
  renderChanging,
  renderTable,
} from '../../../library/claims/support';
import type { Row } from '../../../library/claims/support';
import { collectWarnings, silenceWarnings } from '../../../library/support';
import { more, old, openRows, section, tree } from './support';

/** The tests of the pitfalls, in their order. */
const PITFALLS: [claim: string, run: () => void][] = [
  [
    'guide/migration#empty-cells: Cells are empty after the upgrade from 6.',
    () => {
      const cellOf = (dataIndex: string | string[]) =>
        renderTable({
          columns: [{ title: 'City', dataIndex, key: 'city' }],
          data: [{ key: 1, address: { city: 'London' } }],
        }).texts('tbody .rc-table-cell');
      expect([cellOf('address.city'), cellOf(['address', 'city'])]).toEqual([
        [''],
        ['London'],
      ]);
    },
  ],
  [
    'guide/migration#dead-clicks: Clicks on rows or cells do nothing.',
    () => {
      const messages = collectWarnings();
      const [onRowClick, onCellClick, onClick] = [jest.fn(), jest.fn(), jest.fn()];
      const { find } = renderTable({
        ...old({ onRowClick }),
        columns: [{ ...columns[0], onCellClick, onCell: () => ({ onClick }) }],
      });
      fireEvent.click(find('tbody .rc-table-cell')!);
      expect(
        [onRowClick, onCellClick, onClick].map(({ mock }) => mock.calls.length),
      ).toEqual([0, 0, 1]);
      expect(messages()).toHaveLength(1);
    },
  ],
  [
    'guide/migration#tree-indent: A tree has no indent.',
    () => {
      const indents = (indentSize?: number) =>
        renderTable({
          data: tree,
          expandable: { defaultExpandAllRows: true, indentSize },
        })
          .all('.indent-level-1')
          .map(({ style }) => style.paddingLeft);
      expect([indents(), indents(15)]).toEqual([
        ['', ''],
        ['15px', '15px'],
      ]);
    },
  ],
  [
    'guide/migration#unasked-icons: Icons appear, although a click on the row expands it.',
    () => {
      const expandable = { ...more, expandRowByClick: true };
      const icons = (props: object) =>
        renderTable({ expandable: { ...expandable, ...props } }).all(
          '.rc-table-row-expand-icon',
        ).length;
      expect([icons({}), icons({ showExpandColumn: false })]).toEqual([2, 0]);
    },
  ],
  [
    'guide/migration#all-rows-open: One click opens all rows.',
    () => {
      silenceWarnings();
      const rows = data.map(({ a, b }) => ({ a, b }));
      const opened = (rowKey: string) => {
        const { all, find } = renderTable({ data: rows, rowKey, expandable: more });
        fireEvent.click(find('.rc-table-row-expand-icon')!);
        return openRows(all);
      };
      expect([opened('key'), opened('a')]).toEqual([2, 1]);
    },
  ],
  [
    'guide/migration#removed-row: A removed row is open when it comes back.',
    () => {
      const onExpandedRowsChange = jest.fn();
      const expandable = {
        ...more,
        defaultExpandedRowKeys: [1, 2],
        onExpandedRowsChange,
      };
      const { container, change } = renderChanging({ expandable });
      const opened = () =>
        openRows((selector) => [...container.querySelectorAll<HTMLElement>(selector)]);
      change({ data: data.slice(0, 1) });
      expect(opened()).toBe(1);
      change({ data });
      expect(opened()).toBe(2);
      expect(onExpandedRowsChange).not.toHaveBeenCalled();
    },
  ],
  [
    'guide/migration#row-component: Your row component fails with expanded rows or without data.',
    () => {
      const given: (string | undefined)[] = [];
      const Line = ({
        record,
        ...rest
      }: HTMLAttributes<HTMLElement> & { record?: Row }) => {
        given.push(record && String(record.a));
        return createElement('tr', rest);
      };
      const components = { body: { row: Line } };
      const onRow = (record: Row) => ({ className: 'line', record });
      const expandable = { ...more, defaultExpandedRowKeys: [1] };
      renderTable({ components, onRow, data: data.slice(0, 1), expandable });
      expect([...new Set(given.splice(0))]).toEqual(['a1', undefined]);
      renderTable({ components, onRow, data: [] });
      expect([...new Set(given)]).toEqual([undefined]);
    },
  ],
  [
    'guide/migration#no-data-gone: "No Data" is gone.',
    () => {
      silenceWarnings();
      const empty = (props: object) =>
        renderTable({ data: [], ...props }).texts('.rc-table-placeholder');
      expect([empty({}), empty({ emptyText: undefined })]).toEqual([['No Data'], ['']]);
      const { all } = renderTable({ rowKey: undefined });
      expect(all('[data-row-key]')).toEqual([]);
      const { container } = renderTable({ prefixCls: undefined });
      expect(container.querySelector('.rc-table')).toBeNull();
    },
  ],
  [
    'guide/migration#slow-typing: Typing in a search field got slow.',
    () => {
      const cell = jest.fn((value: unknown) => String(value));
      const stable = [{ ...columns[0], render: cell }];
      const { update } = renderChanging({ columns: stable });
      const first = cell.mock.calls.length;
      update();
      expect(cell.mock.calls.length).toBe(2 * first);
    },
  ],
];

describe('#what-goes-wrong', () => {
  test('lists what is run here', () => {
    const written = [
      ...section('what-goes-wrong').matchAll(/^- \*\*(.+?)\*\* \{#(.+?)\}/gm),
    ];
    const claims = written.map(([, name, id]) => `guide/migration#${id}: ${name}`);
    expect(claims).toEqual(PITFALLS.map(([claim]) => claim));
  });

  test.each(PITFALLS)('%s', (_, run) => run());
});
