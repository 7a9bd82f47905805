/**
 * title: Row spans from equal neighbors
 * description: "A `rowSpan` belongs to a row number, not to a record: work the spans out again whenever the order of the rows changes."
 */
import React, { useMemo, useState } from 'react';
import Table from 'rc-table';
import type { ColumnsType } from 'rc-table/lib/interface';
import 'rc-table/assets/index.css';
import { Check, Choice, Controls } from './shared/controls';
import './shared/look.css';
import './colspan-rowspan.css';

interface Item {
  id: number;
  depot: string;
  product: string;
  stock: number;
}

const items: Item[] = [
  { id: 1, depot: 'Antwerp', product: 'Cork tile', stock: 120 },
  { id: 2, depot: 'Antwerp', product: 'Oak plank', stock: 340 },
  { id: 3, depot: 'Antwerp', product: 'Slate slab', stock: 85 },
  { id: 4, depot: 'Bilbao', product: 'Cork tile', stock: 410 },
  { id: 5, depot: 'Bilbao', product: 'Oak plank', stock: 60 },
  { id: 6, depot: 'Gdańsk', product: 'Oak plank', stock: 275 },
  { id: 7, depot: 'Gdańsk', product: 'Slate slab', stock: 190 },
];

const compare = {
  depot: (a: Item, b: Item) => a.depot.localeCompare(b.depot, 'en'),
  product: (a: Item, b: Item) => a.product.localeCompare(b.product, 'en'),
  stock: (a: Item, b: Item) => b.stock - a.stock,
};
const orders = { depot: 'depot', product: 'product', stock: 'stock, most first' };

/** The first row of each run of equal values gets the length of the run, the others 0. */
function spansOf(values: readonly string[]): number[] {
  return values.map((value, row) => {
    if (value === values[row - 1]) return 0;
    const end = values.findIndex((other, index) => index > row && other !== value);
    return (end < 0 ? values.length : end) - row;
  });
}

export default function ColspanRowspanGroups() {
  const [order, setOrder] = useState<keyof typeof orders>('depot');
  const [fresh, setFresh] = useState(true);

  const rows = useMemo(() => [...items].sort(compare[order]), [order]);
  const spans = useMemo(
    () => spansOf((fresh ? rows : items).map((item) => item.depot)),
    [rows, fresh],
  );
  const columns: ColumnsType<Item> = [
    {
      title: 'Depot',
      dataIndex: 'depot',
      key: 'depot',
      onCell: (_, row = 0) => ({ rowSpan: spans[row] }),
    },
    { title: 'Product', dataIndex: 'product', key: 'product' },
    { title: 'Stock', dataIndex: 'stock', key: 'stock', align: 'right' },
  ];

  return (
    <div className="demo-stack">
      <Controls>
        <Choice label="Sort by" value={order} options={orders} onChange={setOrder} />
        <Check label="New spans for each order" checked={fresh} onChange={setFresh} />
      </Controls>
      <Table
        aria-label="Stock by depot"
        className="spans"
        columns={columns}
        data={rows}
        rowKey="id"
      />
    </div>
  );
}
