/**
 * title: Try the options
 * description: The lines below are the header cells as rendered. Group the columns or name the first one, and watch tag and scope.
 */
import React, { useEffect, useRef, useState } from 'react';
import Table from 'rc-table';
import type { ColumnsType } from 'rc-table/lib/interface';
import 'rc-table/assets/index.css';
import { Check, Controls } from './shared/controls';
import './shared/look.css';

interface Product {
  name: string;
  north: { sold: number; left: number };
  south: { sold: number; left: number };
}

const products: Product[] = [
  { name: 'Pencils', north: { sold: 340, left: 60 }, south: { sold: 215, left: 85 } },
  { name: 'Pens', north: { sold: 128, left: 72 }, south: { sold: 164, left: 36 } },
  { name: 'Ink', north: { sold: 45, left: 15 }, south: { sold: 31, left: 29 } },
];

const groups: ColumnsType<Product> = [
  {
    title: 'North shop',
    key: 'north',
    align: 'center',
    children: [
      { title: 'Sold', dataIndex: ['north', 'sold'], key: 'north-sold', align: 'right' },
      { title: 'Left', dataIndex: ['north', 'left'], key: 'north-left', align: 'right' },
    ],
  },
  {
    title: 'South shop',
    key: 'south',
    align: 'center',
    children: [
      { title: 'Sold', dataIndex: ['south', 'sold'], key: 'south-sold', align: 'right' },
      { title: 'Left', dataIndex: ['south', 'left'], key: 'south-left', align: 'right' },
    ],
  },
];

const sums: ColumnsType<Product> = [
  {
    title: 'Sold',
    key: 'sold',
    align: 'right',
    render: (_, { north, south }) => north.sold + south.sold,
  },
  {
    title: 'Left',
    key: 'left',
    align: 'right',
    render: (_, { north, south }) => north.left + south.left,
  },
];

/** A cell as the browser has it, without class and style. */
function markup(cell: Element) {
  const copy = cell.cloneNode(true) as Element;
  copy.removeAttribute('class');
  copy.removeAttribute('style');
  return copy.outerHTML;
}

export default function ScopeCol() {
  const [grouped, setGrouped] = useState(true);
  const [named, setNamed] = useState(false);
  const [cells, setCells] = useState<string[]>([]);
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    setCells(Array.from(box.current?.querySelectorAll('thead tr > *') ?? [], markup));
  }, [grouped, named]);

  const columns: ColumnsType<Product> = [
    { title: named && 'Product', dataIndex: 'name', key: 'name', rowScope: 'row' },
    ...(grouped ? groups : sums),
  ];

  return (
    <div className="demo-stack">
      <Controls>
        <Check label="Group by shop" checked={grouped} onChange={setGrouped} />
        <Check label="Name the first column" checked={named} onChange={setNamed} />
      </Controls>
      <div ref={box}>
        <Table
          aria-label="Stock of the shops"
          columns={columns}
          data={products}
          rowKey="name"
          scroll={{ x: 'max-content' }}
        />
      </div>
      <ol
        className="demo-log"
        style={{ height: 220 }}
        aria-label="Rendered header cells"
        tabIndex={0}
      >
        {cells.map((cell, index) => (
          <li key={index}>{cell}</li>
        ))}
      </ol>
    </div>
  );
}
