/**
 * title: Try the options
 * description: Take a group away; its columns move up, and the header loses a row once no group needs it.
 */
import React, { useState } from 'react';
import Table from 'rc-table';
import type { ColumnsType } from 'rc-table/lib/interface';
import 'rc-table/assets/index.css';
import { Check, Controls } from './shared/controls';
import './shared/look.css';
import './grouping-columns.css';

interface Contact {
  id: number;
  name: string;
  street: string;
  house: string;
  flat: string;
  city: string;
  phone: string;
  firm: string;
  trade: string;
}

const contacts: Contact[] = [
  {
    id: 1,
    name: 'Lena Hoff',
    street: 'Lindenweg',
    house: '12',
    flat: '3b',
    city: 'Bremen',
    phone: '555 0132',
    firm: 'Hansa',
    trade: 'Freight',
  },
  {
    id: 2,
    name: 'Piotr Nowak',
    street: 'Ulica Długa',
    house: '41',
    flat: '7',
    city: 'Gdańsk',
    phone: '555 0178',
    firm: 'Amber',
    trade: 'Gems',
  },
  {
    id: 3,
    name: 'Sofia Lind',
    street: 'Kanalgatan',
    house: '8',
    flat: '11',
    city: 'Malmö',
    phone: '555 0114',
    firm: 'Öresund',
    trade: 'Audio',
  },
];

type Columns = ColumnsType<Contact>;

const column = (title: string, dataIndex: keyof Contact) => ({
  title,
  dataIndex,
  key: dataIndex,
});

/** The columns under a common header, or just the columns. */
const group = (title: string, shown: boolean, children: Columns): Columns =>
  shown ? [{ title, key: title, align: 'center', children }] : children;

export default function GroupingColumns() {
  const [contact, setContact] = useState(true);
  const [address, setAddress] = useState(true);
  const [building, setBuilding] = useState(true);
  const [company, setCompany] = useState(true);

  const columns: Columns = [
    { ...column('Name', 'name'), className: 'is-first' },
    ...group('Contact', contact, [
      ...group('Address', address, [
        column('Street', 'street'),
        ...group('Building', building, [
          column('House', 'house'),
          column('Flat', 'flat'),
        ]),
        column('City', 'city'),
      ]),
      column('Phone', 'phone'),
    ]),
    ...group('Company', company, [column('Firm', 'firm'), column('Trade', 'trade')]),
  ];

  return (
    <div className="demo-stack">
      <Controls label="Groups">
        <Check label="Contact" checked={contact} onChange={setContact} />
        <Check label="Address" checked={address} onChange={setAddress} />
        <Check label="Building" checked={building} onChange={setBuilding} />
        <Check label="Company" checked={company} onChange={setCompany} />
      </Controls>
      <Table
        className="grouping-columns"
        aria-label="Address book"
        columns={columns}
        data={contacts}
        rowKey="id"
        scroll={{ x: 'max-content' }}
      />
    </div>
  );
}
