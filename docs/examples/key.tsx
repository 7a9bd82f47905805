/**
 * title: Keys from the record, keys from the position
 * description: Tick the second task in both tables, then delete the first one.
 */
import React, { useState } from 'react';
import Table from 'rc-table';
import type { ColumnsType } from 'rc-table/lib/interface';
import 'rc-table/assets/index.css';
import './shared/look.css';

interface Task {
  id: number;
  title: string;
}

const columns: ColumnsType<Task> = [
  {
    title: 'Done',
    key: 'done',
    width: 64,
    // The tick is not in the data: the checkbox keeps it, as an input or a cell's state would.
    render: (task: Task) => <input type="checkbox" aria-label={task.title} />,
  },
  { title: 'Task', dataIndex: 'title', key: 'title' },
];

export default function Key() {
  const [tasks, setTasks] = useState<Task[]>([
    { id: 1, title: 'Book the venue' },
    { id: 2, title: 'Order name badges' },
    { id: 3, title: 'Print the program' },
  ]);

  return (
    <div className="demo-stack">
      <div className="demo-controls">
        <button
          type="button"
          className="demo-button"
          disabled={tasks.length === 0}
          onClick={() => setTasks(tasks.slice(1))}
        >
          Delete the first task
        </button>
      </div>
      <div className="demo-columns">
        <Table caption="Keyed by id" columns={columns} data={tasks} rowKey="id" />
        <Table
          caption="Keyed by position"
          columns={columns}
          data={tasks}
          rowKey={(task) => tasks.indexOf(task)}
        />
      </div>
    </div>
  );
}
