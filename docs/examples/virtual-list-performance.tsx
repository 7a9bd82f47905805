/**
 * title: Measure it in this browser
 * description: Each button renders a table from scratch and notes the time until the browser has laid it out, and the elements it made. Nothing runs before a button is pressed.
 */
import React, { useLayoutEffect, useRef, useState } from 'react';
import Table from 'rc-table';
import type { ColumnsType, CustomizeScrollBody } from 'rc-table/lib/interface';
import { FixedSizeList } from 'react-window';
import type { ListChildComponentProps } from 'react-window';
import 'rc-table/assets/index.css';
import { Button, Choice, Controls } from './shared/controls';
import './shared/look.css';
import './virtual-list.css';

interface Reading {
  id: number;
  sensor: string;
  value: number;
}

const readingAt = (index: number): Reading => ({
  id: index + 1,
  sensor: `S-${(index * 37) % 900}`,
  value: ((index * 7919) % 1000) / 10,
});

const WIDTH = 100;

const columns: ColumnsType<Reading> = [
  { title: 'No.', dataIndex: 'id', key: 'id', width: WIDTH },
  { title: 'Sensor', dataIndex: 'sensor', key: 'sensor', width: WIDTH },
  { title: 'Value', dataIndex: 'value', key: 'value', width: WIDTH },
];

const Row: React.FC<ListChildComponentProps<number>> = ({
  index,
  style,
  data: scrollbarSize,
}) => {
  const { id, sensor, value } = readingAt(index);
  return (
    <div className="virtual-row" style={style}>
      {[id, sensor, value].map((content, column) => (
        <div
          key={column}
          className="virtual-cell"
          style={{ width: column === 2 ? WIDTH - scrollbarSize : WIDTH }}
        >
          {content}
        </div>
      ))}
    </div>
  );
};

const body: CustomizeScrollBody<Reading> = (readings, { scrollbarSize, ref }) => (
  <FixedSizeList
    outerRef={ref}
    width="100%"
    height={200}
    itemCount={readings.length}
    itemSize={40}
    itemData={scrollbarSize}
  >
    {Row}
  </FixedSizeList>
);

interface Run {
  id: number;
  rows: number;
  virtual: boolean;
  start: number;
}

interface Result extends Run {
  elements: number;
  milliseconds: number;
}

/** Reports once its table is in the page and laid out; `key` makes a new one for each run. */
const Measured: React.FC<{ run: Run; onDone: (result: Result) => void }> = ({
  run,
  onDone,
}) => {
  const box = useRef<HTMLDivElement>(null);
  const [data] = useState(() =>
    run.virtual
      ? new Array<Reading>(run.rows)
      : Array.from({ length: run.rows }, (_, index) => readingAt(index)),
  );

  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    element.getBoundingClientRect(); // waits for the layout
    const milliseconds = performance.now() - run.start;
    onDone({ ...run, milliseconds, elements: element.querySelectorAll('*').length });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once per run
  }, []);

  return (
    <div ref={box}>
      <Table
        aria-label="Rows"
        style={{ width: 3 * WIDTH }}
        columns={columns}
        data={data}
        rowKey="id"
        scroll={{ y: 200 }}
        components={run.virtual ? { body } : undefined}
      />
    </div>
  );
};

const resultColumns: ColumnsType<Result> = [
  {
    title: 'Body',
    dataIndex: 'virtual',
    key: 'virtual',
    render: (virtual: boolean) => (virtual ? 'in view' : 'all'),
  },
  {
    title: 'Rows',
    dataIndex: 'rows',
    key: 'rows',
    align: 'right',
    render: (rows: number) => rows.toLocaleString('en'),
  },
  {
    title: 'Elements',
    dataIndex: 'elements',
    key: 'elements',
    align: 'right',
    render: (elements: number) => elements.toLocaleString('en'),
  },
  {
    title: 'ms',
    dataIndex: 'milliseconds',
    key: 'milliseconds',
    align: 'right',
    render: (milliseconds: number) => milliseconds.toFixed(0),
  },
];

export default function VirtualListPerformance() {
  const [rows, setRows] = useState<'100' | '1000' | '5000'>('1000');
  const [run, setRun] = useState<Run>();
  const [results, setResults] = useState<Result[]>([]);

  const measure = (count: number, virtual: boolean) => {
    const id = (results[0]?.id ?? 0) + 1;
    // The table of the last run leaves first, so that its removal is not counted.
    setRun(undefined);
    setTimeout(() => setRun({ id, rows: count, virtual, start: performance.now() }));
  };

  return (
    <div className="demo-stack">
      <Controls label="Measure">
        <Choice
          label="Rows"
          value={rows}
          options={{ '100': '100', '1000': '1,000', '5000': '5,000' }}
          onChange={setRows}
        />
        <Button onClick={() => measure(Number(rows), false)}>Render all rows</Button>
        <Button onClick={() => measure(Number(rows), true)}>Render rows in view</Button>
        <Button onClick={() => measure(100_000, true)}>100,000, rows in view</Button>
      </Controls>
      <Table
        aria-label="Rows"
        columns={resultColumns}
        data={results}
        rowKey="id"
        emptyText="Nothing measured yet"
      />
      {run && (
        <Measured
          key={run.id}
          run={run}
          onDone={(result) => setResults((all) => [result, ...all].slice(0, 6))}
        />
      )}
    </div>
  );
}
