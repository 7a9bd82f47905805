/**
 * title: Try the options
 * description: Open a range and a product, and compare the two indexes, as `render` and as `onCell` get them.
 */
import React, { useState } from 'react';
import Table from 'rc-table';
import type { Key } from 'rc-table/lib/interface';
import 'rc-table/assets/index.css';
import { Button, Controls } from './shared/controls';
import { expandIconOf } from './shared/expand-icon';
import { withHeaderWidths } from './shared/with-header-widths';
import './shared/look.css';
import './sub-table.css';

interface Item {
  id: string;
  name: string;
  stock: number;
  children?: Item[];
}

const ranges = [
  'Chair',
  'Bed',
  'Cot',
  'Desk',
  'Lamp',
  'Rack',
  'Sofa',
  'Stool',
  'Table',
  'Tray',
];
const woods = ['Ash', 'Birch', 'Elm', 'Oak'];
const sizes = ['Small', 'Medium', 'Large'];

const withSum = (id: string, name: string, children: Item[]): Item => ({
  id,
  name,
  children,
  stock: children.reduce((sum, { stock }) => sum + stock, 0),
});

const stock = ranges.map((range, r) =>
  withSum(
    range,
    `${range}s`,
    woods.map((wood, w) =>
      withSum(
        `${range} ${wood}`,
        `${wood} ${range.toLowerCase()}`,
        sizes.map((size, s) => ({
          id: `${range} ${wood} ${size}`,
          name: size,
          stock: ((r * 7 + w * 5 + s * 3) % 30) + 4,
        })),
      ),
    ),
  ),
);

const parents = (items: Item[]): string[] =>
  items.flatMap(({ id, children }) => (children ? [id, ...parents(children)] : []));

const columns = withHeaderWidths<Item>([
  { title: 'Range', dataIndex: 'name', key: 'name' },
  {
    title: 'render',
    key: 'sibling',
    align: 'right',
    width: 80,
    render: (_, __, index) => index,
  },
  {
    title: 'onCell',
    key: 'visible',
    align: 'right',
    width: 80,
    className: 'sub-table-visible-row',
    onCell: (_, index) => ({ title: String(index) }),
  },
  { title: 'Stock', dataIndex: 'stock', key: 'stock', align: 'right', width: 80 },
]);

const expandIcon = expandIconOf<Item>((record) => record.name);

export default function SubTable() {
  const [open, setOpen] = useState<readonly Key[]>(['Chair', 'Chair Ash']);

  return (
    <div className="demo-stack">
      <Controls>
        <Button onClick={() => setOpen(parents(stock))}>Open all</Button>
        <Button onClick={() => setOpen([])}>Close all</Button>
      </Controls>
      <Table
        className="sub-table"
        aria-label="Stock"
        columns={columns}
        data={stock}
        rowKey="id"
        scroll={{ x: 390, y: 320 }}
        expandable={{
          expandedRowKeys: open,
          onExpandedRowsChange: setOpen,
          indentSize: 20,
          expandIcon,
        }}
      />
    </div>
  );
}
