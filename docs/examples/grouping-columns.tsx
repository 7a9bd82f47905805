/**
 * title: One header over several columns
 * description: "A column with `children` is a group: its title spans the columns below it."
 */
import React from 'react';
import Table from 'rc-table';
import type { ColumnsType } from 'rc-table/lib/interface';
import 'rc-table/assets/index.css';
import './shared/look.css';
import './grouping-columns.css';

interface Contact {
  id: number;
  name: string;
  street: string;
  city: string;
  phone: string;
}

const columns: ColumnsType<Contact> = [
  { title: 'Name', dataIndex: 'name', key: 'name' },
  {
    title: 'Contact',
    key: 'contact',
    align: 'center',
    children: [
      { title: 'Street', dataIndex: 'street', key: 'street' },
      { title: 'City', dataIndex: 'city', key: 'city' },
      { title: 'Phone', dataIndex: 'phone', key: 'phone' },
    ],
  },
];

const contacts: Contact[] = [
  { id: 1, name: 'Lena', street: 'Lindenweg 12', city: 'Bremen', phone: '555 0132' },
  { id: 2, name: 'Piotr', street: 'Ulica Długa 41', city: 'Gdańsk', phone: '555 0178' },
];

export default function GroupingColumns() {
  return (
    <Table
      className="grouping-columns"
      aria-label="Address book"
      columns={columns}
      data={contacts}
      rowKey="id"
    />
  );
}
