/**
 * title: The headers of a cell
 * description: Move through the times with Tab or click one; both header cells that belong to it light up.
 */
import React, { useState } from 'react';
import Table from 'rc-table';
import type { ColumnsType } from 'rc-table/lib/interface';
import 'rc-table/assets/index.css';
import './shared/look.css';

type Line = Record<'to' | 'Early' | 'Noon' | 'Late', string>;

const lines: Line[] = [
  { to: 'Oslo', Early: '07:57', Noon: '11:59', Late: '16:03' },
  { to: 'Voss', Early: '08:40', Noon: '12:10', Late: '17:40' },
  { to: 'Flåm', Early: '08:43', Noon: '12:28', Late: '18:05' },
];

const times = ['Early', 'Noon', 'Late'] as const;

const lit = { color: 'var(--rt-on-accent)', background: 'var(--rt-accent)' };

export default function ScopeRow() {
  const [cell, setCell] = useState({ to: '', time: '' });

  const columns: ColumnsType<Line> = [
    {
      title: 'To',
      dataIndex: 'to',
      key: 'to',
      rowScope: 'row',
      onCell: ({ to }) => ({ style: to === cell.to ? lit : undefined }),
    },
    ...times.map((time) => ({
      title: time,
      dataIndex: time,
      key: time,
      onHeaderCell: () => ({ style: time === cell.time ? lit : undefined }),
      render: (departure: string, { to }: Line) => {
        const show = () => setCell({ to, time });
        return (
          <button className="demo-button" onFocus={show} onClick={show} type="button">
            {departure}
          </button>
        );
      },
    })),
  ];

  return (
    <div className="demo-stack">
      <Table caption="Trains from Bergen" columns={columns} data={lines} rowKey="to" />
      <output className="demo-readout">
        Headers of the cell: {cell.to ? `${cell.to}, ${cell.time}` : 'none yet'}
      </output>
    </div>
  );
}
