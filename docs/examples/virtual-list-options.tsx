/**
 * title: Try the options
 * description: Scroll, focus the rows and use the keyboard, or jump to a row. Only the rows in view are in the page.
 */
import React, { useMemo, useRef, useState } from 'react';
import Table from 'rc-table';
import type { ColumnType, CustomizeScrollBody } from 'rc-table/lib/interface';
import ResizeObserver from 'rc-resize-observer';
import classNames from 'classnames';
import { FixedSizeList } from 'react-window';
import type { ListChildComponentProps } from 'react-window';
import 'rc-table/assets/index.css';
import { Button, Controls } from './shared/controls';
import './shared/look.css';
import './virtual-list.css';

interface Order {
  id: number;
  customer: string;
  paid: boolean;
  total: number;
}

interface OrderColumn extends ColumnType<Order> {
  width: number;
  render: (order: Order) => React.ReactNode;
}

const COUNT = 100_000;
const HEIGHT = 320;
const ROW_HEIGHT = 40;
const OVERSCAN = 2;

const first = ['Ada', 'Bram', 'Chloé', 'Dmitri', 'Esther', 'Farid', 'Greta', 'Hiro'];
const last = ['Okafor', 'Lindqvist', 'Moreau', 'Petrov', 'Tanaka', 'Weiss', 'Silva'];

const orderAt = (index: number): Order => ({
  id: index + 1,
  customer: `${first[index % first.length]} ${last[index % last.length]}`,
  paid: index % 5 !== 3,
  total: 5 + ((index * 7919) % 49_500) / 100,
});

const data = Array.from({ length: COUNT }, (_, index) => orderAt(index));

/** Every column needs a width in pixels; the customer, with none of its own, gets the rest. */
function columnsFor(width: number): OrderColumn[] {
  const columns: OrderColumn[] = [
    { title: 'Order', key: 'id', width: 96, render: ({ id }) => id.toLocaleString('en') },
    { title: 'Customer', key: 'customer', width: 0, render: ({ customer }) => customer },
    {
      title: 'Status',
      key: 'paid',
      width: 96,
      render: ({ paid }) => (
        <span className="demo-tag" data-tone={paid ? 'good' : 'warn'}>
          {paid ? 'paid' : 'open'}
        </span>
      ),
    },
    {
      title: 'Total',
      key: 'total',
      className: 'is-total',
      align: 'right',
      width: 104,
      render: ({ total }) => `€${total.toFixed(2)}`,
    },
  ];
  const shown = width < 480 ? columns.slice(0, 3) : columns;
  const taken = shown.reduce((sum, column) => sum + column.width, 0);
  return shown.map((column) => ({ ...column, width: column.width || width - taken }));
}

interface RowData {
  orders: readonly Order[];
  columns: OrderColumn[];
  scrollbarSize: number;
  found?: number;
}

const Row: React.FC<ListChildComponentProps<RowData>> = ({
  index,
  style,
  data: rowData,
}) => {
  const { orders, columns, scrollbarSize, found } = rowData;
  const order = orders[index]!;
  return (
    <div
      role="row"
      aria-rowindex={index + 1}
      className={order.id === found ? 'virtual-row is-found' : 'virtual-row'}
      style={style}
    >
      {columns.map(({ key, width, align, className, render }, at) => (
        <div
          key={key}
          role="cell"
          className={classNames('virtual-cell', className)}
          style={{
            width: at === columns.length - 1 ? width - scrollbarSize : width,
            textAlign: align,
          }}
        >
          {render(order)}
        </div>
      ))}
    </div>
  );
};

/** The scroller of react-window, as a table that the keyboard can reach. */
const Scroller = React.forwardRef<HTMLDivElement, React.HTMLAttributes<HTMLDivElement>>(
  (props, ref) => (
    <div
      {...props}
      ref={ref}
      role="table"
      aria-label="Orders"
      aria-rowcount={COUNT}
      tabIndex={0}
    />
  ),
);

export default function VirtualList() {
  const list = useRef<FixedSizeList<RowData>>(null);
  const [width, setWidth] = useState(640);
  const [wanted, setWanted] = useState('50000');
  const [found, setFound] = useState<number>();
  const [rows, setRows] = useState(HEIGHT / ROW_HEIGHT + OVERSCAN);
  const columns = useMemo(() => columnsFor(width), [width]);

  const body: CustomizeScrollBody<Order> = (orders, { scrollbarSize, ref }) => (
    <FixedSizeList<RowData>
      ref={list}
      outerRef={ref}
      outerElementType={Scroller}
      className="virtual-body"
      style={{ direction: 'inherit' }} // react-window would set ltr
      width="100%"
      height={HEIGHT}
      itemCount={orders.length}
      itemSize={ROW_HEIGHT}
      overscanCount={OVERSCAN}
      itemData={{ orders, columns, scrollbarSize, found }}
      onItemsRendered={({ overscanStartIndex, overscanStopIndex }) =>
        setRows(overscanStopIndex - overscanStartIndex + 1)
      }
    >
      {Row}
    </FixedSizeList>
  );

  const jump = (event: React.FormEvent) => {
    event.preventDefault();
    const id = Math.min(COUNT, Math.max(1, Math.round(Number(wanted))));
    setWanted(String(id));
    setFound(id);
    list.current?.scrollToItem(id - 1, 'center');
  };

  return (
    <div className="demo-stack">
      <form onSubmit={jump}>
        <Controls label="Jump">
          <label>
            Row
            <input
              className="demo-input"
              type="number"
              min={1}
              max={COUNT}
              value={wanted}
              onChange={(event) => setWanted(event.target.value)}
            />
          </label>
          <Button type="submit">Jump to row</Button>
          <output className="demo-readout">
            in the page: {rows} rows, {rows * columns.length} cells
          </output>
        </Controls>
      </form>
      <ResizeObserver onResize={(size) => setWidth(size.width)}>
        <div className="virtual-orders">
          <Table
            columns={columns}
            data={data}
            rowKey="id"
            scroll={{ y: HEIGHT }}
            components={{ body }}
          />
        </div>
      </ResizeObserver>
    </div>
  );
}
