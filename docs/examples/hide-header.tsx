/**
 * title: A list of properties
 * description: Without a header row, the first column names each row.
 */
import React from 'react';
import Table from 'rc-table';
import type { ColumnsType } from 'rc-table/lib/interface';
import 'rc-table/assets/index.css';
import './shared/look.css';

interface Property {
  name: string;
  value: string;
}

const columns: ColumnsType<Property> = [
  // `rowScope` makes the names header cells of their rows.
  { title: 'Property', dataIndex: 'name', key: 'name', width: 140, rowScope: 'row' },
  { title: 'Value', dataIndex: 'value', key: 'value' },
];

const parcel: Property[] = [
  { name: 'Tracking', value: 'NL 4471 0932 18' },
  { name: 'Recipient', value: 'Ilse de Boer, Utrecht' },
  { name: 'Weight', value: '3.4 kg' },
];

export default function HideHeader() {
  return (
    <Table
      aria-label="Parcel"
      columns={columns}
      data={parcel}
      rowKey="name"
      showHeader={false}
    />
  );
}
