/**
 * title: Try the options
 * description: Open and close folders, change the indent per level, and move the icons to another column.
 */
import React, { useState } from 'react';
import Table from 'rc-table';
import type { ColumnsType, Key } from 'rc-table/lib/interface';
import 'rc-table/assets/index.css';
import { Button, Choice, Controls } from './shared/controls';
import { expandIconOf } from './shared/expand-icon';
import { Range } from './shared/range';
import './shared/look.css';

interface Entry {
  path: string;
  kind: string;
  size: number;
  children?: Entry[];
}

const entries: Entry[] = [
  {
    path: 'site',
    kind: 'folder',
    size: 1471,
    children: [
      {
        path: 'site/images',
        kind: 'folder',
        size: 1459,
        children: [
          {
            path: 'site/images/2022',
            kind: 'folder',
            size: 1455,
            children: [
              { path: 'site/images/2022/fair.jpg', kind: 'photo', size: 840 },
              { path: 'site/images/2022/port.jpg', kind: 'photo', size: 615 },
            ],
          },
          { path: 'site/images/logo.svg', kind: 'drawing', size: 4 },
        ],
      },
      { path: 'site/index.html', kind: 'page', size: 12 },
    ],
  },
  {
    path: 'notes',
    kind: 'folder',
    size: 3,
    children: [{ path: 'notes/menu.txt', kind: 'text', size: 3 }],
  },
  { path: 'license.txt', kind: 'text', size: 1 },
];

const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);

const foldersIn = (list: Entry[]): string[] =>
  list.flatMap(({ path, children }) => (children ? [path, ...foldersIn(children)] : []));

const columns: ColumnsType<Entry> = [
  { title: 'Name', dataIndex: 'path', key: 'name', render: nameOf },
  { title: 'Kind', dataIndex: 'kind', key: 'kind' },
  { title: 'Size, kB', dataIndex: 'size', key: 'size', align: 'right' },
];

const expandIcon = expandIconOf<Entry>((record) => `Contents of ${nameOf(record.path)}`);

export default function ChildrenIndent() {
  const [open, setOpen] = useState<readonly Key[]>(['site']);
  const [indentSize, setIndentSize] = useState(20);
  const [iconColumn, setIconColumn] = useState<'0' | '1'>('0');

  return (
    <div className="demo-stack">
      <Controls>
        <Button onClick={() => setOpen(foldersIn(entries))}>Open all</Button>
        <Button onClick={() => setOpen([])}>Close all</Button>
        <Range
          label="indentSize"
          value={indentSize}
          min={0}
          max={40}
          step={4}
          unit="px"
          onChange={setIndentSize}
        />
        <Choice
          label="Icons in"
          value={iconColumn}
          options={{ '0': 'Name', '1': 'Kind' }}
          onChange={setIconColumn}
        />
      </Controls>
      <Table
        aria-label="Files"
        columns={columns}
        data={entries}
        rowKey="path"
        // A name that wraps would start its second line without the indent.
        scroll={{ x: 'max-content' }}
        expandable={{
          expandedRowKeys: open,
          onExpandedRowsChange: setOpen,
          expandIconColumnIndex: Number(iconColumn),
          indentSize,
          expandIcon,
        }}
      />
      <output className="demo-readout">open: {open.join(', ') || 'nothing'}</output>
    </div>
  );
}
