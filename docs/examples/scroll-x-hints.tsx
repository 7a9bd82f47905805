/**
 * title: Show that there is more, and let the arrow keys reach it
 * description: The shadows are plain CSS on the `ping` classes; the scrolling element becomes a named tab stop.
 */
import React, { useEffect, useRef } from 'react';
import Table from 'rc-table';
import type { ColumnsType, Direction } from 'rc-table/lib/interface';
import 'rc-table/assets/index.css';
import { Button, Controls } from './shared/controls';
import './shared/look.css';
import './scroll-x-hints.css';

interface City {
  name: string;
  celsius: number[];
}

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

const columns: ColumnsType<City> = [
  { title: 'City', dataIndex: 'name', key: 'name', width: 120 },
  ...months.map((month, index) => ({
    title: month,
    dataIndex: ['celsius', index],
    key: month,
    width: 80,
    render: (celsius: number) => `${celsius} °C`,
  })),
];

const cities: City[] = [
  { name: 'Bergen', celsius: [2, 2, 3, 6, 11, 13, 15, 15, 12, 8, 5, 2] },
  { name: 'Ljubljana', celsius: [0, 2, 7, 11, 16, 20, 22, 21, 16, 11, 6, 1] },
  { name: 'Valletta', celsius: [13, 13, 14, 16, 20, 24, 27, 28, 25, 22, 18, 15] },
];

export default function ScrollXHints({ direction }: { direction?: Direction }) {
  const frame = useRef<HTMLDivElement>(null);
  const getBox = () => frame.current?.querySelector<HTMLElement>('.rc-table-content');

  useEffect(() => {
    const box = getBox();
    if (!box) return;
    box.tabIndex = 0;
    box.setAttribute('role', 'region');
    box.setAttribute('aria-labelledby', 'scroll-x-hints-title');
  }, []);

  const move = (step: 1 | -1) => {
    const box = getBox();
    const left = direction === 'rtl' ? -step : step;
    box?.scrollBy({ left: left * box.clientWidth * 0.8 });
  };

  return (
    <div className="demo-stack">
      <div>
        <p className="demo-heading" id="scroll-x-hints-title">
          Mean temperature by month
        </p>
        <Controls label="Months">
          <Button onClick={() => move(-1)}>Earlier months</Button>
          <Button onClick={() => move(1)}>Later months</Button>
        </Controls>
      </div>
      <div ref={frame}>
        <Table
          direction={direction}
          className="scroll-hints"
          columns={columns}
          data={cities}
          rowKey="name"
          scroll={{ x: 120 + 12 * 80 }}
          aria-labelledby="scroll-x-hints-title"
        />
      </div>
    </div>
  );
}
