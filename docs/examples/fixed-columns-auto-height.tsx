/**
 * title: Rows as high as their content
 * description: Write more lines into a note; the fixed cells of its row grow with it.
 */
import React from 'react';
import Table from 'rc-table';
import type { ColumnsType, Direction } from 'rc-table/lib/interface';
import 'rc-table/assets/index.css';
import './shared/look.css';

interface Ticket {
  id: string;
  note: string;
  customer: string;
  owner: string;
}

const columns: ColumnsType<Ticket> = [
  { title: 'Ticket', dataIndex: 'id', key: 'id', width: 90, fixed: 'left' },
  {
    title: 'Note',
    dataIndex: 'note',
    key: 'note',
    width: 360,
    render: (note: string, { id }) => (
      <textarea className="demo-input" aria-label={`Note on ${id}`} defaultValue={note} />
    ),
  },
  { title: 'Customer', dataIndex: 'customer', key: 'customer', width: 360 },
  { title: 'Owner', dataIndex: 'owner', key: 'owner', width: 90, fixed: 'right' },
];

const tickets: Ticket[] = [
  { id: 'T-118', note: 'Asked accounting.', customer: 'Hotel Miramar', owner: 'Leila' },
  { id: 'T-121', note: 'Battery is fine.', customer: 'Kunsthalle Aarhus', owner: 'Jan' },
];

export default function FixedColumnsAutoHeight({ direction }: { direction?: Direction }) {
  return (
    <Table
      aria-label="Tickets"
      direction={direction}
      columns={columns}
      data={tickets}
      rowKey="id"
      scroll={{ x: 900 }}
    />
  );
}
