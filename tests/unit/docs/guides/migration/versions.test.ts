/** @jest-environment jsdom */
import { fireEvent, render } from '@testing-library/react';
import Table from 'rc-table';
import type { TableProps } from 'rc-table';
import { createElement, createRef } from 'react';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { columns, data, renderTable, tableOf } from '../../../library/claims/support';
import type { Row } from '../../../library/claims/support';
import { collectWarnings } from '../../../library/support';
import { more, old, openRows, section, tree } from './support';

describe('#from-6-props', () => {
  const rows = section('from-6-props')
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) => line.split('|').map((cell) => cell.trim()));

  test.each([
    ['onRowClick', 'onClick', 'click'],
    ['onRowDoubleClick', 'onDoubleClick', 'dblclick'],
    ['onRowContextMenu', 'onContextMenu', 'contextmenu'],
    ['onRowMouseEnter', 'onMouseEnter', 'mouseover'],
    ['onRowMouseLeave', 'onMouseLeave', 'mouseout'],
  ])('%s is ignored with a warning, and onRow takes %s', (name, handler, event) => {
    const messages = collectWarnings();
    const called: string[] = [];
    const { find } = renderTable({
      ...old({ [name]: () => called.push(name) }),
      onRow: () => ({ [handler]: () => called.push(handler) }),
    });
    fireEvent(find('.rc-table-row')!, new MouseEvent(event, { bubbles: true }));
    expect(called).toEqual([handler]);
    expect(messages().join()).toContain(`\`${name}\` is removed`);
  });

  test('getBodyWrapper is ignored with a warning', () => {
    const messages = collectWarnings();
    const getBodyWrapper = jest.fn((body: ReactElement) => body);
    renderTable(old({ getBodyWrapper }));
    expect(getBodyWrapper).not.toHaveBeenCalled();
    expect(messages().join()).toContain('`getBodyWrapper` is deprecated');
  });

  test('the props that are ignored change nothing and log nothing', () => {
    const messages = collectWarnings();
    const [html, plain] = [
      old({ useFixedHeader: true, bodyStyle: { color: 'red' }, rowRef: () => 'row' }),
      {},
    ].map((props) => renderToStaticMarkup(tableOf(props)));
    expect(html).toBe(plain);
    const [asCell, alone] = [old({ expandIconAsCell: true }), {}].map((props) =>
      renderToStaticMarkup(tableOf({ ...props, expandable: more })),
    );
    expect(asCell).toBe(alone);
    expect(messages()).toEqual([]);
  });

  test('expand props of the table work, with one warning', () => {
    const messages = collectWarnings();
    const { all } = renderTable({ ...more, defaultExpandedRowKeys: [1] });
    expect(openRows(all)).toBe(1);
    expect(messages().join()).toContain('have been moved into `expandable`');
  });

  test('expandIcon gets expandable, and not needIndentSpaced', () => {
    let names: string[] = [];
    renderTable({
      expandable: {
        ...more,
        expandIcon: (given) => {
          names = Object.keys(given).sort();
          return null;
        },
      },
    });
    expect(names).toEqual(['expandable', 'expanded', 'onExpand', 'prefixCls', 'record']);
  });

  test('a ref stays empty, with a warning of React', () => {
    const messages = collectWarnings();
    const ref = createRef<unknown>();
    render(createElement(Table, { columns, data, ref } as TableProps<Row>));
    expect(ref.current).toBeNull();
    expect(messages().join()).toContain('Function components cannot be given refs');
  });

  test('a stylesheet of version 6 is not in the package', () => {
    expect(() => require.resolve('rc-table/assets/bordered.css')).toThrow();
    expect(() => require.resolve('rc-table/assets/animation.css')).toThrow();
    expect(() => require.resolve('rc-table/assets/index.css')).not.toThrow();
  });

  test('lists each of them', () => {
    const names = rows.map(([, name]) => name).join();
    expect(names).toMatch(/onRowMouseLeave.*onCellClick.*getBodyWrapper.*rowRef/s);
    expect(names).toMatch(
      /expandIconAsCell.*needIndentSpaced.*useFixedHeader.*bodyStyle/s,
    );
  });
});

test('#from-6-classes: the classes on the right are there', () => {
  const wide = renderTable({
    scroll: { x: 900 },
    columns: [
      { ...columns[0], fixed: 'left', width: 90, ellipsis: true },
      { ...columns[1], fixed: 'right', width: 90 },
    ],
    expandable: more,
  });
  fireEvent.mouseEnter(wide.find('tbody .rc-table-cell')!);
  const empty = renderTable({ data: [] });
  const classes = [...wide.all('*'), ...empty.all('*')].flatMap((element) => [
    ...element.classList,
  ]);
  expect(classes).toEqual(
    expect.arrayContaining(
      ['fix-left', 'fix-right', 'row-hover', 'ellipsis'].map(
        (name) => `rc-table-cell-${name}`,
      ),
    ),
  );
  expect(wide.find('thead .rc-table-row-expand-icon-cell')).not.toBeNull();
  expect(empty.find('.rc-table-placeholder')?.tagName).toBe('TR');
});

describe('#from-7', () => {
  test('7.22.2: only render gets the position among siblings', () => {
    const seen: Record<string, (number | undefined)[]> = {};
    const see = (name: string, index?: number) => {
      seen[name] = [...(seen[name] ?? []), index].slice(0, 4);
      return {};
    };
    renderTable({
      data: tree,
      expandable: { defaultExpandAllRows: true, indentSize: 15 },
      onRow: (_, index) => see('onRow', index),
      rowClassName: (_, index) => {
        see('rowClassName', index);
        return '';
      },
      columns: [
        {
          dataIndex: 'a',
          onCell: (_, index) => see('onCell', index),
          render: (_, __, index) => (see('render', index) ? index : null),
        },
      ],
    });
    const visible = [0, 1, 2, 3];
    expect(seen).toEqual({
      onRow: visible,
      rowClassName: visible,
      onCell: visible,
      render: [0, 0, 1, 1],
    });
  });

  test('7.28.0: a header cell without a title is a td, the others have a scope', () => {
    const { all } = renderTable({ columns: [{ dataIndex: 'a' }, columns[1]!] });
    const cells = all('thead .rc-table-cell').map((cell) => [
      cell.tagName,
      cell.getAttribute('scope'),
    ]);
    expect(cells).toEqual([
      ['TD', null],
      ['TH', 'col'],
    ]);
  });

  test('7.28.3: aria props and the role are on the table, data props around it', () => {
    const { find } = renderTable(
      old({ 'aria-label': 'People', role: 'grid', 'data-test': 'box' }),
    );
    expect(find('table')?.getAttribute('aria-label')).toBe('People');
    expect(find('table')?.getAttribute('role')).toBe('grid');
    expect(find('.rc-table')?.getAttribute('data-test')).toBe('box');
  });
});
