/**
 * title: Styles from the record
 * description: "`onRow` hands the row what it needs to know. Names with `$` stay out of the HTML."
 */
import React, { useMemo, useState } from 'react';
import Table from 'rc-table';
import type { ColumnsType } from 'rc-table/lib/interface';
import styled, { css } from 'styled-components';
import 'rc-table/assets/index.css';
import { Controls } from './shared/controls';
import { Range } from './shared/range';
import './shared/look.css';

interface Task {
  id: number;
  task: string;
  hours: number;
}

const tasks: Task[] = [
  { id: 1, task: 'Order gravel for the path', hours: 6 },
  { id: 2, task: 'Prune the apple trees', hours: 20 },
  { id: 3, task: 'Repair the water pump', hours: 3 },
  { id: 4, task: 'Paint the tool shed', hours: 44 },
];

interface RowProps extends React.HTMLAttributes<HTMLTableRowElement> {
  $done?: boolean;
  $urgent?: boolean;
}

const Row = styled.tr.withConfig({ componentId: 'demo-task' })<RowProps>`
  ${({ $urgent }) =>
    $urgent &&
    css`
      && > td {
        background: var(--rt-bad-tint);
      }
    `}

  ${({ $done }) =>
    $done &&
    css`
      && > td {
        color: var(--rt-muted);
        text-decoration: line-through;
      }
    `}
`;
const components = { body: { row: Row } };

export default function StyledComponentsProps() {
  const [limit, setLimit] = useState(8);
  const [done, setDone] = useState<readonly number[]>([]);

  const columns: ColumnsType<Task> = useMemo(() => {
    const toggle = (id: number) =>
      setDone((before) =>
        before.includes(id) ? before.filter((one) => one !== id) : [...before, id],
      );
    return [
      {
        title: 'Done',
        key: 'done',
        width: 72,
        render: (_, { id, task }) => (
          <input
            type="checkbox"
            aria-label={`Done: ${task}`}
            checked={done.includes(id)}
            onChange={() => toggle(id)}
          />
        ),
      },
      { title: 'Task', dataIndex: 'task' },
      { title: 'Due in', dataIndex: 'hours', width: 96, render: (hours) => `${hours} h` },
    ];
  }, [done]);

  const onRow = ({ id, hours }: Task): RowProps => ({
    $done: done.includes(id),
    $urgent: !done.includes(id) && hours < limit,
  });

  return (
    <div className="demo-stack">
      <Controls>
        <Range
          label="Urgent below"
          value={limit}
          min={0}
          max={48}
          unit=" h"
          onChange={setLimit}
        />
      </Controls>
      <Table
        aria-label="Tasks"
        components={components}
        columns={columns}
        data={tasks}
        rowKey="id"
        onRow={onRow}
      />
    </div>
  );
}
