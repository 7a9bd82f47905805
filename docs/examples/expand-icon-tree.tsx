/**
 * title: The icon in a tree
 * description: "With `expandRowByClick` a click on a tree's icon reaches the row as well. Let it bubble, then try to close a topic by its icon."
 */
import React, { useState } from 'react';
import Table from 'rc-table';
import type { ColumnsType, ExpandableConfig } from 'rc-table/lib/interface';
import 'rc-table/assets/index.css';
import { Check, Controls } from './shared/controls';
import { Log, useLog } from './shared/log';
import './shared/look.css';

interface Topic {
  title: string;
  pages: number;
  children?: Topic[];
}

const columns: ColumnsType<Topic> = [
  { title: 'Topic', dataIndex: 'title', key: 'title' },
  { title: 'Pages', dataIndex: 'pages', key: 'pages', align: 'right' },
];

const topics: Topic[] = [
  {
    title: 'Swimming',
    pages: 14,
    children: [
      { title: 'Lanes', pages: 6 },
      { title: 'Courses', pages: 8 },
    ],
  },
  { title: 'Diving', pages: 5, children: [{ title: 'Tower hours', pages: 5 }] },
  { title: 'Prices', pages: 2 },
];

export default function ExpandIconTree() {
  const [entries, log] = useLog();
  const [stop, setStop] = useState(true);

  const expandIcon: ExpandableConfig<Topic>['expandIcon'] = ({
    prefixCls,
    expandable,
    expanded,
    record,
    onExpand,
  }) =>
    expandable ? (
      <button
        type="button"
        className="demo-expand"
        aria-expanded={expanded}
        aria-label={`Parts of ${record.title}`}
        onClick={(event) => {
          if (stop) event.stopPropagation();
          onExpand(record, event);
        }}
      >
        {expanded ? '▴' : '▾'}
      </button>
    ) : (
      <span className={`${prefixCls}-row-expand-icon ${prefixCls}-row-spaced`} />
    );

  return (
    <div className="demo-stack">
      <Controls>
        <Check label="Stop the click in the icon" checked={stop} onChange={setStop} />
      </Controls>
      <Table
        aria-label="Topics"
        columns={columns}
        data={topics}
        rowKey="title"
        expandable={{
          expandIcon,
          expandRowByClick: true,
          indentSize: 20,
          onExpand: (expanded, { title, children }) => {
            // A click on a row without children is reported, too.
            if (children) log(`${expanded ? 'opened' : 'closed'}: ${title}`);
          },
        }}
      />
      <Log entries={entries} />
    </div>
  );
}
