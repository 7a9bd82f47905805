/**
 * title: Fields in cells
 * description: Change a name or a price. Enter saves, and so does leaving the field. Escape brings the old value back.
 */
import React, { useState } from 'react';
import Table from 'rc-table';
import type { ColumnsType } from 'rc-table/lib/interface';
import 'rc-table/assets/index.css';
import '../shared/look.css';
import Field from './editable-cells-field';

type Item = { id: number; name: string; price: number };

const initialItems: Item[] = [
  { id: 1, name: 'Pine shelf', price: 420 },
  { id: 2, name: 'Floor lamp', price: 65 },
];

export default function EditableCells() {
  const [items, setItems] = useState(initialItems);
  const change = (id: number, values: Partial<Item>) =>
    setItems((all) => all.map((one) => (one.id === id ? { ...one, ...values } : one)));

  const columns: ColumnsType<Item> = [
    {
      title: 'Name',
      key: 'name',
      render: (_, { id, name }) => (
        <Field
          label={`Name of item ${id}`}
          value={name}
          onSave={(text) => change(id, { name: text })}
        />
      ),
    },
    {
      title: 'Price in euro',
      key: 'price',
      render: (_, { id, name, price }) => (
        <Field
          label={`Price of ${name}`}
          value={String(price)}
          pattern={/^\d+(\.\d+)?$/}
          onSave={(text) => change(id, { price: Number(text) })}
        />
      ),
    },
  ];

  const total = items.reduce((sum, { price }) => sum + price, 0);
  return (
    <Table
      aria-label="Items"
      columns={columns}
      data={items}
      rowKey="id"
      footer={() => <output>Total: €{total}</output>}
    />
  );
}
