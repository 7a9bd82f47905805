/**
 * title: 10,000 rows
 * description: "`components.body` is a function: react-window renders the rows that are in view."
 */
import React from 'react';
import Table from 'rc-table';
import type { ColumnsType, CustomizeScrollBody } from 'rc-table/lib/interface';
import { FixedSizeList } from 'react-window';
import type { ListChildComponentProps } from 'react-window';
import 'rc-table/assets/index.css';
import './shared/look.css';
import './virtual-list.css';

type Order = { id: number; buyer: string };

const columns: ColumnsType<Order> = [
  { title: 'Order', dataIndex: 'id', key: 'id', width: 160 },
  { title: 'Buyer', dataIndex: 'buyer', key: 'buyer', width: 160 },
];
const orders = Array.from({ length: 10_000 }, (_, id) => ({ id, buyer: `Buyer ${id}` }));

// The name and the keyboard's way into the list, which has no table element.
const Scroller = React.forwardRef<HTMLDivElement>((props, ref) => (
  <div {...props} ref={ref} role="table" aria-label="Orders" tabIndex={0} />
));

const cells = ['virtual-cell is-half', 'virtual-cell is-rest'];
const Row: React.FC<ListChildComponentProps<readonly Order[]>> = (row) => (
  <div role="row" className="virtual-row" style={row.style}>
    {Object.values(row.data[row.index]!).map((text, at) => (
      <div key={at} role="cell" className={cells[at]}>
        {text}
      </div>
    ))}
  </div>
);

const body: CustomizeScrollBody<Order> = (data, { ref }) => (
  <FixedSizeList
    outerRef={ref}
    outerElementType={Scroller}
    width="100%"
    height={320}
    itemCount={data.length}
    itemSize={40}
    itemData={data}
  >
    {Row}
  </FixedSizeList>
);

export default function VirtualList() {
  return (
    <Table
      style={{ width: 320, maxWidth: '100%' }}
      columns={columns}
      data={orders}
      rowKey="id"
      scroll={{ y: 320 }}
      components={{ body }}
    />
  );
}
