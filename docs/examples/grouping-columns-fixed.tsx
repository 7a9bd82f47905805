/**
 * title: A group that stays while the rest scrolls
 * description: Scroll the table sideways. `fixed` on the group alone does nothing; on its columns it holds the group header too.
 */
import React, { useState } from 'react';
import Table from 'rc-table';
import type { ColumnsType, Direction } from 'rc-table/lib/interface';
import 'rc-table/assets/index.css';
import { Choice, Controls } from './shared/controls';
import './shared/look.css';
import './grouping-columns.css';

interface Depot {
  line: string;
  depot: string;
  riders: number[];
}

const depots: Depot[] = [
  { line: 'T1', depot: 'Harbour', riders: [812, 790, 845, 871, 902, 640] },
  { line: 'T2', depot: 'Harbour', riders: [430, 441, 455, 460, 488, 512] },
  { line: 'T3', depot: 'Westpark', riders: [655, 612, 640, 663, 690, 301] },
];

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

const places = {
  nothing: 'nothing',
  group: 'group Tram',
  columns: 'Line and Depot',
};

export default function GroupingColumnsFixed({ direction }: { direction?: Direction }) {
  const [place, setPlace] = useState<keyof typeof places>('columns');

  const onGroup = place === 'group';
  const onColumns = place === 'columns';

  const columns: ColumnsType<Depot> = [
    {
      title: 'Tram',
      key: 'tram',
      className: 'is-first',
      fixed: onGroup,
      children: [
        {
          title: 'Line',
          dataIndex: 'line',
          key: 'line',
          className: 'is-first',
          width: 60,
          fixed: onColumns,
        },
        { title: 'Depot', dataIndex: 'depot', key: 'depot', width: 90, fixed: onColumns },
      ],
    },
    {
      title: 'Week',
      key: 'week',
      width: 90,
      align: 'right',
      render: (_, { riders }) => riders.reduce((sum, day) => sum + day, 0),
    },
    {
      title: 'Riders',
      key: 'riders',
      children: days.map((day, index) => ({
        title: day,
        dataIndex: ['riders', index],
        key: day,
        width: 120,
        align: 'right',
      })),
    },
  ];

  return (
    <div className="demo-stack">
      <Controls>
        <Choice label="fixed on" value={place} options={places} onChange={setPlace} />
      </Controls>
      <Table
        direction={direction}
        className="grouping-columns"
        aria-label="Riders per tram line"
        columns={columns}
        data={depots}
        rowKey="line"
        scroll={{ x: 960 }}
      />
    </div>
  );
}
