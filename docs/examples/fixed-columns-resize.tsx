/**
 * title: A table that follows its container
 * description: Drag the lower right corner of the frame; the shadows follow by themselves.
 */
import React from 'react';
import Table from 'rc-table';
import type { ColumnsType, Direction } from 'rc-table/lib/interface';
import 'rc-table/assets/index.css';
import './shared/look.css';
import './fixed-columns-resize.css';

interface Shop {
  city: string;
  spring: number;
  summer: number;
  autumn: number;
}

const columns: ColumnsType<Shop> = [
  { title: 'City', dataIndex: 'city', key: 'city', width: 120, fixed: 'left' },
  { title: 'Spring', dataIndex: 'spring', key: 'spring', width: 120 },
  { title: 'Summer', dataIndex: 'summer', key: 'summer', width: 120 },
  { title: 'Autumn', dataIndex: 'autumn', key: 'autumn', width: 120 },
];

const shops: Shop[] = [
  { city: 'Aarhus', spring: 157, summer: 210, autumn: 263 },
  { city: 'Bergamo', spring: 194, summer: 247, autumn: 120 },
  { city: 'Cork', spring: 231, summer: 284, autumn: 157 },
];

export default function FixedColumnsResize({ direction }: { direction?: Direction }) {
  return (
    <div className="resize-corner">
      <Table
        aria-label="Orders by season"
        direction={direction}
        columns={columns}
        data={shops}
        rowKey="city"
        scroll={{ x: 480 }}
      />
    </div>
  );
}
