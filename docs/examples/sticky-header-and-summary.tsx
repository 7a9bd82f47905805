/**
 * title: Totals that stay in view
 * description: Scroll the page. The header stays at the top, the totals at the bottom of the window.
 */
import React from 'react';
import Table from 'rc-table';
import type { ColumnsType } from 'rc-table/lib/interface';
import 'rc-table/assets/index.css';
import './shared/look.css';

interface Stall {
  owner: string;
  market: string;
  takings: number;
}

const columns: ColumnsType<Stall> = [
  { title: 'Stall', dataIndex: 'owner', key: 'owner' },
  { title: 'Market', dataIndex: 'market', key: 'market' },
  { title: 'Takings, €', dataIndex: 'takings', key: 'takings', align: 'right' },
];

const owners = 'Amara Bruno Carla Dimitri Elif Farid Greta Hugo Ilse Jonas Katya Lars';
const stalls = owners.split(' ').map((owner, index): Stall => ({
  owner,
  market: index % 2 ? 'Harbour' : 'Old Town',
  takings: 3100 + index * 37,
}));

const summary = (rows: readonly Stall[]) => (
  <Table.Summary fixed>
    <Table.Summary.Row>
      <Table.Summary.Cell index={0} colSpan={2}>
        Sum
      </Table.Summary.Cell>
      <Table.Summary.Cell index={2} align="right">
        {rows.reduce((sum, { takings }) => sum + takings, 0)}
      </Table.Summary.Cell>
    </Table.Summary.Row>
  </Table.Summary>
);

export default function StickyHeaderAndSummary() {
  return (
    <Table
      aria-label="Takings"
      columns={columns}
      data={stalls}
      rowKey="owner"
      sticky={{ offsetHeader: 64 }}
      summary={summary}
    />
  );
}
