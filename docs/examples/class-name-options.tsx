/**
 * title: Classes from the table down to the cell
 * description: Point at a cell, or move the focus into it, to read which classes it and its row have.
 */
import React, { useEffect, useMemo, useState } from 'react';
import classNames from 'classnames';
import Table from 'rc-table';
import type { ColumnsType, ExpandableConfig } from 'rc-table/lib/interface';
import 'rc-table/assets/index.css';
import { Check, Controls } from './shared/controls';
import { expandIconOf } from './shared/expand-icon';
import './shared/look.css';
import './class-name.css';

interface Order {
  number: string;
  customer: string;
  status: 'open' | 'paid' | 'late';
  items: string;
}

const orders: Order[] = [
  { number: '1041', customer: 'Bakery Lindt', status: 'paid', items: '12 trays' },
  { number: '1042', customer: 'Café Aurora', status: 'open', items: '2 grinders' },
  {
    number: '1043',
    customer: 'Hotel Marin',
    status: 'late',
    items: '40 cups, 40 saucers',
  },
  { number: '1044', customer: 'Kiosk Nord', status: 'late', items: '1 scale' },
  { number: '1045', customer: 'Villa Sole', status: 'open', items: '6 stools' },
];

const expandable: ExpandableConfig<Order> = {
  expandedRowRender: (order) => order.items,
  expandedRowClassName: (order) => `orders-detail orders-detail-${order.status}`,
  expandIcon: expandIconOf((record) => `Items of ${record.number}`),
};

/** Shows the classes of the cell under the pointer or with the focus, and of its row. */
const Inspector: React.FC = ({ children }) => {
  const [target, setTarget] = useState<Element | null>(null);
  const [text, setText] = useState('');

  // Also when `children` change, since the options may have changed the classes.
  useEffect(() => {
    const cell = target?.closest('td, th');
    if (cell) setText(`row: ${cell.parentElement?.className}\ncell: ${cell.className}`);
  }, [target, children]);

  return (
    <>
      <div
        onMouseOver={(event) => setTarget(event.target as Element)}
        onFocus={(event) => setTarget(event.target)}
      >
        {children}
      </div>
      <output className="orders-inspector demo-readout" aria-label="Classes">
        {text || 'Point at a cell, or move the focus into it.'}
      </output>
    </>
  );
};

export default function ClassName() {
  const [byStatus, setByStatus] = useState(true);
  const [stripes, setStripes] = useState(true);
  const [selected, setSelected] = useState('1045');

  const columns = useMemo(
    (): ColumnsType<Order> => [
      {
        title: 'Order',
        dataIndex: 'number',
        key: 'number',
        className: 'orders-number',
        render: (number: string) => (
          <label>
            <input
              type="radio"
              name="selected-order"
              checked={number === selected}
              onChange={() => setSelected(number)}
            />
            {number}
          </label>
        ),
      },
      { title: 'Customer', dataIndex: 'customer', key: 'customer' },
      { title: 'Status', dataIndex: 'status', key: 'status' },
    ],
    [selected],
  );

  const rowClassName = (order: Order, index: number) =>
    classNames({
      'orders-striped': stripes && index % 2 === 1,
      [`orders-${order.status}`]: byStatus,
      'is-selected': order.number === selected,
    });

  return (
    <div className="demo-stack">
      <Controls label="Row classes">
        <Check label="Color by status" checked={byStatus} onChange={setByStatus} />
        <Check label="Stripes" checked={stripes} onChange={setStripes} />
      </Controls>
      <Inspector>
        <Table
          aria-label="Orders"
          className="orders-table"
          columns={columns}
          data={orders}
          rowKey="number"
          rowClassName={rowClassName}
          expandable={expandable}
        />
      </Inspector>
    </div>
  );
}
