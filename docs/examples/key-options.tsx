/**
 * title: Try the options
 * description: Tick the second task in both tables, then delete the first one or add another on top.
 */
import React, { useState } from 'react';
import Table from 'rc-table';
import type { ColumnsType } from 'rc-table/lib/interface';
import 'rc-table/assets/index.css';
import { Button, Controls } from './shared/controls';
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

const initialTasks: Task[] = [
  { id: 1, title: 'Book the venue' },
  { id: 2, title: 'Order name badges' },
  { id: 3, title: 'Print the program' },
  { id: 4, title: 'Test the microphones' },
];

const laterTasks = ['Welcome the speakers', 'Set up the chairs', 'Fetch the keys'];

export default function Key() {
  const [tasks, setTasks] = useState(initialTasks);
  const [added, setAdded] = useState(0);

  const deleteFirst = () => setTasks(tasks.slice(1));
  const addOnTop = () => {
    const title = laterTasks[added % laterTasks.length] ?? '';
    setTasks([{ id: initialTasks.length + added + 1, title }, ...tasks]);
    setAdded(added + 1);
  };

  return (
    <div className="demo-stack">
      <Controls label="Tasks">
        <Button disabled={tasks.length === 0} onClick={deleteFirst}>
          Delete the first task
        </Button>
        <Button onClick={addOnTop}>Add a task on top</Button>
      </Controls>
      <div className="demo-columns">
        <div>
          <p className="demo-heading" id="key-by-id">
            Keyed by id
          </p>
          <Table aria-labelledby="key-by-id" columns={columns} data={tasks} rowKey="id" />
        </div>
        <div>
          <p className="demo-heading" id="key-by-position">
            Keyed by position
          </p>
          <Table
            aria-labelledby="key-by-position"
            columns={columns}
            data={tasks}
            rowKey={(task) => tasks.indexOf(task)}
          />
        </div>
      </div>
    </div>
  );
}
