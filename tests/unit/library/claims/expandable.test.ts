/** @jest-environment jsdom */
import { fireEvent } from '@testing-library/react';
import Table from 'rc-table';
import type { ExpandableConfig } from 'rc-table/lib/interface';
import { createElement } from 'react';
import type { MouseEvent } from 'react';
import { silenceWarnings } from '../support';
import { columns, data, renderChanging, renderTable } from './support';
import type { Row } from './support';

const ICON = '.rc-table-row-expand-icon';
const details: ExpandableConfig<Row> = { expandedRowRender: () => 'details' };
const tree: (Row & { children: Row[] })[] = [
  { key: 1, a: 'parent', children: [{ key: 2, a: 'child' }] },
];

test('expandable.expandedRowRender: a closed row stays in the DOM, and the function is still called', () => {
  const expandedRowRender = jest.fn(
    (...given: unknown[]) => `expanded: ${String(given[3])}`,
  );
  const { find, texts } = renderTable({
    data: data.slice(0, 1),
    expandable: { expandedRowRender, defaultExpandAllRows: true },
  });
  fireEvent.click(find(ICON)!);
  expect(texts('.rc-table-expanded-row')).toEqual(['expanded: false']);
  expect(find('.rc-table-expanded-row')?.style.display).toBe('none');
});

test.each([
  [
    'rowExpandable',
    { rowExpandable: () => false },
    '.rc-table-row-expanded-none, .rc-table-row-spaced',
  ],
  ['columnTitle', { columnTitle: 'Open' }, 'thead th, thead td'],
  ['columnWidth', { columnWidth: 77 }, 'col'],
  ['fixed', { fixed: true }, '.rc-table-row-expand-icon-cell'],
  ['expandRowByClick', { expandRowByClick: true }, '.rc-table-row-expand-icon-cell'],
  ['showExpandColumn', { showExpandColumn: false }, 'thead th, thead td'],
  ['expandIconColumnIndex', { expandIconColumnIndex: 1 }, 'thead th, thead td'],
] as const)(
  'expandable.%s: a change shows when columns is a new array',
  (_, changed, selector) => {
    silenceWarnings();
    const view = renderChanging({ columns, data, expandable: details });
    const html = () =>
      Array.from(
        view.container.querySelectorAll(selector),
        ({ outerHTML }) => outerHTML,
      ).join('');
    const before = html();
    view.change({ expandable: { ...details, ...changed } });
    expect(html()).toBe(before);
    view.change({ columns: [...columns] });
    expect(html()).not.toBe(before);
  },
);

test('expandable.defaultExpandedRowKeys: later changes do nothing', () => {
  const view = renderChanging({
    expandable: { ...details, defaultExpandedRowKeys: [1] },
  });
  view.change({ expandable: { ...details, defaultExpandedRowKeys: [1, 2] } });
  expect(view.container.querySelectorAll('.rc-table-expanded-row')).toHaveLength(1);
});

test('expandable.defaultExpandAllRows: rows that arrive later stay closed', () => {
  const expandable = { ...details, defaultExpandAllRows: true };
  const view = renderChanging({ data: data.slice(0, 1), expandable });
  view.change({ data });
  expect(view.container.querySelectorAll('.rc-table-expanded-row')).toHaveLength(1);
});

describe('expandable.expandRowByClick', () => {
  test('expandable.expandRowByClick: in a tree onExpand also fires for leaves', () => {
    const onExpand = jest.fn();
    const { all } = renderTable({
      data: tree,
      expandable: { expandRowByClick: true, defaultExpandAllRows: true, onExpand },
    });
    fireEvent.click(all('.rc-table-row')[1]!);
    expect(onExpand).toHaveBeenCalledWith(false, tree[0]?.children[0]);
  });

  test('expandable.expandRowByClick: in a tree a custom icon toggles twice', () => {
    const onExpand = jest.fn();
    const { find } = renderTable({
      data: tree,
      expandable: {
        expandRowByClick: true,
        onExpand,
        expandIcon: ({ record, onExpand: toggle }) =>
          createElement('button', {
            onClick: (event: MouseEvent<HTMLElement>) => toggle(record, event),
          }),
      },
    });
    fireEvent.click(find('button')!);
    expect(onExpand).toHaveBeenCalledTimes(2);
  });
});

