/**
 * title: A click on a row, a click on a cell
 * description: "`onCell` hears a click first, then `onRow`."
 */
import React, { useState } from 'react';
import Table from 'rc-table';
import type { ColumnsType } from 'rc-table/lib/interface';
import 'rc-table/assets/index.css';
import './shared/look.css';

interface Contact {
  id: number;
  name: string;
  phone: string;
}

const contacts: Contact[] = [
  { id: 1, name: 'Harbour office', phone: '555 0100' },
  { id: 2, name: 'Pilot station', phone: '555 0110' },
];

export default function RowAndCellClick() {
  const [clicks, setClicks] = useState<string[]>([]);
  const add = (click: string) => setClicks((previous) => [...previous, click].slice(-4));

  const columns: ColumnsType<Contact> = [
    { title: 'Name', dataIndex: 'name', key: 'name' },
    {
      title: 'Phone',
      dataIndex: 'phone',
      key: 'phone',
      onCell: ({ phone }) => ({ onClick: () => add(`cell ${phone}`) }),
    },
  ];

  return (
    <div className="demo-stack">
      <Table
        aria-label="Contacts"
        columns={columns}
        data={contacts}
        rowKey="id"
        onRow={({ name }) => ({ onClick: () => add(`row ${name}`) })}
      />
      <output className="demo-readout">{clicks.join(', ') || 'Nothing yet.'}</output>
    </div>
  );
}
