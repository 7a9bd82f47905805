/**
 * title: Spans from render
 * description: "The old form: `render` returns the content together with the props of its cell. rc-table logs a warning."
 */
import React from 'react';
import Table from 'rc-table';
import type { ColumnsType } from 'rc-table/lib/interface';
import 'rc-table/assets/index.css';
import './shared/look.css';
import './colspan-rowspan.css';

interface Duty {
  id: number;
  post: string;
  rows: number;
  early: string;
  late: string;
}

const columns: ColumnsType<Duty> = [
  {
    title: 'Post',
    dataIndex: 'post',
    key: 'post',
    // Today: onCell: ({ rows }) => ({ rowSpan: rows })
    render: (post: string, { rows }) => ({ children: post, props: { rowSpan: rows } }),
  },
  { title: 'Early', dataIndex: 'early', key: 'early' },
  { title: 'Late', dataIndex: 'late', key: 'late' },
];

const duties: Duty[] = [
  { id: 1, post: 'Pier', rows: 2, early: 'Noor', late: 'Liam' },
  { id: 2, post: 'Pier', rows: 0, early: 'Ada', late: 'Kofi' },
  { id: 3, post: 'Dunes', rows: 1, early: 'Sana', late: 'Jun' },
];

export default function ColspanRowspanLegacy() {
  return (
    <Table
      aria-label="Duties"
      className="spans"
      columns={columns}
      data={duties}
      rowKey="id"
    />
  );
}
