/**
 * title: Fields inside fields
 * description: "`dataIndex` is a path: field names for objects, numbers for arrays. Where the path ends early, the cell stays blank."
 */
import React from 'react';
import Table from 'rc-table';
import type { ColumnsType } from 'rc-table/lib/interface';
import 'rc-table/assets/index.css';
import './shared/look.css';

interface Contact {
  id: number;
  name: { given: string; family: string };
  address?: { city: string; street?: string };
  phones: { number: string }[];
}

const columns: ColumnsType<Contact> = [
  { title: 'Given name', dataIndex: ['name', 'given'], key: 'given' },
  { title: 'Family name', dataIndex: ['name', 'family'], key: 'family' },
  { title: 'First phone', dataIndex: ['phones', 0, 'number'], key: 'phone' },
  { title: 'City', dataIndex: ['address', 'city'], key: 'city' },
  {
    title: 'Street',
    dataIndex: ['address', 'street'],
    key: 'street',
    render: (street?: string) => street ?? <span className="demo-tag">not given</span>,
  },
];

const contacts: Contact[] = [
  {
    id: 1,
    name: { given: 'Amara', family: 'Okafor' },
    address: { city: 'Lagos', street: '12 Marina Road' },
    phones: [{ number: '555 0101' }, { number: '555 0102' }],
  },
  {
    id: 2,
    name: { given: 'Linnea', family: 'Berg' },
    address: { city: 'Uppsala' },
    phones: [],
  },
  {
    id: 3,
    name: { given: 'Rafael', family: 'Moreno' },
    phones: [{ number: '555 0117' }],
  },
];

export default function Nested() {
  return (
    <Table
      aria-label="Contacts"
      columns={columns}
      data={contacts}
      rowKey="id"
      scroll={{ x: 600 }}
    />
  );
}
