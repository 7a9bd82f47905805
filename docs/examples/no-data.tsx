/**
 * title: A message instead of rows
 * description: "`emptyText` is shown while `data` is empty."
 */
import React from 'react';
import Table from 'rc-table';
import type { ColumnsType } from 'rc-table/lib/interface';
import 'rc-table/assets/index.css';
import './shared/look.css';

interface Parcel {
  id: string;
  recipient: string;
  status: string;
}

const columns: ColumnsType<Parcel> = [
  { title: 'Parcel', dataIndex: 'id', key: 'id' },
  { title: 'Recipient', dataIndex: 'recipient', key: 'recipient' },
  { title: 'Status', dataIndex: 'status', key: 'status' },
];

export default function NoData() {
  return (
    <Table
      aria-label="Parcels"
      columns={columns}
      data={[]}
      rowKey="id"
      emptyText="No parcels today."
    />
  );
}
