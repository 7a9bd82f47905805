/**
 * title: "'max-content' under a fixed header"
 * description: The header cannot widen a column, and without rows nothing can. Take the widths away, then the rows.
 */
import React, { useState } from 'react';
import Table from 'rc-table';
import type { ColumnType, Direction } from 'rc-table/lib/interface';
import 'rc-table/assets/index.css';
import { Check, Controls } from './shared/controls';
import { withHeaderWidths } from './shared/with-header-widths';
import './shared/look.css';

interface Lift {
  site: string;
  capacity: number;
  floors: number;
  inspected: string;
  firm: string;
  visit: string;
}

const fixedOnly: ColumnType<Lift>[] = [
  { title: 'Site', dataIndex: 'site', key: 'site', width: 110, fixed: 'left' },
  { title: 'Capacity in kg', dataIndex: 'capacity', key: 'capacity' },
  { title: 'Floors served', dataIndex: 'floors', key: 'floors' },
  { title: 'Last inspection', dataIndex: 'inspected', key: 'inspected' },
  { title: 'Maintenance firm', dataIndex: 'firm', key: 'firm' },
  { title: 'Next visit', dataIndex: 'visit', key: 'visit', width: 90, fixed: 'right' },
];
const allWidths = withHeaderWidths(
  fixedOnly.map((column) => ({ width: 160, ...column })),
);

const lifts: Lift[] = [
  {
    site: 'Town hall',
    capacity: 630,
    floors: 5,
    inspected: 'March',
    firm: 'Vertik',
    visit: 'June',
  },
  {
    site: 'Library',
    capacity: 1000,
    floors: 4,
    inspected: 'April',
    firm: 'Vertik',
    visit: 'July',
  },
  {
    site: 'Car park',
    capacity: 450,
    floors: 7,
    inspected: 'May',
    firm: 'Elevo',
    visit: 'August',
  },
];

export default function FixedColumnsAndHeaderNatural({
  direction,
}: {
  direction?: Direction;
}) {
  const [widths, setWidths] = useState(true);
  const [rows, setRows] = useState(true);

  return (
    <div className="demo-stack">
      <Controls>
        <Check label="A width on every column" checked={widths} onChange={setWidths} />
        <Check label="Rows" checked={rows} onChange={setRows} />
      </Controls>
      <Table
        aria-label="Lifts"
        direction={direction}
        key={String(widths)}
        columns={widths ? allWidths : fixedOnly}
        data={rows ? lifts : []}
        rowKey="site"
        scroll={{ x: 'max-content', y: 200 }}
        emptyText="No lifts in this district."
      />
    </div>
  );
}
