/**
 * title: Try the options
 * description: Add an alert or dismiss one. A dismissed row stays in the table until its animation has ended; all other rows are left alone.
 */
import React, { useState } from 'react';
import Table from 'rc-table';
import type { ColumnsType } from 'rc-table/lib/interface';
import { CSSMotionList } from 'rc-motion';
import classNames from 'classnames';
import 'rc-table/assets/index.css';
import { Button, Check, Controls } from './shared/controls';
import './shared/look.css';
import './animation.css';

interface Alert {
  id: number;
  host: string;
  message: string;
}

type TbodyProps = React.HTMLAttributes<HTMLTableSectionElement>;

const AnimatedBody: React.FC<TbodyProps> = ({ children, ...tbodyProps }) => {
  // What is there at first should not move: only later rows appear with an animation.
  const [firstChildren] = useState(children);
  const rows = React.Children.toArray(children) as React.ReactElement[];

  return (
    <tbody {...tbodyProps}>
      <CSSMotionList
        component={false}
        keys={rows.map((row) => ({ key: row.key ?? '', row }))}
        motionName="alert-row"
        motionAppear={children !== firstChildren}
        motionDeadline={2000}
      >
        {({ row, className, style }) =>
          React.cloneElement(row, {
            className: classNames(row.props.className, className),
            style,
          })
        }
      </CSSMotionList>
    </tbody>
  );
};

const components = { body: { wrapper: AnimatedBody } };

const messages = [
  { host: 'db-02', message: 'Replica is 40 seconds behind' },
  { host: 'web-01', message: 'Certificate expires in 6 days' },
  { host: 'mail-01', message: 'Queue holds 1,200 messages' },
  { host: 'cache-03', message: 'Memory use at 91 %' },
  { host: 'build-07', message: 'No heartbeat since 04:10' },
];
const alertOf = (id: number): Alert => ({ id, ...messages[id % messages.length]! });

export default function Animation() {
  const [alerts, setAlerts] = useState([3, 2, 1].map(alertOf));
  const [nextId, setNextId] = useState(4);
  const [slow, setSlow] = useState(false);

  const add = () => {
    setAlerts([alertOf(nextId), ...alerts]);
    setNextId(nextId + 1);
  };
  const dismiss = (id: number, button: HTMLElement) => {
    // The button goes away with its row: hand the focus to a neighbor that stays.
    const staying = 'tr:not(.alert-row-leave) button';
    const buttons = button.closest('tbody')?.querySelectorAll<HTMLElement>(staying) ?? [];
    const at = Array.from(buttons).indexOf(button);
    (buttons[at + 1] ?? buttons[at - 1])?.focus();
    setAlerts((current) => current.filter((alert) => alert.id !== id));
  };

  const columns: ColumnsType<Alert> = [
    { title: 'Host', dataIndex: 'host', key: 'host', width: 90 },
    { title: 'Alert', dataIndex: 'message', key: 'message' },
    {
      title: 'Action',
      key: 'action',
      width: 100,
      render: ({ id, host }: Alert) => (
        <Button
          small
          aria-label={`Dismiss ${host}`}
          onClick={(event) => dismiss(id, event.currentTarget)}
        >
          Dismiss
        </Button>
      ),
    },
  ];

  return (
    <div className="demo-stack">
      <Controls label="Alerts">
        <Button primary onClick={add}>
          New alert
        </Button>
        <Check label="Slow motion" checked={slow} onChange={setSlow} />
        <output className="demo-readout">open alerts: {alerts.length}</output>
      </Controls>
      <Table
        aria-label="Alerts"
        className={slow ? 'alert-table is-slow' : 'alert-table'}
        columns={columns}
        data={alerts}
        rowKey="id"
        components={components}
        emptyText="All quiet"
      />
    </div>
  );
}
