/**
 * title: A table from columns and data
 * description: Sort the rows or add one; every change is a new array.
 */
import React, { useState } from 'react';
import Table from 'rc-table';
import type { ColumnsType } from 'rc-table/lib/interface';
import 'rc-table/assets/index.css';
import './shared/look.css';

interface Product {
  id: number;
  name: string;
  origin: string;
  stock: number;
}

const columns: ColumnsType<Product> = [
  { title: 'Product', dataIndex: 'name', key: 'name' },
  { title: 'Origin', dataIndex: 'origin', key: 'origin' },
  { title: 'In stock', dataIndex: 'stock', key: 'stock', align: 'right' },
];

const products: Product[] = [
  { id: 1, name: 'Oak desk', origin: 'Porto', stock: 14 },
  { id: 2, name: 'Reading lamp', origin: 'Malmö', stock: 62 },
  { id: 3, name: 'Linen curtain', origin: 'Vilnius', stock: 31 },
];

export default function Simple() {
  const [data, setData] = useState(products);

  const sort = () => setData([...data].sort((a, b) => a.stock - b.stock));
  const add = () => {
    const id = data.length + 1;
    setData([...data, { id, name: `Stool no. ${id}`, origin: 'Ghent', stock: id * 7 }]);
  };

  return (
    <div className="demo-stack">
      <div className="demo-controls">
        <button type="button" className="demo-button" onClick={sort}>
          Sort by stock
        </button>
        <button type="button" className="demo-button" onClick={add}>
          Add a row
        </button>
      </div>
      <Table aria-label="Products" columns={columns} data={data} rowKey="id" />
    </div>
  );
}
