/**
 * title: Files in folders
 * description: "A row with `children` is a branch. `indentSize` indents each level by 20 pixels."
 */
import React from 'react';
import Table from 'rc-table';
import type { ColumnsType, ExpandableConfig } from 'rc-table/lib/interface';
import 'rc-table/assets/index.css';
import './shared/look.css';

interface Entry {
  name: string;
  kind: string;
  children?: Entry[];
}

const columns: ColumnsType<Entry> = [
  { title: 'Name', dataIndex: 'name', key: 'name' },
  { title: 'Kind', dataIndex: 'kind', key: 'kind' },
];

const images: Entry[] = [{ name: 'fair.jpg', kind: 'photo' }];
const entries: Entry[] = [
  {
    name: 'site',
    kind: 'folder',
    children: [
      { name: 'images', kind: 'folder', children: images },
      { name: 'index.html', kind: 'page' },
    ],
  },
];

const expandable: ExpandableConfig<Entry> = {
  defaultExpandAllRows: true,
  indentSize: 20,
  // The default icon has no name, and the keyboard cannot reach it.
  expandIcon: ({ expandable: isFolder, expanded, record, onExpand }) =>
    isFolder ? (
      <button
        type="button"
        className="demo-expand"
        aria-expanded={expanded}
        aria-label={`Contents of ${record.name}`}
        onClick={(event) => onExpand(record, event)}
      >
        {expanded ? '−' : '+'}
      </button>
    ) : (
      <span className="rc-table-row-spaced rc-table-row-expand-icon" />
    ),
};

export default function ChildrenIndent() {
  return (
    <Table
      aria-label="Files"
      columns={columns}
      data={entries}
      rowKey="name"
      expandable={expandable}
    />
  );
}
