/**
 * title: Cells follow the state of the parent
 * description: "`render` is a closure: it runs again whenever the parent renders. `shouldCellUpdate: () => false` keeps its first result."
 */
import React, { useState } from 'react';
import Table from 'rc-table';
import type { ColumnsType } from 'rc-table/lib/interface';
import 'rc-table/assets/index.css';
import { Button, Controls } from './shared/controls';
import './shared/look.css';

interface Runner {
  id: number;
  name: string;
  start: number;
}

const runners: Runner[] = [
  { id: 1, name: 'Ines', start: 0 },
  { id: 2, name: 'Tomasz', start: 10 },
  { id: 3, name: 'Yuki', start: 20 },
];

export default function SimpleCounter() {
  const [laps, setLaps] = useState(0);

  const columns: ColumnsType<Runner> = [
    { title: 'Runner', dataIndex: 'name', key: 'name' },
    {
      title: 'Laps',
      dataIndex: 'start',
      key: 'live',
      render: (start: number) => start + laps,
    },
    {
      title: 'Laps, frozen',
      dataIndex: 'start',
      key: 'frozen',
      render: (start: number) => start + laps,
      shouldCellUpdate: () => false,
    },
  ];

  return (
    <div className="demo-stack">
      <Controls label="Counter">
        <Button onClick={() => setLaps(laps + 1)}>Run a lap</Button>
        <output className="demo-readout">laps: {laps}</output>
      </Controls>
      <Table aria-label="Laps" columns={columns} data={runners} rowKey="id" />
    </div>
  );
}
