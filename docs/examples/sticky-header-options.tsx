/**
 * title: Try the options
 * description: Scroll the page. `offsetHeader` leaves room for a bar at the top of the window, `offsetScroll` for one at the bottom.
 */
import React, { useMemo, useState } from 'react';
import Table from 'rc-table';
import type { Direction } from 'rc-table/lib/interface';
import 'rc-table/assets/index.css';
import { Check, Controls } from './shared/controls';
import { Range } from './shared/range';
import { withHeaderWidths } from './shared/with-header-widths';
import './shared/look.css';

interface Train {
  number: number;
  time: string;
  city: string;
  via: string;
  operator: string;
  platform: number;
}

const routes = [
  ['Ghent', 'Brussels, Aalst', 'SNCB'],
  ['Basel', 'Strasbourg, Mulhouse', 'SBB'],
  ['Malmö', 'Odense, Copenhagen', 'SJ'],
  ['Gdańsk', 'Poznań, Bydgoszcz', 'PKP'],
  ['Trieste', 'Ljubljana, Postojna', 'SŽ'],
  ['Porto', 'Lisbon, Coimbra', 'CP'],
  ['Bergen', 'Hønefoss, Finse', 'Vy'],
] as const;

const twoDigits = (value: number) => String(value).padStart(2, '0');

const trains: Train[] = Array.from({ length: 35 }, (_, index) => {
  const [city, via, operator] = routes[(index * 3) % routes.length] ?? routes[0];
  const minutes = 6 * 60 + index * 23;
  return {
    number: 201 + index * 4,
    time: `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`,
    city,
    via,
    operator,
    platform: 1 + ((index * 5) % 9),
  };
});

export default function StickyHeader({ direction }: { direction?: Direction }) {
  const [offsetHeader, setOffsetHeader] = useState(64);
  const [offsetScroll, setOffsetScroll] = useState(0);
  const [edgesFixed, setEdgesFixed] = useState(true);
  const [ownScroll, setOwnScroll] = useState(false);

  const columns = useMemo(
    () =>
      withHeaderWidths<Train>([
        { title: 'Departs', dataIndex: 'time', width: 100, fixed: edgesFixed && 'left' },
        { title: 'Train', dataIndex: 'number', width: 100 },
        { title: 'Destination', dataIndex: 'city', width: 160 },
        { title: 'Via', dataIndex: 'via', width: 220 },
        { title: 'Operator', dataIndex: 'operator', width: 180 },
        {
          title: 'Platform',
          dataIndex: 'platform',
          width: 100,
          fixed: edgesFixed && 'right',
        },
      ]),
    [edgesFixed],
  );

  return (
    <div className="demo-stack">
      <Controls label="Sticky options">
        <Range
          label="offsetHeader"
          value={offsetHeader}
          min={0}
          max={160}
          step={8}
          unit="px"
          onChange={setOffsetHeader}
        />
        <Range
          label="offsetScroll"
          value={offsetScroll}
          min={0}
          max={80}
          step={8}
          unit="px"
          onChange={setOffsetScroll}
        />
        <Check
          label="Fix first and last column"
          checked={edgesFixed}
          onChange={setEdgesFixed}
        />
        <Check label="scroll.y: 300" checked={ownScroll} onChange={setOwnScroll} />
      </Controls>
      <Table
        aria-label="Departures"
        direction={direction}
        sticky={{ offsetHeader, offsetScroll }}
        scroll={{ x: 860, y: ownScroll ? 300 : undefined }}
        columns={columns}
        data={trains}
        rowKey="number"
      />
    </div>
  );
}
