/**
 * title: A table inside a row
 * description: The rows of the inner table have columns of their own. Open an order to see its parcels.
 */
import React from 'react';
import Table from 'rc-table';
import type { ColumnsType, ExpandableConfig } from 'rc-table/lib/interface';
import 'rc-table/assets/index.css';
import { expandIconOf } from './shared/expand-icon';
import './shared/look.css';

interface Parcel {
  code: string;
  weight: number;
  state: string;
}

interface Order {
  number: number;
  customer: string;
  parcels: Parcel[];
}

const orders: Order[] = [
  {
    number: 2041,
    customer: 'Café Lumen',
    parcels: [
      { code: 'P-77', weight: 12.4, state: 'Delivered' },
      { code: 'P-78', weight: 3.1, state: 'Moving' },
    ],
  },
  {
    number: 2042,
    customer: 'Arvo Studio',
    parcels: [
      { code: 'P-79', weight: 0.8, state: 'Packed' },
      { code: 'P-80', weight: 5, state: 'Packed' },
      { code: 'P-81', weight: 9.6, state: 'Delivered' },
    ],
  },
  {
    number: 2043,
    customer: 'Moss & Daughters',
    parcels: [{ code: 'P-82', weight: 2.2, state: 'Moving' }],
  },
];

const orderColumns: ColumnsType<Order> = [
  { title: 'Order', dataIndex: 'number', key: 'number' },
  { title: 'Customer', dataIndex: 'customer', key: 'customer' },
];

const parcelColumns: ColumnsType<Parcel> = [
  { title: 'Parcel', dataIndex: 'code', key: 'code' },
  {
    title: 'Weight',
    dataIndex: 'weight',
    key: 'weight',
    render: (kg: number) => `${kg} kg`,
  },
  { title: 'State', dataIndex: 'state', key: 'state' },
];

const expandable: ExpandableConfig<Order> = {
  defaultExpandedRowKeys: [2041],
  expandedRowRender: ({ number, parcels }) => (
    <Table
      aria-label={`Parcels of order ${number}`}
      columns={parcelColumns}
      data={parcels}
      rowKey="code"
    />
  ),
  expandIcon: expandIconOf((record) => `Parcels of order ${record.number}`),
};

export default function SubTableNested() {
  return (
    <Table
      aria-label="Orders"
      columns={orderColumns}
      data={orders}
      rowKey="number"
      expandable={expandable}
    />
  );
}
