/**
 * title: Which handler hears what
 * description: "`onCell` hears an event first, then `onRow`. Click, double-click or shift-click, or focus a row and press Enter."
 */
import React, { useState } from 'react';
import Table from 'rc-table';
import type { ColumnsType, ExpandableConfig } from 'rc-table/lib/interface';
import 'rc-table/assets/index.css';
import { Check, Controls } from './shared/controls';
import { Log, useLog } from './shared/log';
import './shared/look.css';
import './row-and-cell-click.css';

interface Contact {
  id: number;
  name: string;
  phone: string;
  children?: Contact[];
}

const contacts: Contact[] = [
  {
    id: 1,
    name: 'Harbour office',
    phone: '555 0100',
    children: [
      { id: 2, name: 'Leila Haddad', phone: '555 0101' },
      { id: 3, name: 'Bram de Wit', phone: '555 0102' },
    ],
  },
  { id: 4, name: 'Pilot station', phone: '555 0110' },
  { id: 5, name: 'Customs desk', phone: '555 0120' },
];

const expandable: ExpandableConfig<Contact> = {
  defaultExpandAllRows: true,
  indentSize: 20,
  expandIcon: ({ prefixCls, expandable: hasChildren, expanded, record, onExpand }) =>
    hasChildren ? (
      <button
        type="button"
        className="demo-expand"
        aria-expanded={expanded}
        aria-label={`People of ${record.name}`}
        onClick={(event) => {
          event.stopPropagation();
          onExpand(record, event);
        }}
      >
        {expanded ? '−' : '+'}
      </button>
    ) : (
      <span className={`${prefixCls}-row-expand-icon ${prefixCls}-row-spaced`} />
    ),
};

export default function RowAndCellClick() {
  const [entries, log] = useLog();
  const [stop, setStop] = useState(false);

  const columns: ColumnsType<Contact> = [
    { title: 'Name', dataIndex: 'name', key: 'name' },
    {
      title: 'Phone',
      dataIndex: 'phone',
      key: 'phone',
      onCell: ({ phone }) => ({
        onClick: (event) => {
          log(`cell click: ${phone}`);
          if (stop) event.stopPropagation();
        },
      }),
    },
  ];

  return (
    <div className="demo-stack">
      <Controls>
        <Check label="Stop clicks at the phone cells" checked={stop} onChange={setStop} />
      </Controls>
      <Table
        aria-label="Contacts"
        columns={columns}
        data={contacts}
        rowKey="id"
        expandable={expandable}
        onRow={({ name }, index) => ({
          tabIndex: 0,
          onClick: ({ shiftKey }) =>
            log(`row click: ${name}, row ${index}${shiftKey ? ', with Shift' : ''}`),
          onDoubleClick: () => log(`row double click: ${name}`),
          onKeyDown: ({ key, target, currentTarget }) => {
            // Keys pressed on the button inside a row bubble up to the row, too.
            if (key === 'Enter' && target === currentTarget) log(`row Enter: ${name}`);
          },
        })}
      />
      <Log entries={entries} />
    </div>
  );
}
