/**
 * title: Mounted while hidden
 * description: The table starts in a closed panel, where nothing has a width. It measures its columns when the panel opens.
 */
import React, { useRef, useState } from 'react';
import ResizeObserver from 'rc-resize-observer';
import Table from 'rc-table';
import type { ColumnsType, Direction } from 'rc-table/lib/interface';
import 'rc-table/assets/index.css';
import { Button, Controls } from './shared/controls';
import './shared/look.css';

interface Tank {
  id: string;
  levels: number[];
}

const weeks = Array.from({ length: 10 }, (_, index) => `Week ${index + 1}`);

const tanks = Array.from({ length: 20 }, (_, index): Tank => ({
  id: `Tank ${index + 1}`,
  levels: weeks.map((_week, week) => 35 + ((index * 13 + week * 8) % 60)),
}));

const columns: ColumnsType<Tank> = [
  { title: 'Tank', dataIndex: 'id', key: 'id', width: 110 },
  ...weeks.map((week, index) => ({
    title: week,
    dataIndex: ['levels', index],
    key: week,
    width: 100,
    render: (level: number) => `${level} %`,
  })),
];

export default function ScrollXyHidden({ direction }: { direction?: Direction }) {
  const [open, setOpen] = useState(false);
  const [report, setReport] = useState('');
  const panel = useRef<HTMLDivElement>(null);

  const readHeader = () => {
    const header = panel.current?.querySelector('.rc-table-header table');
    if (!header) return;
    const { visibility } = getComputedStyle(header);
    setReport(
      `header: ${visibility}, columns measured: ${header.querySelectorAll('col').length}`,
    );
  };

  return (
    <div className="demo-stack">
      <Controls label="Panel">
        <Button
          aria-expanded={open}
          aria-controls="tank-levels"
          onClick={() => setOpen(!open)}
        >
          {open ? 'Close the panel' : 'Open the panel'}
        </Button>
      </Controls>
      <output className="demo-readout">{report}</output>
      {/* The frame after a change of size, when the table has measured too. */}
      <ResizeObserver onResize={() => requestAnimationFrame(readHeader)}>
        <div ref={panel} id="tank-levels" hidden={!open}>
          <Table
            direction={direction}
            aria-label="Tank levels"
            columns={columns}
            data={tanks}
            rowKey="id"
            scroll={{ x: 1110, y: 260 }}
          />
        </div>
      </ResizeObserver>
    </div>
  );
}
