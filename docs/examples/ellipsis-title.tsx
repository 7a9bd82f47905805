/**
 * title: Which cells get a title
 * description: "The same text in five shapes. The last column reads the `title` attribute from the page."
 */
import React, { useEffect, useMemo, useRef, useState } from 'react';
import Table from 'rc-table';
import type { CellEllipsisType, ColumnsType } from 'rc-table/lib/interface';
import 'rc-table/assets/index.css';
import { Choice, Controls } from './shared/controls';
import './shared/look.css';

interface Shape {
  code: string;
  content: React.ReactNode;
  title?: string;
}

const text = 'Station on the northern pier';

const shapes: Shape[] = [
  { code: 'text', content: text },
  { code: '20260412093000', content: 20260412093000 },
  { code: '<em>{text}</em>', content: <em>{text}</em> },
  {
    code: '<em><b>{text}</b></em>',
    content: (
      <em>
        <b>{text}</b>
      </em>
    ),
  },
  { code: 'text, onCell: title', content: text, title: 'Pier 4' },
];

const rules = {
  true: true,
  'showTitle: true': { showTitle: true },
  'showTitle: false': { showTitle: false },
  '{}': {},
};
type Rule = keyof typeof rules;

export default function EllipsisTitle() {
  const [rule, setRule] = useState<Rule>('true');
  const [titles, setTitles] = useState<(string | null)[]>([]);
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const cells = box.current?.querySelectorAll('.measured') ?? [];
    setTitles(Array.from(cells, (cell) => cell.getAttribute('title')));
  }, [rule]);

  const ellipsis: CellEllipsisType = rules[rule];
  const columns: ColumnsType<Shape> = useMemo(
    () => [
      {
        title: 'render returns',
        dataIndex: 'code',
        render: (code) => <code>{code}</code>,
      },
      {
        title: 'Cell with ellipsis',
        dataIndex: 'content',
        className: 'measured',
        width: '30%',
        ellipsis,
        onCell: ({ title }) => ({ title }),
      },
      {
        title: 'title',
        key: 'title',
        ellipsis: { showTitle: false },
        // The first measured cell is that of the header.
        render: (_, __, index) => titles[index + 1] ?? 'none',
      },
    ],
    [ellipsis, titles],
  );

  return (
    <div className="demo-stack" ref={box}>
      <Controls>
        <Choice
          label="ellipsis"
          value={rule}
          options={Object.keys(rules) as Rule[]}
          onChange={setRule}
        />
        <output className="demo-readout">
          title of the header: {titles[0] ?? 'none'}
        </output>
      </Controls>
      <Table aria-label="Files" columns={columns} data={shapes} rowKey="code" />
    </div>
  );
}
