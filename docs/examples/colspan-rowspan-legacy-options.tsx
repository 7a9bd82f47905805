/**
 * title: Before and after
 * description: "The first table has its spans from `render`, the second the same from `onCell`. Point at a row to see the difference."
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
  /** How many duties the post's cell spans; 0 under the first one. */
  rows: number;
  early: string;
  /** Missing where the early guard stays till the end. */
  late?: string;
  boats: number;
}

const duties: Duty[] = [
  { id: 1, post: 'Pier', rows: 2, early: 'Noor', late: 'Liam', boats: 2 },
  { id: 2, post: 'Pier', rows: 0, early: 'Ada', boats: 1 },
  { id: 3, post: 'Bay', rows: 2, early: 'Mateo', boats: 1 },
  { id: 4, post: 'Bay', rows: 0, early: 'Ines', late: 'Kofi', boats: 3 },
  { id: 5, post: 'Dunes', rows: 1, early: 'Sana', late: 'Jun', boats: 0 },
];

const before: ColumnsType<Duty> = [
  {
    title: 'Post',
    dataIndex: 'post',
    key: 'post',
    render: (post: string, { rows }) => ({ children: post, props: { rowSpan: rows } }),
  },
  {
    title: 'Early',
    dataIndex: 'early',
    key: 'early',
    render: (name: string, { late }) => ({
      children: name,
      props: { colSpan: late ? 1 : 2 },
    }),
  },
  {
    title: 'Late',
    dataIndex: 'late',
    key: 'late',
    render: (name?: string) => ({ children: name, props: { colSpan: name ? 1 : 0 } }),
  },
  { title: 'Boats', dataIndex: 'boats', key: 'boats', align: 'right' },
];

const after: ColumnsType<Duty> = [
  {
    title: 'Post',
    dataIndex: 'post',
    key: 'post',
    onCell: ({ rows }) => ({ rowSpan: rows }),
  },
  {
    title: 'Early',
    dataIndex: 'early',
    key: 'early',
    onCell: ({ late }) => ({ colSpan: late ? 1 : 2 }),
  },
  {
    title: 'Late',
    dataIndex: 'late',
    key: 'late',
    onCell: ({ late }) => ({ colSpan: late ? 1 : 0 }),
  },
  { title: 'Boats', dataIndex: 'boats', key: 'boats', align: 'right' },
];

export default function ColspanRowspanLegacy() {
  return (
    <div className="demo-columns">
      <div>
        <p className="demo-heading">
          Spans from render{' '}
          <span className="demo-tag" data-tone="warn">
            deprecated
          </span>
        </p>
        <Table
          aria-label="Spans from render"
          className="spans"
          columns={before}
          data={duties}
          rowKey="id"
        />
      </div>
      <div>
        <p className="demo-heading">
          Spans from onCell{' '}
          <span className="demo-tag" data-tone="good">
            current
          </span>
        </p>
        <Table
          aria-label="Spans from onCell"
          className="spans"
          columns={after}
          data={duties}
          rowKey="id"
        />
      </div>
    </div>
  );
}
