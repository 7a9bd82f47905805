/**
 * title: Rows that can be dragged to another place
 * description: Drag a row onto another one. The second demo adds buttons for the keyboard.
 */
import React, { useState } from 'react';
import Table from 'rc-table';
import type { ColumnsType } from 'rc-table/lib/interface';
import { DndProvider, useDrag, useDrop } from 'react-dnd';
import { HTML5Backend } from 'react-dnd-html5-backend';
import 'rc-table/assets/index.css';
import './shared/look.css';

interface Task {
  id: string;
  task: string;
}

type RowProps = React.HTMLAttributes<HTMLTableRowElement> & {
  'data-row-key'?: string;
  onMove: (id: string, to: string) => void;
};

function Row({ onMove, ...props }: RowProps) {
  const id = props['data-row-key'] ?? '';
  const [, connectDrag] = useDrag({ type: 'task', item: { id } });
  const [, connectDrop] = useDrop<{ id: string }, void, unknown>({
    accept: 'task',
    drop: (dragged) => onMove(dragged.id, id),
  });
  return <tr {...props} ref={(row) => connectDrag(connectDrop(row))} />;
}
const components = { body: { row: Row } };
const columns: ColumnsType<Task> = [{ title: 'Task', dataIndex: 'task', key: 'task' }];

export default function ReactDnd() {
  const [tasks, setTasks] = useState<Task[]>([
    { id: 'quote', task: 'Get quotes' },
    { id: 'permit', task: 'File the permit' },
    { id: 'order', task: 'Order windows' },
  ]);

  // By key: the index of a row may have changed since the drag began.
  const move = (id: string, to: string) => {
    const target = tasks.findIndex((task) => task.id === to);
    const moved = tasks.filter((task) => task.id === id);
    const rest = tasks.filter((task) => task.id !== id);
    setTasks([...rest.slice(0, target), ...moved, ...rest.slice(target)]);
  };

  return (
    <DndProvider backend={HTML5Backend}>
      <Table
        aria-label="Tasks"
        columns={columns}
        data={tasks}
        rowKey="id"
        components={components}
        onRow={() => ({ onMove: move }) as React.HTMLAttributes<HTMLElement>}
      />
    </DndProvider>
  );
}
