/**
 * title: A caption that names its table
 * description: A screen reader announces the caption as the name of the table.
 */
import React from 'react';
import Table from 'rc-table';
import type { ColumnsType } from 'rc-table/lib/interface';
import 'rc-table/assets/index.css';
import './shared/look.css';

interface Branch {
  name: string;
  loans: number;
  visits: number;
}

const columns: ColumnsType<Branch> = [
  { title: 'Branch', dataIndex: 'name', key: 'name', rowScope: 'row' },
  { title: 'Loans', dataIndex: 'loans', key: 'loans', align: 'right' },
  { title: 'Visits', dataIndex: 'visits', key: 'visits', align: 'right' },
];

const branches: Branch[] = [
  { name: 'Central library', loans: 455, visits: 391 },
  { name: 'Harbour', loans: 88, visits: 82 },
  { name: 'Northgate', loans: 149, visits: 103 },
];

const caption = (
  <>
    <strong>Library loans and visits, 2022</strong> (thousands)
  </>
);

export default function Caption() {
  return <Table caption={caption} columns={columns} data={branches} rowKey="name" />;
}
