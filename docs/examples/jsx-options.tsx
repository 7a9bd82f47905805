/**
 * title: Hover without rendering
 * description: A hundred rows, merged by ten. Reset the counter, move the pointer over the rows, and see how many cells rendered.
 */
import React, { useMemo, useRef, useState } from 'react';
import Table from 'rc-table';
import type { ColumnType } from 'rc-table/lib/interface';
import 'rc-table/assets/index.css';
import { Button, Check, Controls } from './shared/controls';
import { withHeaderWidths } from './shared/with-header-widths';
import './shared/look.css';

interface Bed {
  id: number;
  house: string;
  bed: number;
  crop: string;
  plants: number;
}

const size = 10;
const crops = ['Basil', 'Chard', 'Fennel', 'Kale', 'Leek', 'Okra', 'Thyme'];

const beds = Array.from({ length: 100 }, (_, index): Bed => ({
  id: index,
  house: `House ${Math.floor(index / size) + 1}`,
  bed: (index % size) + 1,
  crop: crops[index % crops.length] ?? '',
  plants: 30 + ((index * 17) % 41),
}));

/** The content of a cell: reports each of its renders. */
const Content: React.FC<{ onRender: () => void }> = ({ onRender, children }) => {
  React.useEffect(onRender);
  return <>{children}</>;
};

export default function Jsx() {
  const [legacy, setLegacy] = useState(false);
  const [, setParentRenders] = useState(1);
  const count = useRef(0);
  const output = useRef<HTMLOutputElement>(null);

  const columns = useMemo(() => {
    // Written past React: a state here would render the table that is being measured.
    const countRender = () => {
      count.current += 1;
      if (output.current) output.current.textContent = String(count.current);
    };
    const content = (value: React.ReactNode) => (
      <Content onRender={countRender}>{value}</Content>
    );
    const rowSpan = (bed: Bed) => (bed.id % size === 0 ? size : 0);
    const house: ColumnType<Bed> = legacy
      ? {
          render: (name: string, bed) => ({
            children: content(name),
            props: { rowSpan: rowSpan(bed), style: { verticalAlign: 'top' } },
          }),
        }
      : {
          render: content,
          onCell: (bed) => ({ rowSpan: rowSpan(bed), style: { verticalAlign: 'top' } }),
        };
    return withHeaderWidths<Bed>([
      { title: 'House', dataIndex: 'house', key: 'house', width: 92, ...house },
      { title: 'Bed', dataIndex: 'bed', key: 'bed', width: 64, render: content },
      { title: 'Crop', dataIndex: 'crop', key: 'crop', render: content },
      { title: 'Plants', dataIndex: 'plants', key: 'plants', render: content },
    ]);
  }, [legacy]);

  const reset = () => {
    count.current = 0;
    if (output.current) output.current.textContent = '0';
  };

  return (
    <div className="demo-stack">
      <Controls label="Renders">
        <Button onClick={reset}>Reset the counter</Button>
        <Button onClick={() => setParentRenders((times) => times + 1)}>
          Render the parent
        </Button>
        <Check label="Legacy spans" checked={legacy} onChange={setLegacy} />
        <span className="demo-readout">
          cells rendered: <output ref={output} aria-label="cells rendered" />
        </span>
      </Controls>
      <Table
        aria-label="Beds"
        // A table that has once seen legacy spans does not go back to the fast way.
        key={legacy ? 'legacy' : 'onCell'}
        columns={columns}
        data={beds}
        rowKey="id"
        scroll={{ y: 320 }}
      />
    </div>
  );
}
