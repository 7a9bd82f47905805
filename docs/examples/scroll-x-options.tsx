/**
 * title: Three ways to say how wide
 * description: "A number sets the width of the inner table, `true` leaves it to the columns, `'max-content'` keeps each cell on one line."
 * wide: true
 */
import React, { useEffect, useRef, useState } from 'react';
import Table from 'rc-table';
import type { ColumnsType, Direction } from 'rc-table/lib/interface';
import 'rc-table/assets/index.css';
import { Button, Controls } from './shared/controls';
import './shared/look.css';

interface Shop {
  id: number;
  name: string;
  sales: number[];
}

const months =
  'January February March April May June July August September October November December';
const season = [0.8, 0.7, 0.9, 1, 1.1, 1.2, 1.3, 1.2, 1, 0.9, 1.1, 1.6];

const columns: ColumnsType<Shop> = [
  { title: 'Shop', dataIndex: 'name', key: 'name' },
  ...months.split(' ').map((month, index) => ({
    title: `${month} 2022`,
    dataIndex: ['sales', index],
    key: month,
    render: (euro: number) => `${euro.toLocaleString('en')} EUR`,
  })),
];

const shop = (id: number, name: string, sales: number): Shop => ({
  id,
  name,
  sales: season.map((factor) => Math.round(sales * factor)),
});

const shops = [
  shop(1, 'Porto, Rua das Flores', 18400),
  shop(2, 'Malmö, Stora Nygatan', 22150),
  shop(3, 'Vilnius, Pilies gatvė', 9730),
  shop(4, 'Ghent, Veldstraat', 14280),
];

const widths = { '2000': 2000, true: true, "'max-content'": 'max-content' } as const;
type Width = keyof typeof widths;

export default function ScrollX({ direction }: { direction?: Direction }) {
  const [width, setWidth] = useState<Width>('2000');
  const [readout, setReadout] = useState('');
  const frame = useRef<HTMLDivElement>(null);

  const read = () => {
    const box = frame.current?.querySelector('.rc-table-content');
    if (!box) return;
    const { clientWidth, scrollLeft, scrollWidth } = box;
    const end = scrollWidth - clientWidth;
    // From right to left, scrollLeft counts down from 0.
    const rtl = getComputedStyle(box).direction === 'rtl';
    const left = rtl ? end + scrollLeft : scrollLeft;
    const hidden = [left > 0 && 'left', left < end && 'right'].filter(Boolean);
    setReadout(
      `table ${scrollWidth} px, box ${clientWidth} px, scrollLeft ${Math.round(scrollLeft)}, ` +
        `hidden: ${hidden.join(' and ') || 'nothing'}`,
    );
  };

  useEffect(() => {
    const observer = new ResizeObserver(read);
    frame.current?.querySelectorAll('.rc-table-content, table').forEach((element) => {
      observer.observe(element);
    });
    return () => observer.disconnect();
  }, [width]);

  return (
    <div className="demo-stack">
      <Controls label="scroll.x">
        {(Object.keys(widths) as Width[]).map((key) => (
          <Button key={key} aria-pressed={key === width} onClick={() => setWidth(key)}>
            {key}
          </Button>
        ))}
      </Controls>
      {/* Scroll events do not bubble, but they are captured on their way down. */}
      <div ref={frame} onScrollCapture={read}>
        {/* The key starts anew for each width: a mounted table would keep its old shadow classes. */}
        <Table
          aria-label="Sales by month"
          direction={direction}
          key={width}
          columns={columns}
          data={shops}
          rowKey="id"
          scroll={{ x: widths[width] }}
        />
      </div>
      <output className="demo-readout">{readout}</output>
    </div>
  );
}
