/**
 * title: Follow the newest row
 * description: The scrolling body is an ordinary element, so code can scroll it, and hear when someone scrolls away from the end.
 */
import React, { useEffect, useRef, useState } from 'react';
import Table from 'rc-table';
import 'rc-table/assets/index.css';
import { Button, Controls } from './shared/controls';
import { withHeaderWidths } from './shared/with-header-widths';
import './shared/look.css';

interface Scan {
  id: number;
  parcel: string;
  station: string;
}

const stations = [
  'Inbound gate',
  'Scales',
  'Sorter north',
  'Sorter south',
  'Loading dock',
];

const makeScan = (id: number): Scan => ({
  id,
  parcel: `RT ${4810 + id * 37}`,
  station: stations[id % stations.length]!,
});

const columns = withHeaderWidths<Scan>([
  { title: 'Scan', dataIndex: 'id', key: 'id', width: 72, align: 'right' },
  { title: 'Parcel', dataIndex: 'parcel', key: 'parcel', width: 100 },
  { title: 'Station', dataIndex: 'station', key: 'station' },
]);

export default function ScrollYFollow() {
  const [scans, setScans] = useState(() => [1, 2, 3, 4, 5, 6].map(makeScan));
  const [following, setFollowing] = useState(true);
  const frame = useRef<HTMLDivElement>(null);
  const getBody = () => frame.current?.querySelector('.rc-table-body');

  useEffect(() => {
    const body = getBody();
    if (following && body) body.scrollTop = body.scrollHeight;
  }, [scans, following]);

  const onScroll = () => {
    const body = getBody();
    if (body) setFollowing(body.scrollHeight - body.clientHeight - body.scrollTop < 2);
  };

  return (
    <div className="demo-stack">
      <Controls label="Scans">
        <Button onClick={() => setScans([...scans, makeScan(scans.length + 1)])}>
          Scan a parcel
        </Button>
        <Button disabled={following} onClick={() => setFollowing(true)}>
          Go to the newest
        </Button>
        <output className="demo-readout">
          {following ? 'following' : 'paused where you scrolled to'}
        </output>
      </Controls>
      <div ref={frame} onScrollCapture={onScroll}>
        <Table
          aria-label="Log"
          columns={columns}
          data={scans}
          rowKey="id"
          scroll={{ y: 200 }}
        />
      </div>
    </div>
  );
}
