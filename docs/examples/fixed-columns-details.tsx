/**
 * title: Details that stay in view
 * description: Expanded content keeps the width of the visible part; what is wider needs a scroller of its own.
 */
import React from 'react';
import Table from 'rc-table';
import type { ColumnsType, Direction, RenderExpandIcon } from 'rc-table/lib/interface';
import 'rc-table/assets/index.css';
import './shared/look.css';
import './fixed-columns-details.css';

interface Shipment {
  id: string;
  from: string;
  to: string;
  carrier: string;
  weight: string;
  due: string;
  stops: string[];
}

const columns: ColumnsType<Shipment> = [
  { title: 'Shipment', dataIndex: 'id', key: 'id', width: 100, fixed: 'left' },
  { title: 'From', dataIndex: 'from', key: 'from', width: 180 },
  { title: 'To', dataIndex: 'to', key: 'to', width: 180 },
  { title: 'Carrier', dataIndex: 'carrier', key: 'carrier', width: 220 },
  { title: 'Weight', dataIndex: 'weight', key: 'weight', width: 120, align: 'right' },
  { title: 'Due', dataIndex: 'due', key: 'due', width: 100 },
];

const shipments: Shipment[] = [
  {
    id: 'SH-2041',
    from: 'Gothenburg',
    to: 'Thessaloniki',
    carrier: 'Nordhavn Freight',
    weight: '1,280 kg',
    due: '9 May',
    stops:
      'Gothenburg,Helsingborg,Rostock,Leipzig,Prague,Brno,Budapest,Belgrade,Skopje'.split(
        ',',
      ),
  },
  {
    id: 'SH-2042',
    from: 'Bilbao',
    to: 'Lyon',
    carrier: 'Cantabria Road',
    weight: '640 kg',
    due: '5 May',
    stops: ['Bilbao', 'Bayonne', 'Toulouse', 'Lyon'],
  },
];

const expandIcon: RenderExpandIcon<Shipment> = ({ expanded, record, onExpand }) => (
  <button
    type="button"
    className="demo-expand"
    aria-expanded={expanded}
    aria-label={`Stops of ${record.id}`}
    onClick={(event) => onExpand(record, event)}
  >
    {expanded ? '−' : '+'}
  </button>
);

const expandedRowRender = ({ id, stops }: Shipment) => (
  <>
    <strong>{stops.length} stops</strong>
    <div
      style={{ overflowX: 'auto' }}
      tabIndex={0}
      role="region"
      aria-label={`Route of ${id}`}
    >
      <div style={{ width: 'max-content' }}>{stops.join(' → ')}</div>
    </div>
  </>
);

const expandable = { expandIcon, expandedRowRender, defaultExpandedRowKeys: ['SH-2041'] };

export default function FixedColumnsDetails({ direction }: { direction?: Direction }) {
  return (
    <Table
      aria-label="Details"
      direction={direction}
      className="shipments"
      columns={columns}
      data={shipments}
      rowKey="id"
      scroll={{ x: 48 + 900 }}
      expandable={expandable}
    />
  );
}
