/**
 * title: A fixed group of columns
 * description: "`fixed` on a group does nothing by itself. On each of its leaves it fixes them, and the group's header cell with them."
 */
import React, { useState } from 'react';
import Table from 'rc-table';
import type { ColumnsType } from 'rc-table/lib/interface';
import 'rc-table/assets/index.css';
import { Choice, Controls } from './shared/controls';
import './shared/look.css';
import './fixed-columns-and-header-rtl-groups.css';

interface Order {
  id: number;
  city: string;
  buyer: string;
  copies: number;
  price: string;
  carrier: string;
  due: string;
}

const orders: Order[] = [
  {
    id: 501,
    city: 'عمّان',
    buyer: 'مكتبة الجسر',
    copies: 40,
    price: '€18.00',
    carrier: 'Aramex',
    due: '2026-05-12',
  },
  {
    id: 502,
    city: 'חיפה',
    buyer: 'ספרי הכרמל',
    copies: 25,
    price: '€21.50',
    carrier: 'UPS',
    due: '2026-05-14',
  },
  {
    id: 503,
    city: 'القاهرة',
    buyer: 'مكتبة النيل',
    copies: 120,
    price: '€11.00',
    carrier: 'DHL',
    due: '2026-05-15',
  },
  {
    id: 504,
    city: 'ירושלים',
    buyer: 'הספרייה העירונית',
    copies: 60,
    price: '€19.90',
    carrier: 'UPS',
    due: '2026-05-19',
  },
];

const places = ['nothing', 'the group', 'its columns'] as const;
type Place = (typeof places)[number];

const columnsOf = (place: Place): ColumnsType<Order> => {
  const leaf = place === 'its columns' && 'right';
  return [
    { title: 'Order', dataIndex: 'id', width: 100 },
    {
      title: 'Customer',
      children: [
        { title: 'City', dataIndex: 'city', width: 140 },
        { title: 'Buyer', dataIndex: 'buyer', width: 200 },
      ],
    },
    {
      title: 'Edition',
      children: [
        { title: 'Copies', dataIndex: 'copies', width: 120 },
        { title: 'Price', dataIndex: 'price', width: 120 },
      ],
    },
    {
      title: 'Delivery',
      className: 'edge-group',
      fixed: place === 'the group' && 'right',
      children: [
        { title: 'Carrier', dataIndex: 'carrier', width: 90, fixed: leaf },
        { title: 'Due', dataIndex: 'due', width: 120, fixed: leaf },
      ],
    },
  ];
};
const columns = {
  nothing: columnsOf('nothing'),
  'the group': columnsOf('the group'),
  'its columns': columnsOf('its columns'),
};

export default function FixedColumnsAndHeaderRtlGroups() {
  const [place, setPlace] = useState<Place>('the group');
  return (
    <div className="demo-stack">
      <Controls>
        <Choice
          label="fixed: 'right' on"
          value={place}
          options={places}
          onChange={setPlace}
        />
      </Controls>
      <Table
        aria-label="Groups from right to left"
        direction="rtl"
        columns={columns[place]}
        data={orders}
        rowKey="id"
        scroll={{ x: 890 }}
      />
    </div>
  );
}
