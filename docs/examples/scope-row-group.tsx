/**
 * title: One header for several rows
 * description: "`rowScope: 'rowgroup'` marks the poster, and `rowSpan` lets its cell cover the rows of its sizes."
 */
import React from 'react';
import Table from 'rc-table';
import type { ColumnsType } from 'rc-table/lib/interface';
import 'rc-table/assets/index.css';
import './shared/look.css';

interface Print {
  id: number;
  poster: string;
  size: string;
  edges: string;
  price: number;
}

const prints: Print[] = [
  { id: 1, poster: 'Lighthouse', size: 'A3', edges: '30 × 42', price: 18 },
  { id: 2, poster: 'Lighthouse', size: 'A2', edges: '42 × 59', price: 26 },
  { id: 3, poster: 'Lighthouse', size: 'A1', edges: '59 × 84', price: 38 },
  { id: 4, poster: 'Night train', size: 'A3', edges: '30 × 42', price: 20 },
  { id: 5, poster: 'Night train', size: 'A2', edges: '42 × 59', price: 29 },
];

/** The first row of a poster counts the rows of it, the others leave their cell out. */
const rowSpan = ({ poster }: Print, index = 0) =>
  prints[index - 1]?.poster === poster
    ? 0
    : prints.filter((print) => print.poster === poster).length;

const columns: ColumnsType<Print> = [
  {
    title: 'Poster',
    dataIndex: 'poster',
    key: 'poster',
    rowScope: 'rowgroup',
    onCell: (print, index) => ({ rowSpan: rowSpan(print, index) }),
  },
  { title: 'Size (cm)', colSpan: 2, dataIndex: 'size', key: 'size', rowScope: 'row' },
  { colSpan: 0, dataIndex: 'edges', key: 'edges' },
  {
    title: 'Price',
    dataIndex: 'price',
    key: 'price',
    align: 'right',
    render: (price: number) => `€${price}`,
  },
];

export default function ScopeRowGroup() {
  return <Table caption="Posters by size" columns={columns} data={prints} rowKey="id" />;
}
