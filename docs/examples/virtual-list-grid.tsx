/**
 * title: Rows and columns made on demand
 * description: "react-window renders the cells that are in view. `onScroll` moves the header along."
 * wide: true
 */
import React from 'react';
import Table from 'rc-table';
import type { CustomizeScrollBody } from 'rc-table/lib/interface';
import { VariableSizeGrid } from 'react-window';
import type { GridChildComponentProps } from 'react-window';
import 'rc-table/assets/index.css';
import './shared/look.css';
import './virtual-list-grid.css';

type Station = { id: number };

const stations = Array.from({ length: 1000 }, (_, id): Station => ({ id }));
const columns = Array.from({ length: 25 }, (_, hour) => ({
  title: hour ? `${hour - 1}:00` : 'Station',
  key: hour,
  width: 100,
}));

// The name and the keyboard's way into the grid, which has no table element.
const Scroller = React.forwardRef<HTMLDivElement>((props, ref) => (
  <div {...props} ref={ref} role="region" aria-label="Readings" tabIndex={0} />
));

const Cell: React.FC<GridChildComponentProps> = ({ rowIndex, columnIndex, style }) => (
  <div className="grid-cell" style={style}>
    {columnIndex ? `${10 + ((rowIndex * 7 + columnIndex * 3) % 11)} °C` : rowIndex + 1}
  </div>
);

const body: CustomizeScrollBody<Station> = (data, { ref, scrollbarSize, onScroll }) => (
  <VariableSizeGrid
    outerRef={ref}
    outerElementType={Scroller}
    className="grid-body"
    onScroll={onScroll}
    width={1400}
    height={320}
    rowCount={data.length}
    rowHeight={() => 40}
    columnCount={columns.length}
    // The header takes the room for the scrollbar from its last column.
    columnWidth={(index) => (index === columns.length - 1 ? 100 - scrollbarSize : 100)}
  >
    {Cell}
  </VariableSizeGrid>
);

export default function VirtualListGrid() {
  return (
    <div dir="ltr">
      <Table
        columns={columns}
        data={stations}
        rowKey="id"
        scroll={{ y: 320 }}
        components={{ body }}
      />
    </div>
  );
}
