/**
 * title: Try the options
 * description: The header follows sideways. Hide the table and show it again; it has measured its columns and comes back aligned.
 */
import React, { useState } from 'react';
import Table from 'rc-table';
import type { Direction } from 'rc-table/lib/interface';
import 'rc-table/assets/index.css';
import { Check, Controls } from './shared/controls';
import { withHeaderWidths } from './shared/with-header-widths';
import './shared/look.css';

interface Sensor {
  id: string;
  place: string;
  readings: number[];
}

const places = ['Boiler', 'Roof', 'Cellar', 'Hall', 'Workshop', 'Store'];
const hours = Array.from(
  { length: 12 },
  (_, hour) => `${String(hour + 8).padStart(2, '0')}:00`,
);

const sensors = Array.from({ length: 30 }, (_, index): Sensor => ({
  id: `T-${index + 1}`,
  place: `${places[index % places.length]} ${Math.floor(index / places.length) + 1}`,
  readings: hours.map((_hour, hour) => 17 + ((index * 7 + hour * 3) % 11)),
}));

const columns = withHeaderWidths<Sensor>([
  { title: 'Sensor', dataIndex: 'id', key: 'id', width: 90 },
  { title: 'Place', dataIndex: 'place', key: 'place', width: 130 },
  ...hours.map((hour, index) => ({
    title: hour,
    dataIndex: ['readings', index],
    key: hour,
    width: 92,
    align: 'right' as const,
    render: (celsius: number) => `${celsius} °C`,
  })),
]);

export default function ScrollXy({ direction }: { direction?: Direction }) {
  const [shown, setShown] = useState(true);

  return (
    <div className="demo-stack">
      <Controls label="Table">
        <Check label="Show the table" checked={shown} onChange={setShown} />
      </Controls>
      <div hidden={!shown}>
        <Table
          direction={direction}
          aria-label="Temperatures"
          columns={columns}
          data={sensors}
          rowKey="id"
          scroll={{ x: 1324, y: 300 }}
        />
      </div>
    </div>
  );
}