describe('expandable.expandIcon', () => {
  test('expandable.expandIcon: the default is a span that the keyboard cannot reach', () => {
    const { find } = renderTable({ expandable: details });
    expect(find(ICON)?.tagName).toBe('SPAN');
    expect(find(ICON)?.hasAttribute('tabindex')).toBe(false);
  });

  test('expandable.expandIcon: it is called as a function', () => {
    const expandIcon = jest.fn(() => null);
    renderTable({ data: data.slice(0, 1), expandable: { ...details, expandIcon } });
    expect(expandIcon).toHaveBeenCalledWith(
      expect.objectContaining({ prefixCls: 'rc-table', expanded: false }),
    );
  });
});

describe('expandable.fixed', () => {
  test('expandable.fixed: with sticky and without scroll the table throws', () => {
    silenceWarnings();
    const props = { expandable: { ...details, fixed: true }, sticky: true };
    expect(() => renderTable(props)).toThrow();
    expect(() => renderTable({ ...props, scroll: { x: 100 } })).not.toThrow();
  });

  test('expandable.fixed: an EXPAND_COLUMN at the end is fixed to the left', () => {
    silenceWarnings();
    const { find } = renderTable({
      columns: [...columns, Table.EXPAND_COLUMN],
      expandable: { ...details, fixed: 'right' },
    });
    expect(find('tbody .rc-table-row-expand-icon-cell')?.className).toContain('fix-left');
  });
});

describe('expandable.showExpandColumn', () => {
  test('expandable.showExpandColumn: an EXPAND_COLUMN in columns is shown all the same', () => {
    const { all } = renderTable({
      columns: [Table.EXPAND_COLUMN, ...columns],
      expandable: { ...details, showExpandColumn: false },
    });
    expect(all(ICON)).toHaveLength(data.length);
  });

  test('expandable.showExpandColumn: in a tree it removes the indent, too', () => {
    const expandable = { indentSize: 15, defaultExpandAllRows: true };
    const shown = renderTable({ data: tree, expandable });
    expect(shown.all('.rc-table-row-indent').length).toBeGreaterThan(0);
    const hidden = renderTable({
      data: tree,
      expandable: { ...expandable, showExpandColumn: false },
    });
    expect(hidden.all(`.rc-table-row-indent, ${ICON}`)).toEqual([]);
  });
});

describe('expandable.childrenColumnName', () => {
  test('expandable.childrenColumnName: an empty array still shows an icon', () => {
    const { all } = renderTable({ data: [{ key: 1, children: [] }, { key: 2 }] });
    const collapsed = all(ICON).filter(({ className }) =>
      className.includes('collapsed'),
    );
    expect(collapsed).toHaveLength(1);
  });

  test('expandable.childrenColumnName: a tree with expandedRowRender is warned of', () => {
    const warnings = silenceWarnings();
    renderTable({ data: tree, expandable: details });
    expect(String(warnings.mock.calls)).toContain(
      '`expandedRowRender` should not use with nested Table',
    );
  });
});

test('expandable.expandIconColumnIndex: every value from 0 up is deprecated in row mode', () => {
  const warnings = silenceWarnings();
  renderTable({ expandable: { ...details, expandIconColumnIndex: -1 } });
  expect(warnings).not.toHaveBeenCalled();
  renderTable({ expandable: { ...details, expandIconColumnIndex: 0 } });
  expect(String(warnings.mock.calls)).toContain('`expandIconColumnIndex` is deprecated');
});
