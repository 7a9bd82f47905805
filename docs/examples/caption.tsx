/**
 * title: A caption that names its table
 * description: Switch the year; the caption follows, and it is the name that a screen reader announces.
 */
import React, { useState } from 'react';
import Table from 'rc-table';
import type { ColumnsType } from 'rc-table/lib/interface';
import 'rc-table/assets/index.css';
import { Choice, Controls } from './shared/controls';
import './shared/look.css';

interface Branch {
  name: string;
  loans: number;
  visits: number;
}

type Year = '2021' | '2022';

const columns: ColumnsType<Branch> = [
  { title: 'Branch', dataIndex: 'name', key: 'name', rowScope: 'row' },
  { title: 'Loans', dataIndex: 'loans', key: 'loans', align: 'right' },
  { title: 'Visits', dataIndex: 'visits', key: 'visits', align: 'right' },
];

const branches: Record<Year, Branch[]> = {
  '2021': [
    { name: 'Central library', loans: 412, visits: 268 },
    { name: 'Harbour', loans: 97, visits: 54 },
    { name: 'Northgate', loans: 131, visits: 70 },
  ],
  '2022': [
    { name: 'Central library', loans: 455, visits: 391 },
    { name: 'Harbour', loans: 88, visits: 82 },
    { name: 'Northgate', loans: 149, visits: 103 },
  ],
};

export default function Caption() {
  const [year, setYear] = useState<Year>('2022');

  const caption = (
    <>
      <strong>Library loans and visits, {year}</strong> (thousands)
    </>
  );

  return (
    <div className="demo-stack">
      <Controls>
        <Choice label="Year" value={year} options={['2021', '2022']} onChange={setYear} />
      </Controls>
      <Table caption={caption} columns={columns} data={branches[year]} rowKey="name" />
    </div>
  );
}
