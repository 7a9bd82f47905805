/**
 * title: Save as CSV, print the table alone
 * description: The file holds the values of the records, not the formatted text. On paper there is the table and nothing around it.
 */
import React from 'react';
import Table from 'rc-table';
import type { ColumnType } from 'rc-table/lib/interface';
import 'rc-table/assets/index.css';
import '../shared/look.css';
import './csv-and-print.css';

interface Order {
  id: number;
  customer: string;
  amount: number;
}
interface OrderColumn extends ColumnType<Order> {
  title: string;
  dataIndex: keyof Order;
}

const orders: Order[] = [
  { id: 7001, customer: 'Sundqvist, Bakery', amount: 318.5 },
  { id: 7002, customer: 'The "Fjord" Inn', amount: 1533 },
  { id: 7003, customer: '=Equal Ltd.', amount: -97 },
];
const columns: OrderColumn[] = [
  { title: 'Order', dataIndex: 'id', key: 'id' },
  { title: 'Customer', dataIndex: 'customer', key: 'customer' },
  {
    title: 'Amount',
    dataIndex: 'amount',
    key: 'amount',
    align: 'right',
    render: (amount: number) =>
      amount.toLocaleString('en', { style: 'currency', currency: 'EUR' }),
  },
];

function csvField(value: string | number): string {
  if (typeof value === 'number') return String(value);
  // A spreadsheet would run a text that begins like a formula.
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replace(/"/g, '""')}"` : text;
}

function toCsv(rows: readonly Order[]): string {
  const lines = [
    columns.map(({ title }) => title),
    ...rows.map((row) => columns.map(({ dataIndex }) => row[dataIndex])),
  ];
  return lines.map((line) => line.map(csvField).join(',')).join('\r\n');
}

function save(name: string, text: string) {
  // Excel takes the file for UTF-8 if it begins with this mark.
  const file = new Blob(['\uFEFF', text], { type: 'text/csv;charset=utf-8' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

function print() {
  const { classList } = document.documentElement;
  classList.add('is-printing');
  const end = () => classList.remove('is-printing');
  window.addEventListener('afterprint', end, { once: true });
  window.print();
}

export default function CsvAndPrint() {
  return (
    <div className="demo-stack">
      <div className="demo-controls">
        <button
          type="button"
          className="demo-button"
          onClick={() => save('orders.csv', toCsv(orders))}
        >
          Save as CSV
        </button>
        <button type="button" className="demo-button" onClick={print}>
          Print
        </button>
      </div>
      <div className="print-area">
        <Table aria-label="Orders" columns={columns} data={orders} rowKey="id" />
      </div>
    </div>
  );
}
