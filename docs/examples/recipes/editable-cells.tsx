/**
 * title: Fields in cells
 * description: Change a name or a price. Enter saves, and so does leaving the field. Escape brings the old value back.
 */
import React, { useEffect, useState } from 'react';
import Table from 'rc-table';
import type { ColumnsType } from 'rc-table/lib/interface';
import 'rc-table/assets/index.css';
import '../shared/look.css';

interface Item {
  id: number;
  name: string;
  price: number;
}

const initialItems: Item[] = [
  { id: 1, name: 'Pine shelf', price: 420 },
  { id: 2, name: 'Floor lamp', price: 65 },
  { id: 3, name: 'Wool rug', price: 38 },
];

interface FieldProps {
  label: string;
  value: string;
  isValid: (text: string) => boolean;
  onSave: (text: string) => void;
}

const Field: React.FC<FieldProps> = ({ label, value, isValid, onSave }) => {
  const [draft, setDraft] = useState(value);
  useEffect(() => setDraft(value), [value]);
  const valid = isValid(draft);
  const save = () => draft !== value && valid && onSave(draft.trim());
  return (
    <input
      className="demo-input"
      style={{ width: '100%', borderColor: valid ? undefined : 'var(--rt-bad)' }}
      aria-label={label}
      aria-invalid={!valid}
      value={draft}
      onChange={(event) => setDraft(event.target.value)}
      onKeyDown={({ key }) => {
        if (key === 'Enter') save();
        if (key === 'Escape') setDraft(value);
      }}
      onBlur={() => (valid ? save() : setDraft(value))}
    />
  );
};

const isName = (text: string) => text.trim() !== '';
const isPrice = (text: string) => isName(text) && Number(text) >= 0;

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
          isValid={isName}
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
          isValid={isPrice}
          onSave={(text) => change(id, { price: Number(text) })}
        />
      ),
    },
  ];

  return (
    <Table
      aria-label="Items"
      columns={columns}
      data={items}
      rowKey="id"
      footer={(rows) => (
        <output>Total: €{rows.reduce((sum, { price }) => sum + price, 0)}</output>
      )}
    />
  );
}
