/**
 * title: Orders with their lines
 * description: Open some orders, all, or none; delete one, and the others stay open. The last order has nothing to show.
 */
import React, { useState } from 'react';
import Table from 'rc-table';
import type { ColumnsType, Key } from 'rc-table/lib/interface';
import 'rc-table/assets/index.css';
import { Button, Controls } from './shared/controls';
import { expandIconOf } from './shared/expand-icon';
import './shared/look.css';

interface Order {
  id: string;
  customer: string;
  lines: string[];
}

const allOrders: Order[] = [
  { id: '2301', customer: 'Café Miramar', lines: ['12 cups', '12 saucers'] },
  { id: '2302', customer: 'Hotel Sund', lines: ['40 towels', '20 robes'] },
  { id: '2303', customer: 'Ana Duarte', lines: ['1 teapot', '2 bowls'] },
  { id: '2304', customer: 'Studio Korb', lines: [] },
];

const hasLines = ({ lines }: Order) => lines.length > 0;

const expandIcon = expandIconOf<Order>((record) => `Lines of order ${record.id}`);

export default function ExpandedRowRender() {
  const [orders, setOrders] = useState(allOrders);
  const [open, setOpen] = useState<readonly Key[]>(['2302']);

  const remove = (id: string) => {
    setOrders(orders.filter((order) => order.id !== id));
    setOpen(open.filter((key) => key !== id));
  };

  const columns: ColumnsType<Order> = [
    { title: 'Order', dataIndex: 'id', key: 'id' },
    { title: 'Customer', dataIndex: 'customer', key: 'customer' },
    {
      title: 'Action',
      dataIndex: 'id',
      key: 'remove',
      align: 'right',
      render: (id: string) => (
        <Button small aria-label={`Delete order ${id}`} onClick={() => remove(id)}>
          Delete
        </Button>
      ),
    },
  ];

  return (
    <div className="demo-stack">
      <Controls label="Orders">
        <Button onClick={() => setOpen(orders.filter(hasLines).map(({ id }) => id))}>
          Open all
        </Button>
        <Button onClick={() => setOpen([])}>Close all</Button>
        <output className="demo-readout">open: {open.join(', ') || 'none'}</output>
      </Controls>
      <Table
        aria-label="Orders"
        columns={columns}
        data={orders}
        rowKey="id"
        expandable={{
          expandedRowRender: ({ lines }) => (
            <div style={{ paddingInlineStart: 48 }}>{lines.join(', ')}</div>
          ),
          rowExpandable: hasLines,
          expandedRowKeys: open,
          onExpandedRowsChange: setOpen,
          expandIcon,
        }}
      />
    </div>
  );
}
