/**
 * title: Truncated to one line
 * description: "`ellipsis` keeps each cell on one line and puts the full text into its `title`. Point at a truncated cell."
 */
import React from 'react';
import Table from 'rc-table';
import type { ColumnsType } from 'rc-table/lib/interface';
import 'rc-table/assets/index.css';
import './shared/look.css';

interface Archive {
  path: string;
  owner: string;
}

const columns: ColumnsType<Archive> = [
  { title: 'Path', dataIndex: 'path', key: 'path', ellipsis: true },
  { title: 'Owner', dataIndex: 'owner', key: 'owner', width: '35%', ellipsis: true },
];

const archives: Archive[] = [
  {
    path: '/srv/backups/2026/harbour-office/accounting/invoices-first-quarter.tar.gz',
    owner: 'magdalena.brzozowska@harbour-office.example',
  },
  { path: '/srv/backups/readme.txt', owner: 'ada@coast.example' },
];

export default function Ellipsis() {
  return <Table aria-label="Archives" columns={columns} data={archives} rowKey="path" />;
}
