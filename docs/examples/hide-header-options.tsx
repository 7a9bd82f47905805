/**
 * title: Try the options
 * description: No header row, but the widths of the columns still count, and the first column names each row.
 */
import React, { useMemo, useState } from 'react';
import Table from 'rc-table';
import type { ColumnsType } from 'rc-table/lib/interface';
import 'rc-table/assets/index.css';
import { Check, Controls } from './shared/controls';
import { Range } from './shared/range';
import './shared/look.css';

interface Property {
  name: string;
  value: React.ReactNode;
}

const parcel: Property[] = [
  { name: 'Tracking', value: 'NL 4471 0932 18' },
  {
    name: 'Status',
    value: (
      <span className="demo-tag" data-tone="good">
        Out for delivery
      </span>
    ),
  },
  { name: 'Recipient', value: 'Ilse de Boer, Oude Gracht 41, Utrecht' },
  { name: 'Weight', value: '3.4 kg' },
  { name: 'Expected', value: 'Thursday, 10:00 to 12:00' },
];

export default function HideHeader() {
  const [showHeader, setShowHeader] = useState(false);
  const [width, setWidth] = useState(140);

  const columns = useMemo(
    (): ColumnsType<Property> => [
      // `rowScope` makes the names header cells of their rows.
      { title: 'Property', dataIndex: 'name', key: 'name', width, rowScope: 'row' },
      { title: 'Value', dataIndex: 'value', key: 'value' },
    ],
    [width],
  );

  return (
    <div className="demo-stack">
      <Controls label="Table">
        <Check label="Show the header" checked={showHeader} onChange={setShowHeader} />
        <Range
          label="First column"
          value={width}
          min={110}
          max={240}
          step={10}
          unit=" px"
          onChange={setWidth}
        />
      </Controls>
      <Table
        aria-label="Parcel"
        columns={columns}
        data={parcel}
        rowKey="name"
        showHeader={showHeader}
        tableLayout="fixed"
      />
    </div>
  );
}
