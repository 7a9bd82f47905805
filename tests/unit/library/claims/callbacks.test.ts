/** @jest-environment jsdom */
import { fireEvent } from '@testing-library/react';
import Table from 'rc-table';
import type { ExpandableConfig } from 'rc-table/lib/interface';
import { createElement } from 'react';
import type { ComponentProps, MouseEvent } from 'react';
import { columns, data, renderTable } from './support';
import type { Row } from './support';

const tree: (Row & { children?: Row[] })[] = [
  { key: 1, a: 'parent', children: [{ key: 2, a: 'child' }] },
  { key: 3, a: 'leaf' },
];

test('expand-icon.expandable: in a tree it is the children themselves or undefined', () => {
  const given: unknown[] = [];
  renderTable({
    data: tree,
    expandable: {
      expandIcon: ({ expandable }) => {
        given.push(expandable);
        return null;
      },
    },
  });
  expect(given).toContain(tree[0]?.children);
  expect(given).toContain(undefined);
});

test('expand-icon.onExpand: of a click that goes on to the row onExpand hears twice', () => {
  const heardWhere = (stops: boolean) => {
    const onExpand = jest.fn();
    const expandable: ExpandableConfig<Row> = {
      expandRowByClick: true,
      onExpand,
      expandIcon: (icon) =>
        createElement('button', {
          onClick: (event: MouseEvent<HTMLElement>) => {
            if (stops) event.stopPropagation();
            icon.onExpand(icon.record, event);
          },
        }),
    };
    fireEvent.click(renderTable({ data: tree, expandable }).find('button')!);
    return onExpand.mock.calls.length;
  };
  expect([heardWhere(false), heardWhere(true)]).toEqual([2, 1]);
});

/** A column whose cells count their renders, and that may give their props with their content. */
function counted(withProps: boolean) {
  const render = jest.fn((value: unknown) =>
    withProps ? { children: String(value), props: { 'data-own': 'yes' } } : String(value),
  );
  return { render, columns: [{ title: 'A', dataIndex: 'a', render }] as never };
}

test('rendered-cell.props: a notice, no class for the pointer, and render runs when it moves', () => {
  const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const own = counted(true);
  const plain = counted(false);
  const [table, other] = [own, plain].map(({ columns: given }) =>
    renderTable({ columns: given }),
  );
  expect(errors.mock.calls.flat().join(' ')).toContain(
    '`columns.render` return cell props is deprecated with perf issue, please use `onCell` instead.',
  );
  const hovered = [own, plain].map(({ render }, at) => {
    const cell = [table, other][at]!.find('tbody td')!;
    render.mockClear();
    fireEvent.mouseEnter(cell);
    return {
      runs: render.mock.calls.length > 0,
      marked: cell.classList.contains('rc-table-cell-row-hover'),
    };
  });
  expect(hovered).toEqual([
    { runs: true, marked: false },
    { runs: false, marked: true },
  ]);
});

test('summary-row.style: other attributes reach the tr, and the type does not know them', () => {
  const onClick = jest.fn();
  const given = {
    'data-total': 'yes',
    onClick,
    children: createElement('td'),
  } as ComponentProps<typeof Table.Summary.Row>;
  const table = renderTable({
    data,
    columns,
    summary: () => createElement(Table.Summary.Row, given),
  });
  fireEvent.click(table.find('tr[data-total="yes"]')!);
  expect(onClick).toHaveBeenCalledTimes(1);
  // @ts-expect-error The declared props are class, style and children.
  const typed: ComponentProps<typeof Table.Summary.Row> = { onClick };
  expect(typed).toEqual({ onClick });
});
