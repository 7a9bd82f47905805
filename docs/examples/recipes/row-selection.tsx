/**
 * title: Tick rows, or all of them
 * description: The box in the header shows a dash while only some rows are selected.
 */
import React, { useState } from 'react';
import Table from 'rc-table';
import type { ColumnsType } from 'rc-table/lib/interface';
import 'rc-table/assets/index.css';
import '../shared/look.css';

type Invoice = { id: number; customer: string; amount: number };

const invoices: Invoice[] = [
  { id: 1041, customer: 'Bakery Sundqvist', amount: 318 },
  { id: 1042, customer: 'Fjord Power', amount: 1533 },
  { id: 1043, customer: 'Estonian Post', amount: 97 },
];

export default function RowSelection() {
  const [keys, setKeys] = useState<number[]>([]);
  const all = keys.length === invoices.length;
  const toggle = (id: number) =>
    setKeys(keys.includes(id) ? keys.filter((key) => key !== id) : [...keys, id]);

  const box = (label: string, checked: boolean, onChange: () => void, mixed = false) => (
    <input
      type="checkbox"
      aria-label={label}
      checked={checked}
      // React has no prop for the dash.
      ref={(input) => input && (input.indeterminate = mixed)}
      onChange={onChange}
    />
  );
  const toggleAll = () => setKeys(all ? [] : invoices.map(({ id }) => id));
  const columns: ColumnsType<Invoice> = [
    {
      title: box('Select all', all, toggleAll, keys.length > 0 && !all),
      key: 'select',
      width: 56,
      render: (_, { id, customer }) =>
        box(`Select ${customer}`, keys.includes(id), () => toggle(id)),
    },
    { title: 'Customer', dataIndex: 'customer', key: 'customer' },
    { title: 'Euro', dataIndex: 'amount', key: 'amount', align: 'right' },
  ];

  return (
    <Table
      aria-label="Invoices"
      columns={columns}
      data={invoices}
      rowKey="id"
      rowClassName={({ id }) => (keys.includes(id) ? 'is-selected' : '')}
      footer={() => <output>{keys.length} selected</output>}
    />
  );
}
