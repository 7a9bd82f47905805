/**
 * title: A header that stays
 * description: "`scroll.y` is the greatest height of the body. More rows than fit scroll under the header."
 */
import React from 'react';
import Table from 'rc-table';
import type { ColumnsType } from 'rc-table/lib/interface';
import 'rc-table/assets/index.css';
import './shared/look.css';

interface Entry {
  id: number;
  time: string;
  message: string;
}

const columns: ColumnsType<Entry> = [
  { title: 'Time', dataIndex: 'time', key: 'time' },
  { title: 'Message', dataIndex: 'message', key: 'message' },
];

const messages = ['Backup started', 'Slow disk', 'Archive verified', 'Report queued'];
const entries = Array.from({ length: 24 }, (_, id): Entry => ({
  id,
  time: `02:${id + 10}`,
  message: messages[id % 4]!,
}));

export default function ScrollY() {
  return (
    <Table
      aria-label="Log"
      columns={columns}
      data={entries}
      rowKey="id"
      scroll={{ y: 240 }}
    />
  );
}
