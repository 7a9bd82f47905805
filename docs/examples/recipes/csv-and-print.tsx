/**
 * title: Save as CSV, print the table alone
 * description: The file holds the values of the records, not the formatted text. On paper there is the table and nothing around it.
 */
import React from 'react';
import Table from 'rc-table';
import type { ColumnType } from 'rc-table/lib/interface';
import 'rc-table/assets/index.css';
import '../shared/look.css';
import { printTable, saveCsv } from './csv-and-print-actions';
import './csv-and-print.css';

type Order = { id: number; customer: string; amount: number };
interface OrderColumn extends ColumnType<Order> {
  title: string;
  dataIndex: keyof Order;
}

const orders: Order[] = [
  { id: 7001, customer: 'Sundqvist, Bakery', amount: 318.5 },
  { id: 7002, customer: 'The "Fjord" Inn', amount: 1533 },
  { id: 7003, customer: '=Equal Ltd.', amount: -97 },
];
const euro = new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' });
const columns: OrderColumn[] = [
  { title: 'Order', dataIndex: 'id', key: 'id' },
  { title: 'Customer', dataIndex: 'customer', key: 'customer' },
  {
    title: 'Amount',
    dataIndex: 'amount',
    key: 'amount',
    align: 'right',
    render: (amount: number) => euro.format(amount),
  },
];

function save() {
  const titles = columns.map(({ title }) => title);
  const lines = orders.map((order) => columns.map(({ dataIndex }) => order[dataIndex]));
  saveCsv('orders.csv', [titles, ...lines]);
}

export default function CsvAndPrint() {
  return (
    <div className="demo-stack">
      <div className="demo-controls">
        <button type="button" className="demo-button" onClick={save}>
          Save as CSV
        </button>
        <button type="button" className="demo-button" onClick={printTable}>
          Print
        </button>
      </div>
      <div className="print-area">
        <Table aria-label="Orders" columns={columns} data={orders} rowKey="id" />
      </div>
    </div>
  );
}
