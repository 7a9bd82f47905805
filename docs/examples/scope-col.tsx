/**
 * title: Scopes of header cells
 * description: "A column header gets `scope=\"col\"`, the header of a group `scope=\"colgroup\"`."
 */
import React from 'react';
import Table from 'rc-table';
import type { ColumnsType } from 'rc-table/lib/interface';
import 'rc-table/assets/index.css';
import './shared/look.css';

interface Product {
  name: string;
  north: number;
  south: number;
}

const columns: ColumnsType<Product> = [
  { title: 'Product', dataIndex: 'name', key: 'name', rowScope: 'row' },
  {
    title: 'Sold',
    key: 'sold',
    align: 'center',
    children: [
      { title: 'North shop', dataIndex: 'north', key: 'north', align: 'right' },
      { title: 'South shop', dataIndex: 'south', key: 'south', align: 'right' },
    ],
  },
];

const products: Product[] = [
  { name: 'Pencils', north: 340, south: 215 },
  { name: 'Pens', north: 128, south: 164 },
  { name: 'Ink', north: 45, south: 31 },
];

export default function ScopeCol() {
  return <Table aria-label="Sales" columns={columns} data={products} rowKey="name" />;
}
