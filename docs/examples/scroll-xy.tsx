/**
 * title: A matrix that scrolls both ways
 * description: Scroll down and sideways; the header stays and follows.
 */
import React from 'react';
import Table from 'rc-table';
import type { ColumnType, Direction } from 'rc-table/lib/interface';
import 'rc-table/assets/index.css';
import './shared/look.css';

interface Sensor {
  id: string;
  readings: number[];
}

const hours = Array.from({ length: 12 }, (_, hour) => `${hour + 10}:00`);

const columns: ColumnType<Sensor>[] = [
  { title: 'Sensor', dataIndex: 'id', key: 'id', width: 100 },
  ...hours.map((hour, index) => ({
    title: hour,
    dataIndex: ['readings', index],
    key: hour,
    width: 100,
  })),
];
// For the page as the server sends it, before the table has measured its columns.
columns.forEach((column) => {
  column.onHeaderCell = () => ({ style: { width: column.width } });
});

const sensors = Array.from({ length: 30 }, (_, index): Sensor => ({
  id: `T-${index + 1}`,
  readings: hours.map((_hour, hour) => 17 + ((index * 7 + hour * 3) % 11)),
}));

export default function ScrollXy({ direction }: { direction?: Direction }) {
  return (
    <Table
      aria-label="Temperatures"
      direction={direction}
      columns={columns}
      data={sensors}
      rowKey="id"
      scroll={{ x: 1300, y: 300 }}
    />
  );
}
