/**
 * title: A table wider than its container
 * description: "`scroll.x` is the width of the table inside. Scroll it sideways."
 */
import React from 'react';
import Table from 'rc-table';
import type { ColumnsType, Direction } from 'rc-table/lib/interface';
import 'rc-table/assets/index.css';
import './shared/look.css';

interface Shop {
  id: number;
  name: string;
  sales: number[];
}

const months = 'January February March April May June July August September October';
const columns: ColumnsType<Shop> = [
  { title: 'Shop', dataIndex: 'name', key: 'name', width: 240 },
  ...months.split(' ').map((month, index) => ({
    title: month,
    dataIndex: ['sales', index],
    key: month,
    width: 120,
  })),
];

const shop = (id: number, name: string, sales: number): Shop => ({
  id,
  name,
  sales: Array.from({ length: 10 }, (_, month) => sales + month * 130),
});
const shops = [
  shop(1, 'Porto, Rua das Flores', 18400),
  shop(2, 'Malmö, Stora Nygatan', 22150),
];

export default function ScrollX({ direction }: { direction?: Direction }) {
  return (
    <Table
      aria-label="Sales by month"
      direction={direction}
      columns={columns}
      data={shops}
      rowKey="id"
      scroll={{ x: 1440 }}
    />
  );
}
