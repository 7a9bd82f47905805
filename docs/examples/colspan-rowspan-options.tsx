/**
 * title: Try the options
 * description: "`onCell` gives one cell a `colSpan` and each cell that it covers `colSpan: 0`. Leave the zeros out to see why."
 */
import React, { useMemo, useState } from 'react';
import Table from 'rc-table';
import type { ColumnsType } from 'rc-table/lib/interface';
import 'rc-table/assets/index.css';
import { Check, Controls } from './shared/controls';
import './shared/look.css';
import './colspan-rowspan.css';

interface Line {
  id: number;
  name?: string;
  desk?: string;
  mobile?: string;
  room?: string;
  note?: string;
}

const lines: Line[] = [
  { id: 1, name: 'Hanna Virtanen', desk: '2041', mobile: '555 0117', room: 'B 12' },
  { id: 2, name: 'Idris Okoye', desk: '2042', mobile: '555 0162', room: 'B 14' },
  { id: 3, name: 'Front desk', desk: '2000', room: 'Lobby' },
  { id: 4, note: 'The workshop answers from 7:00 to 15:00.' },
  { id: 5, name: 'Marta Kovač', desk: '2310', mobile: '555 0148', room: 'W 2' },
  { id: 6, name: 'Delivery van', mobile: '555 0190', room: 'Yard' },
];

/** @param covered the colSpan of a cell that a neighbor covers: 0 omits it */
const makeColumns = (covered: number): ColumnsType<Line> => [
  {
    title: 'Name',
    key: 'name',
    render: (_, line) => line.note ?? line.name,
    onCell: ({ note }) => ({ colSpan: note ? 4 : 1 }),
  },
  {
    title: 'Desk and mobile',
    key: 'desk',
    colSpan: 2,
    render: (_, line) => line.desk ?? line.mobile,
    onCell: ({ note, desk, mobile }) => {
      if (note) return { colSpan: covered };
      return { colSpan: desk && mobile ? 1 : 2 };
    },
  },
  {
    title: 'Mobile',
    dataIndex: 'mobile',
    key: 'mobile',
    colSpan: 0,
    onCell: ({ desk, mobile }) => ({ colSpan: desk && mobile ? 1 : covered }),
  },
  {
    title: 'Room',
    dataIndex: 'room',
    key: 'room',
    onCell: ({ note }) => ({ colSpan: note ? covered : 1 }),
  },
];

export default function ColspanRowspan() {
  const [zeros, setZeros] = useState(true);
  const columns = useMemo(() => makeColumns(zeros ? 0 : 1), [zeros]);

  return (
    <div className="demo-stack">
      <Controls>
        <Check label="colSpan: 0 on covered cells" checked={zeros} onChange={setZeros} />
      </Controls>
      <Table
        aria-label="Phone list"
        className="spans"
        columns={columns}
        data={lines}
        rowKey="id"
      />
    </div>
  );
}
