/**
 * title: Rows that fade in and out
 * description: Add an alert or dismiss one. A dismissed row stays until its animation has ended.
 */
import React, { useState } from 'react';
import Table from 'rc-table';
import type { ColumnsType } from 'rc-table/lib/interface';
import { CSSMotionList } from 'rc-motion';
import 'rc-table/assets/index.css';
import './shared/look.css';
import './animation.css';

type Alert = { id: number };

const AnimatedBody: React.FC = ({ children, ...props }) => {
  // The first rows do not move; only later ones appear with an animation.
  const [first] = useState(children);
  const rows = React.Children.toArray(children) as React.ReactElement[];
  return (
    <tbody {...props}>
      <CSSMotionList
        component={false}
        keys={rows.map((row) => ({ key: row.key ?? '', row }))}
        motionName="alert-row"
        motionAppear={children !== first}
      >
        {({ row, className = '' }) =>
          React.cloneElement(row, { className: `${row.props.className} ${className}` })
        }
      </CSSMotionList>
    </tbody>
  );
};
const components = { body: { wrapper: AnimatedBody } };
const columns: ColumnsType<Alert> = [{ title: 'Alert no.', dataIndex: 'id', key: 'id' }];

export default function Animation() {
  const [alerts, setAlerts] = useState<Alert[]>([{ id: 2 }, { id: 1 }]);
  const add = () => setAlerts([{ id: (alerts[0]?.id ?? 0) + 1 }, ...alerts]);
  const dismiss = () => setAlerts(alerts.slice(0, -1));

  return (
    <div className="demo-stack">
      <div className="demo-controls">
        <button type="button" className="demo-button" onClick={add}>
          New alert
        </button>
        <button type="button" className="demo-button" onClick={dismiss}>
          Dismiss the last
        </button>
      </div>
      <Table
        aria-label="Alerts"
        className="alert-table"
        columns={columns}
        data={alerts}
        rowKey="id"
        components={components}
      />
    </div>
  );
}
