import React from 'react';
import Table from 'rc-table';
import type { ColumnsType } from 'rc-table/lib/interface';
import type { TableProps } from 'rc-table';
import 'rc-table/assets/index.css';
import type { Choice, Switch } from './switches';
import type { Order, Words } from './words';

const total = (_: unknown, { items, price }: Order) => items * price;

function columnsOf(on: Choice, { columns }: Words): ColumnsType<Order> {
  const isGrouped = on.includes('grouped');
  const id = { title: columns.id, dataIndex: 'id', width: 110 };
  const customer: ColumnsType<Order> = [
    {
      title: isGrouped ? columns.name : columns.customer,
      dataIndex: 'name',
      width: 280,
    },
    { title: columns.city, dataIndex: 'city' },
  ];
  const amount: ColumnsType<Order> = [
    { title: columns.items, dataIndex: 'items', width: 110, align: 'right' },
    { title: columns.price, dataIndex: 'price', width: 130, align: 'right' },
    { title: columns.total, key: 'total', width: 140, align: 'right', render: total },
  ];
  return [
    on.includes('fixed') ? { ...id, fixed: 'left' } : id,
    ...(isGrouped
      ? [
          { title: columns.amount, children: amount },
          { title: columns.customer, children: customer },
        ]
      : [...amount, ...customer]),
  ];
}

function expandableOf({ details, shippingOf }: Words): TableProps<Order>['expandable'] {
  return {
    defaultExpandedRowKeys: [1001],
    expandedRowRender: (order) => shippingOf(order),
    expandIcon: ({ expanded, record, onExpand }) => (
      <button
        type="button"
        aria-expanded={expanded}
        aria-label={`${details} ${record.id}`}
        onClick={(event) => onExpand(record, event)}
      >
        {expanded ? '−' : '+'}
      </button>
    ),
  };
}

function thousandOf(rows: readonly Order[]): Order[] {
  return Array.from({ length: 125 }, (_, page) =>
    rows.map((order) => ({ ...order, id: order.id + 8 * page })),
  ).flat();
}

interface OrdersTableProps extends Pick<TableProps<Order>, 'sticky' | 'direction'> {
  on: Choice;
  words: Words;
}

/**
 * The table that the code of the front page describes. A test holds one against the other.
 * @param props.sticky in the place of `true`, for a table that scrolls in a box
 */
export const OrdersTable = React.memo(function OrdersTable({
  on,
  words,
  sticky = true,
  direction,
}: OrdersTableProps) {
  const has = (which: Switch) => on.includes(which);
  return (
    <Table<Order>
      aria-label={words.orders}
      rowKey="id"
      columns={columnsOf(on, words)}
      data={has('thousand') ? thousandOf(words.rows) : words.rows}
      scroll={{ x: 1100 }}
      sticky={has('sticky') ? sticky : undefined}
      expandable={has('expandable') ? expandableOf(words) : undefined}
      direction={direction}
    />
  );
});
