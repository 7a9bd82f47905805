/**
 * title: Try the options
 * description: Drag the bar, or move it with the arrow keys. Offsets and shadows are worked out again by themselves.
 */
import React, { useEffect, useMemo, useRef, useState } from 'react';
import Table from 'rc-table';
import type { Direction } from 'rc-table/lib/interface';
import 'rc-table/assets/index.css';
import { Button, Check, Controls } from './shared/controls';
import { withHeaderWidths } from './shared/with-header-widths';
import './shared/look.css';
import './fixed-columns-resize.css';

interface Shop {
  id: number;
  city: string;
  orders: number[];
}

const cities = [
  'Aarhus',
  'Bergamo',
  'Cork',
  'Dresden',
  'Evora',
  'Faro',
  'Graz',
  'Halmstad',
];
const shops: Shop[] = Array.from({ length: 200 }, (_, index) => ({
  id: 1001 + index,
  city: cities[index % cities.length]!,
  orders: Array.from(
    { length: 8 },
    (__, quarter) => 120 + ((index * 37 + quarter * 53) % 180),
  ),
}));

interface SplitterProps {
  value: number;
  onChange: (value: number) => void;
}

function Splitter({ value, onChange }: SplitterProps) {
  const change = (next: number) => {
    const limited = Math.min(60, Math.max(0, Math.round(next)));
    if (limited !== value) onChange(limited);
  };
  return (
    <div
      className="resize-bar"
      role="separator"
      aria-label="Width of the side panel"
      aria-orientation="vertical"
      aria-valuemin={0}
      aria-valuemax={60}
      aria-valuenow={value}
      tabIndex={0}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={({ clientX, currentTarget, pointerId }) => {
        const frame = currentTarget.parentElement?.getBoundingClientRect();
        if (!frame || !currentTarget.hasPointerCapture(pointerId)) return;
        change(((clientX - frame.left) / frame.width) * 100);
      }}
      onKeyDown={({ key }) => {
        if (key === 'ArrowLeft') change(value - 5);
        if (key === 'ArrowRight') change(value + 5);
      }}
    />
  );
}

export default function FixedColumnsResize({ direction }: { direction?: Direction }) {
  const [layout, setLayout] = useState({ side: 30, quarters: 5, fixed: true });
  const [readout, setReadout] = useState('');
  const [delay, setDelay] = useState(0);
  const frame = useRef<HTMLDivElement>(null);
  const changedAt = useRef(0);
  const { side, quarters, fixed } = layout;

  const change = (part: Partial<typeof layout>) => {
    changedAt.current = performance.now();
    setLayout({ ...layout, ...part });
  };

  // The element stays the same while the bar moves, so no cell renders for a new width.
  const table = useMemo(() => {
    const place = fixed ? 'left' : undefined;
    const columns = withHeaderWidths<Shop>([
      { title: 'Shop', dataIndex: 'id', key: 'id', width: 64, fixed: place },
      { title: 'City', dataIndex: 'city', key: 'city', width: 90, fixed: place },
      ...Array.from({ length: quarters }, (_, index) => ({
        title: `Q${(index % 4) + 1} ${2021 + Math.floor(index / 4)}`,
        dataIndex: ['orders', index],
        key: `quarter-${index}`,
        width: 92,
      })),
    ]);
    const width = 64 + 90 + quarters * 92;
    return (
      <Table
        aria-label="Orders by quarter"
        direction={direction}
        columns={columns}
        data={shops}
        rowKey="id"
        scroll={{ x: width, y: 240 }}
      />
    );
  }, [quarters, fixed, direction]);

  useEffect(() => {
    const read = () => {
      const root = frame.current?.querySelector('.rc-table');
      const body = root?.querySelector('.rc-table-body');
      const city = root?.querySelectorAll<HTMLElement>('thead th')[1];
      if (!root || !body || !city) return;
      setReadout(
        [
          `table ${body.scrollWidth} px in ${body.clientWidth} px`,
          city.style.left ? `City fixed at ${city.style.left}` : 'City not fixed',
          /-ping-/.test(root.className) ? 'some columns hidden' : 'all columns visible',
        ].join(', '),
      );
      if (changedAt.current) setDelay(performance.now() - changedAt.current);
      changedAt.current = 0;
    };
    // A frame later, when the table has followed the new widths, too.
    let request = 0;
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(request);
      request = requestAnimationFrame(read);
    });
    frame.current
      ?.querySelectorAll('.rc-table-body, .rc-table-body table')
      .forEach((element) => observer.observe(element));
    return () => {
      cancelAnimationFrame(request);
      observer.disconnect();
    };
  }, [table]);

  return (
    <div className="demo-stack">
      <Controls label="Changes">
        <Button
          disabled={quarters === 8}
          onClick={() => change({ quarters: quarters + 1 })}
        >
          Add a quarter
        </Button>
        <Button
          disabled={quarters === 1}
          onClick={() => change({ quarters: quarters - 1 })}
        >
          Remove a quarter
        </Button>
        <Button onClick={() => change({ side: side ? 0 : 30 })}>
          {side ? 'Hide' : 'Show'} the side panel
        </Button>
        <Check
          label="Fix shop and city"
          checked={fixed}
          onChange={(checked) => change({ fixed: checked })}
        />
      </Controls>
      <div className="resize-frame" ref={frame}>
        <div className="resize-side" style={{ flex: `0 0 ${side}%` }}>
          <p className="demo-note">
            200 shops, orders by quarter. Drag the bar to make room.
          </p>
        </div>
        <Splitter value={side} onChange={(value) => change({ side: value })} />
        <div className="resize-main">{table}</div>
      </div>
      <output className="demo-readout">
        {readout}
        {delay > 0 && `, last change took ${Math.round(delay)} ms`}
      </output>
    </div>
  );
}
