/**
 * title: Try the options
 * description: "`ellipsis` keeps each cell on one line, and puts the full text into its `title`. Point at a truncated cell."
 */
import React, { useMemo, useState } from 'react';
import Table from 'rc-table';
import type { ColumnsType } from 'rc-table/lib/interface';
import 'rc-table/assets/index.css';
import { Check, Controls } from './shared/controls';
import { Range } from './shared/range';
import './shared/look.css';

interface Archive {
  path: string;
  owner: string;
  bytes: number;
}

const archives: Archive[] = [
  {
    path: '/srv/backups/2026/harbour-office/invoices-first-quarter.tar.gz',
    owner: 'magdalena.brzozowska@harbour-office.example',
    bytes: 18446744073709,
  },
  {
    path: '/srv/backups/2026/lighthouse/camera-03/february.mp4',
    owner: 'jon@lighthouse.example',
    bytes: 2211908157440,
  },
  { path: '/srv/backups/readme.txt', owner: 'ada@coast.example', bytes: 1204 },
];

export default function Ellipsis() {
  const [ellipsis, setEllipsis] = useState(true);
  const [width, setWidth] = useState(480);

  const columns: ColumnsType<Archive> = useMemo(
    () => [
      { title: 'Path', dataIndex: 'path', ellipsis },
      { title: 'Owner', dataIndex: 'owner', width: '35%', ellipsis },
      { title: 'Size in bytes', dataIndex: 'bytes', width: 96, ellipsis },
    ],
    [ellipsis],
  );

  return (
    <div className="demo-stack">
      <Controls>
        <Check label="ellipsis" checked={ellipsis} onChange={setEllipsis} />
        <Range
          label="Width"
          value={width}
          min={240}
          max={680}
          step={20}
          unit="px"
          onChange={setWidth}
        />
      </Controls>
      <Table
        aria-label="Archives"
        style={{ maxWidth: width }}
        columns={columns}
        data={archives}
        rowKey="path"
      />
    </div>
  );
}
