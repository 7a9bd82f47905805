/**
 * title: Hover over merged rows
 * description: "Point at a row: it lights up with the cell that spans it, and no cell renders again."
 */
import React from 'react';
import Table from 'rc-table';
import type { ColumnsType } from 'rc-table/lib/interface';
import 'rc-table/assets/index.css';
import './shared/look.css';

interface Bed {
  id: number;
  house: string;
  crop: string;
  plants: number;
}

const columns: ColumnsType<Bed> = [
  {
    title: 'House',
    dataIndex: 'house',
    key: 'house',
    onCell: ({ id }) => ({ rowSpan: id % 3 ? 0 : 3 }),
  },
  { title: 'Crop', dataIndex: 'crop', key: 'crop' },
  { title: 'Plants', dataIndex: 'plants', key: 'plants', align: 'right' },
];

const crops = ['Basil', 'Chard', 'Fennel', 'Kale', 'Leek', 'Okra'];
const beds = crops.map((crop, id): Bed => ({
  id,
  house: `House ${Math.floor(id / 3) + 1}`,
  crop,
  plants: 30 + id * 7,
}));

export default function Jsx() {
  return <Table aria-label="Beds" columns={columns} data={beds} rowKey="id" />;
}
