/**
 * title: Details below a row
 * description: "`expandedRowRender` returns what an open row shows. The last order has nothing to show."
 */
import React from 'react';
import Table from 'rc-table';
import type { ColumnsType, ExpandableConfig } from 'rc-table/lib/interface';
import 'rc-table/assets/index.css';
import './shared/look.css';

interface Order {
  id: string;
  customer: string;
  lines: string[];
}

const columns: ColumnsType<Order> = [
  { title: 'Order', dataIndex: 'id', key: 'id' },
  { title: 'Customer', dataIndex: 'customer', key: 'customer' },
];

const orders: Order[] = [
  { id: '2301', customer: 'Café Miramar', lines: ['12 cups', '12 saucers'] },
  { id: '2302', customer: 'Hotel Sund', lines: ['40 towels', '20 robes'] },
  { id: '2303', customer: 'Studio Korb', lines: [] },
];

const expandable: ExpandableConfig<Order> = {
  expandedRowRender: ({ lines }) => lines.join(', '),
  rowExpandable: ({ lines }) => lines.length > 0,
  defaultExpandedRowKeys: ['2302'],
  // The default icon has no name, and the keyboard cannot reach it.
  expandIcon: ({ expandable: hasLines, expanded, record, onExpand }) =>
    hasLines && (
      <button
        type="button"
        className="demo-expand"
        aria-expanded={expanded}
        aria-label={`Lines of order ${record.id}`}
        onClick={(event) => onExpand(record, event)}
      >
        {expanded ? '−' : '+'}
      </button>
    ),
};

export default function ExpandedRowRender() {
  return (
    <Table
      aria-label="Orders"
      columns={columns}
      data={orders}
      rowKey="id"
      expandable={expandable}
    />
  );
}
