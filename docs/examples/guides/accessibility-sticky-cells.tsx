/**
 * title: A header that stays, in one table
 * description: Header cells are sticky inside of a box that scrolls. Screen readers keep the headers of each cell.
 */
import React from 'react';
import Table from 'rc-table';
import type { ColumnType } from 'rc-table/lib/interface';
import 'rc-table/assets/index.css';
import '../shared/look.css';

interface Train {
  id: number;
  time: string;
  to: string;
  platform: number;
}

const onHeaderCell = () => ({
  style: { position: 'sticky', top: 0, zIndex: 2 } as const,
});

const columns: ColumnType<Train>[] = [
  { title: 'Departure', dataIndex: 'time', rowScope: 'row', onHeaderCell },
  { title: 'To', dataIndex: 'to', onHeaderCell },
  { title: 'Platform', dataIndex: 'platform', align: 'right', onHeaderCell },
];

const cities = ['Bern', 'Geneva', 'Milan', 'Zurich', 'Basel'];
const trains = Array.from({ length: 20 }, (_, id): Train => {
  return { id, time: `14:${id + 20}`, to: cities[id % 5]!, platform: (id % 7) + 1 };
});

export default function StickyCells() {
  return (
    <div
      role="region"
      aria-label="Departures, scrolls"
      tabIndex={0}
      style={{ maxHeight: 240, overflow: 'auto' }}
    >
      <Table aria-label="Departures" rowKey="id" columns={columns} data={trains} />
    </div>
  );
}
