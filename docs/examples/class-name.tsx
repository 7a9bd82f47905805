/**
 * title: Rows colored by their records
 * description: "`rowClassName` returns a class for each record; a style sheet does the rest."
 */
import React from 'react';
import Table from 'rc-table';
import type { ColumnsType } from 'rc-table/lib/interface';
import 'rc-table/assets/index.css';
import './shared/look.css';
import './class-name.css';

interface Order {
  number: string;
  customer: string;
  status: 'open' | 'paid' | 'late';
}

const columns: ColumnsType<Order> = [
  { title: 'Order', dataIndex: 'number', key: 'number' },
  { title: 'Customer', dataIndex: 'customer', key: 'customer' },
  { title: 'Status', dataIndex: 'status', key: 'status' },
];

const orders: Order[] = [
  { number: '1041', customer: 'Bakery Lindt', status: 'paid' },
  { number: '1042', customer: 'Café Aurora', status: 'open' },
  { number: '1043', customer: 'Hotel Marin', status: 'late' },
];

export default function ClassName() {
  return (
    <Table
      aria-label="Orders"
      className="orders-table"
      columns={columns}
      data={orders}
      rowKey="number"
      rowClassName={({ status }) => `orders-${status}`}
    />
  );
}
