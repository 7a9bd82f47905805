/**
 * title: Columns that stay at the edges
 * description: Scroll sideways; the payee and the amount stay in view.
 */
import React from 'react';
import Table from 'rc-table';
import type { ColumnsType, Direction } from 'rc-table/lib/interface';
import 'rc-table/assets/index.css';
import './shared/look.css';

interface Payment {
  id: number;
  payee: string;
  purpose: string;
  account: string;
  amount: number;
}

const columns: ColumnsType<Payment> = [
  { title: 'Payee', dataIndex: 'payee', key: 'payee', width: 140, fixed: 'left' },
  { title: 'Purpose', dataIndex: 'purpose', key: 'purpose', width: 320 },
  { title: 'Account', dataIndex: 'account', key: 'account', width: 360 },
  { title: 'Euro', dataIndex: 'amount', key: 'amount', width: 80, fixed: 'right' },
];

const payments: Payment[] = [
  {
    id: 701,
    payee: 'Canal Insurance',
    purpose: 'Liability, yearly',
    account: 'NL91 ABNA 0417 1643',
    amount: 862,
  },
  {
    id: 702,
    payee: 'Estonian Post',
    purpose: 'Parcels, week 17',
    account: 'EE38 2200 2210 2014',
    amount: 97,
  },
];

export default function FixedColumns({ direction }: { direction?: Direction }) {
  return (
    <Table
      aria-label="Payments"
      direction={direction}
      columns={columns}
      data={payments}
      rowKey="id"
      scroll={{ x: 900 }}
    />
  );
}
