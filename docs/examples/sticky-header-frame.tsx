/**
 * title: Stuck to a frame
 * description: The header sticks to the nearest ancestor that scrolls. With `hidden`, that is a wrapper which never moves.
 */
import React, { useState } from 'react';
import Table from 'rc-table';
import type { Direction } from 'rc-table/lib/interface';
import 'rc-table/assets/index.css';
import { Choice, Controls } from './shared/controls';
import { withHeaderWidths } from './shared/with-header-widths';
import './shared/look.css';

interface Hut {
  name: string;
  range: string;
  altitude: number;
  beds: number;
  open: string;
}

const ranges = ['Bernese Alps', 'Dolomites', 'High Tatras', 'Pyrenees', 'Julian Alps'];
const names = [
  'Eagle',
  'Larch',
  'Marmot',
  'North Ridge',
  'Old Mule',
  'Silver Lake',
  'Stone Pine',
];

const huts: Hut[] = names.flatMap((name, index) =>
  ranges.slice(0, 4).map((range, step) => ({
    name: `${name} Hut`,
    range: ranges[(index + step) % ranges.length] ?? range,
    altitude: 1840 + index * 130 + step * 55,
    beds: 24 + ((index * 7 + step * 11) % 60),
    open: step % 2 ? 'June to September' : 'May to October',
  })),
);

const columns = withHeaderWidths<Hut>([
  { title: 'Hut', dataIndex: 'name', width: 150, fixed: 'left' },
  { title: 'Range', dataIndex: 'range', width: 200 },
  { title: 'Altitude, m', dataIndex: 'altitude', width: 140, align: 'right' },
  { title: 'Beds', dataIndex: 'beds', width: 120, align: 'right' },
  { title: 'Open', dataIndex: 'open', width: 200 },
]);

const overflows = ['visible', 'hidden', 'clip'] as const;

export default function StickyHeaderFrame({ direction }: { direction?: Direction }) {
  // State, not a ref: the table needs another render once the frame is there.
  const [frame, setFrame] = useState<HTMLDivElement | null>(null);
  const [overflow, setOverflow] = useState<(typeof overflows)[number]>('visible');

  return (
    <div className="demo-stack">
      <Controls>
        <Choice
          label="overflow of the wrapper"
          value={overflow}
          options={overflows}
          onChange={setOverflow}
        />
      </Controls>
      <div
        className="demo-viewport"
        ref={setFrame}
        role="region"
        aria-label="Mountain huts"
        tabIndex={0}
      >
        <div style={{ overflow, padding: 16 }}>
          <p className="demo-note">28 mountain huts. Scroll inside this frame.</p>
          <Table
            aria-label="Huts"
            direction={direction}
            style={{ marginBlockStart: 12 }}
            sticky={{ getContainer: frame ? () => frame : undefined }}
            scroll={{ x: 810 }}
            columns={columns}
            data={huts}
            rowKey={({ name, range }) => `${name}, ${range}`}
          />
        </div>
      </div>
    </div>
  );
}
