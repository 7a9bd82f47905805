/**
 * title: A header that stays while the page scrolls
 * description: "Scroll the page. `offsetHeader` leaves room for the bar at the top of the window."
 */
import React from 'react';
import Table from 'rc-table';
import type { ColumnsType } from 'rc-table/lib/interface';
import 'rc-table/assets/index.css';
import './shared/look.css';

interface Train {
  number: number;
  city: string;
  platform: number;
}

const columns: ColumnsType<Train> = [
  { title: 'Train', dataIndex: 'number', key: 'number' },
  { title: 'Destination', dataIndex: 'city', key: 'city' },
  { title: 'Platform', dataIndex: 'platform', key: 'platform' },
];

const cities = ['Ghent', 'Basel', 'Malmö', 'Gdańsk', 'Trieste'];
const trains = Array.from({ length: 20 }, (_, index): Train => ({
  number: 201 + index * 4,
  city: cities[index % 5]!,
  platform: 1 + ((index * 5) % 9),
}));

export default function StickyHeader() {
  return (
    <Table
      aria-label="Departures"
      columns={columns}
      data={trains}
      rowKey="number"
      sticky={{ offsetHeader: 64 }}
    />
  );
}
