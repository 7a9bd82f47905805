/**
 * title: Try the options
 * description: Drag a row by its grip; a line shows where it will land, and Escape cancels. The arrow buttons do the same without a mouse.
 */
import React, { createContext, useContext, useState } from 'react';
import Table from 'rc-table';
import type { ColumnsType } from 'rc-table/lib/interface';
import { DndProvider, useDrag, useDrop } from 'react-dnd';
import type { ConnectDragSource } from 'react-dnd';
import { HTML5Backend } from 'react-dnd-html5-backend';
import classNames from 'classnames';
import 'rc-table/assets/index.css';
import { Button, Controls } from './shared/controls';
import './shared/look.css';
import './react-dnd.css';

interface Task {
  id: string;
  task: string;
  owner: string;
}

interface RowProps extends React.HTMLAttributes<HTMLTableRowElement> {
  id: string;
  index: number;
  onMove: (id: string, to: number) => void;
}

interface Dragged {
  id: string;
  index: number;
}

const GripContext = createContext<ConnectDragSource | null>(null);

const Grip = () => (
  <span ref={useContext(GripContext)} className="task-grip" aria-hidden="true">
    ⠿
  </span>
);

const DraggableRow: React.FC<RowProps> = ({
  id,
  index,
  onMove,
  className,
  ...rowProps
}) => {
  const [dragging, connectGrip, connectPreview] = useDrag({
    type: 'task',
    item: { id, index },
    collect: (monitor) => monitor.isDragging(),
  });
  const [from, connectRow] = useDrop({
    accept: 'task',
    drop: (item: Dragged) => onMove(item.id, index),
    collect: (monitor) => (monitor.isOver() ? monitor.getItem<Dragged>().index : index),
  });

  return (
    <GripContext.Provider value={connectGrip}>
      <tr
        {...rowProps}
        ref={(row) => connectPreview(connectRow(row))}
        className={classNames(className, {
          'task-dragging': dragging,
          'task-drop-above': from > index,
          'task-drop-below': from < index,
        })}
      />
    </GripContext.Provider>
  );
};

const components = { body: { row: DraggableRow } };

const initial: Task[] = [
  { id: 'quote', task: 'Get quotes', owner: 'Amara' },
  { id: 'permit', task: 'File the permit', owner: 'Jonas' },
  { id: 'order', task: 'Order windows', owner: 'Amara' },
  { id: 'scaffold', task: 'Put up scaffold', owner: 'Lucía' },
];

export default function ReactDnd() {
  const [tasks, setTasks] = useState(initial);
  const [message, setMessage] = useState('');

  // By key: rows may have come or gone since the drag began.
  const move = (id: string, to: number) => {
    const rest = tasks.filter((task) => task.id !== id);
    const moved = tasks.find((task) => task.id === id);
    if (!moved || tasks[to] === moved || to < 0 || to >= tasks.length) return;
    setTasks([...rest.slice(0, to), moved, ...rest.slice(to)]);
    setMessage(`${moved.task}: now ${to + 1} of ${tasks.length}`);
  };

  const columns: ColumnsType<Task> = [
    { title: '', key: 'grip', width: 40, render: () => <Grip /> },
    { title: 'Task', dataIndex: 'task', key: 'task' },
    { title: 'Owner', dataIndex: 'owner', key: 'owner', width: 84 },
    {
      title: 'Move',
      key: 'move',
      width: 96,
      render: ({ id, task }: Task, _, index) => (
        <span className="task-buttons">
          <Button
            small
            aria-label={`Move up: ${task}`}
            aria-disabled={index === 0}
            onClick={() => move(id, index - 1)}
          >
            ↑
          </Button>
          <Button
            small
            aria-label={`Move down: ${task}`}
            aria-disabled={index === tasks.length - 1}
            onClick={() => move(id, index + 1)}
          >
            ↓
          </Button>
        </span>
      ),
    },
  ];

  return (
    <div className="demo-stack">
      <Controls label="Order">
        <Button onClick={() => setTasks(initial)}>Reset order</Button>
        <output className="demo-readout">{message}</output>
      </Controls>
      <DndProvider backend={HTML5Backend}>
        <Table
          aria-label="Tasks"
          className="task-table"
          columns={columns}
          data={tasks}
          rowKey="id"
          components={components}
          onRow={({ id }, index = 0): RowProps => ({ id, index, onMove: move })}
        />
      </DndProvider>
    </div>
  );
}
