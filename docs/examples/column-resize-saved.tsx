/**
 * title: Widths that come back
 * description: Widths are plain state, so they can be stored. Change one and reload the page. The buttons do what dragging does, without dragging.
 */
import React, { useEffect, useState } from 'react';
import Table from 'rc-table';
import type { ColumnsType } from 'rc-table/lib/interface';
import 'rc-table/assets/index.css';
import { Button, Controls } from './shared/controls';
import './shared/look.css';
import './column-resize.css';

interface Flight {
  number: string;
  from: string;
  to: string;
}

const flights: Flight[] = [
  { number: 'KL 1673', from: 'Amsterdam Schiphol', to: 'Barcelona El Prat' },
  { number: 'SK 0536', from: 'Dublin', to: 'Stockholm Arlanda' },
  { number: 'TP 0837', from: 'Rome Fiumicino', to: 'Lisbon Humberto Delgado' },
];

const initial = { number: 140, from: 180, to: 180 };
type Field = keyof typeof initial;

const MIN = 140;
const STORE = 'rc-table-demo:flight-widths';

export default function ColumnResizeSaved() {
  const [widths, setWidths] = useState(initial);
  const total = widths.number + widths.from + widths.to;

  // After mount: the server has no storage, and the first render has to equal its HTML.
  useEffect(() => {
    try {
      setWidths({ ...initial, ...JSON.parse(localStorage.getItem(STORE) ?? '{}') });
    } catch {
      // Storage is blocked, or holds something else: stay with the initial widths.
    }
  }, []);

  const change = (next: typeof initial) => {
    setWidths(next);
    try {
      localStorage.setItem(STORE, JSON.stringify(next));
    } catch {
      // Storage is blocked or full: the widths last as long as the page.
    }
  };

  const header = (field: Field, label: string) => (
    <span className="resize-header">
      {label}
      <span className="resize-buttons">
        <Button
          small
          aria-label={`Narrow ${label}`}
          disabled={widths[field] <= MIN}
          onClick={() => change({ ...widths, [field]: widths[field] - 40 })}
        >
          −
        </Button>
        <Button
          small
          aria-label={`Widen ${label}`}
          onClick={() => change({ ...widths, [field]: widths[field] + 40 })}
        >
          +
        </Button>
      </span>
    </span>
  );

  const columns: ColumnsType<Flight> = [
    {
      title: header('number', 'Flight'),
      dataIndex: 'number',
      key: 'number',
      width: widths.number,
    },
    { title: header('from', 'From'), dataIndex: 'from', key: 'from', width: widths.from },
    { title: header('to', 'To'), dataIndex: 'to', key: 'to', width: widths.to },
  ];

  return (
    <div className="demo-stack">
      <Controls label="Saved widths">
        <Button onClick={() => change(initial)}>Reset widths</Button>
        <output className="demo-readout">{JSON.stringify(widths)}</output>
      </Controls>
      <Table
        aria-label="Books"
        className="resizable-table"
        columns={columns}
        data={flights}
        rowKey="number"
        tableLayout="fixed"
        scroll={{ x: total }}
      />
    </div>
  );
}
