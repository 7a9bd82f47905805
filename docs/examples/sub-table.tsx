/**
 * title: A stock list in three levels
 * description: "Rows with `children` form a tree. `scroll.y` keeps the header in view while it grows."
 */
import React from 'react';
import Table from 'rc-table';
import type { ColumnsType, ExpandableConfig } from 'rc-table/lib/interface';
import 'rc-table/assets/index.css';
import './shared/look.css';

interface Item {
  id: string;
  name: string;
  children?: Item[];
}

const columns: ColumnsType<Item> = [
  { title: 'Name', dataIndex: 'name', key: 'name' },
  { title: 'Article', dataIndex: 'id', key: 'id' },
];

const level = (parent: string, names: string[], children?: (id: string) => Item[]) =>
  names.map((name): Item => {
    const id = parent + name.charAt(0);
    return { id, name, children: children?.(id) };
  });
const stock = level('', ['Chairs', 'Lamps', 'Tables'], (range) =>
  level(range, ['Ash', 'Birch', 'Oak'], (wood) => level(wood, ['Small', 'Large'])),
);

const expandable: ExpandableConfig<Item> = {
  defaultExpandedRowKeys: ['C', 'CA'],
  indentSize: 20,
  // The default icon has no name, and the keyboard cannot reach it.
  expandIcon: ({ expandable: hasChildren, expanded, record, onExpand }) =>
    hasChildren ? (
      <button
        type="button"
        className="demo-expand"
        aria-expanded={expanded}
        aria-label={record.name}
        onClick={(event) => onExpand(record, event)}
      >
        {expanded ? '−' : '+'}
      </button>
    ) : (
      <span className="rc-table-row-spaced rc-table-row-expand-icon" />
    ),
};

export default function SubTable() {
  return (
    <Table
      aria-label="Stock"
      columns={columns}
      data={stock}
      rowKey="id"
      scroll={{ y: 260 }}
      expandable={expandable}
    />
  );
}
