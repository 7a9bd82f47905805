/**
 * title: Cells that cover their neighbors
 * description: "`onCell` gives one cell a `colSpan`, and each cell that it covers `colSpan: 0`."
 */
import React from 'react';
import Table from 'rc-table';
import type { ColumnsType } from 'rc-table/lib/interface';
import 'rc-table/assets/index.css';
import './shared/look.css';
import './colspan-rowspan.css';

interface Line {
  id: number;
  name: string;
  desk?: string;
  mobile: string;
}

const columns: ColumnsType<Line> = [
  { title: 'Name', dataIndex: 'name', key: 'name' },
  {
    title: 'Phones',
    key: 'desk',
    colSpan: 2,
    render: (_, { desk, mobile }) => desk ?? mobile,
    onCell: ({ desk }) => ({ colSpan: desk ? 1 : 2 }),
  },
  {
    title: 'Mobile',
    dataIndex: 'mobile',
    key: 'mobile',
    colSpan: 0,
    onCell: ({ desk }) => ({ colSpan: desk ? 1 : 0 }),
  },
];

const lines: Line[] = [
  { id: 1, name: 'Hanna Virtanen', desk: '2041', mobile: '555 0117' },
  { id: 2, name: 'Delivery van', mobile: '555 0190' },
  { id: 3, name: 'Marta Kovač', desk: '2310', mobile: '555 0148' },
];

export default function ColspanRowspan() {
  return (
    <Table
      aria-label="Phone numbers"
      className="spans"
      columns={columns}
      data={lines}
      rowKey="id"
    />
  );
}
