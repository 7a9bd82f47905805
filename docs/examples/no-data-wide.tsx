/**
 * title: The three forms, in a table that scrolls
 * description: Scroll sideways. The message stays in the middle of what is in view, and the header can still be reached.
 */
import React, { useState } from 'react';
import Table from 'rc-table';
import type { ColumnsType } from 'rc-table/lib/interface';
import 'rc-table/assets/index.css';
import { Choice, Controls } from './shared/controls';
import './shared/look.css';

const days = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
];

interface Shift {
  id: number;
  room: string;
  [day: string]: string | number;
}

const columns: ColumnsType<Shift> = [
  { title: 'Room', dataIndex: 'room', key: 'room', width: 120 },
  ...days.map((day) => ({ title: day, dataIndex: day, key: day, width: 130 })),
];

const forms = {
  default: {},
  string: { emptyText: 'No shifts this week.' },
  element: { emptyText: <strong>No shifts this week.</strong> },
  function: { emptyText: () => <em>No shifts in {days.length} days.</em> },
};

export default function NoDataWide() {
  const [form, setForm] = useState<keyof typeof forms>('default');

  return (
    <div className="demo-stack">
      <Controls label="Placeholder">
        <Choice
          label="emptyText"
          value={form}
          options={['default', 'string', 'element', 'function']}
          onChange={setForm}
        />
      </Controls>
      <Table
        aria-label="Shifts"
        columns={columns}
        data={[]}
        rowKey="id"
        scroll={{ x: 1030 }}
        {...forms[form]}
      />
    </div>
  );
}
