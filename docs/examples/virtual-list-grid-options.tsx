/**
 * title: Try the options
 * description: 20,000 stations by 48 hours. Scroll the readings, or turn the wheel over the header while holding shift; each takes the other along.
 * wide: true
 */
import React, { useMemo, useRef, useState } from 'react';
import Table from 'rc-table';
import type { CustomizeScrollBody } from 'rc-table/lib/interface';
import ResizeObserver from 'rc-resize-observer';
import { VariableSizeGrid } from 'react-window';
import type { GridChildComponentProps } from 'react-window';
import 'rc-table/assets/index.css';
import { Button, Controls } from './shared/controls';
import { Range } from './shared/range';
import './shared/look.css';
import './virtual-list-grid.css';

interface Station {
  id: number;
}

const STATIONS = 20_000;
const HOURS = 48;
const HEIGHT = 320;
const STATION_WIDTH = 150;

const data = Array.from({ length: STATIONS }, (_, id): Station => ({ id }));

const hasNote = (row: number) => row % 6 === 2;
const rowHeight = (row: number) => (hasNote(row) ? 60 : 40);
const AVERAGE_HEIGHT = (5 * 40 + 60) / 6;

const temperature = (row: number, hour: number) =>
  (12 + 8 * Math.sin((hour - 9) / 3.8) + (row % 40) / 4).toFixed(1);

const Cell: React.FC<GridChildComponentProps> = ({ rowIndex, columnIndex, style }) =>
  columnIndex === 0 ? (
    <div className="grid-cell is-station" style={style}>
      Station {rowIndex + 1}
      {hasNote(rowIndex) && <small>Sensor on the roof</small>}
    </div>
  ) : (
    <div className="grid-cell" style={style}>
      {temperature(rowIndex, columnIndex - 1)} °C
    </div>
  );

/** The scroller of react-window, with a name and within reach of the keyboard. */
const Scroller = React.forwardRef<HTMLDivElement, React.HTMLAttributes<HTMLDivElement>>(
  (props, ref) => (
    <div {...props} ref={ref} role="region" aria-label="All readings" tabIndex={0} />
  ),
);

export default function VirtualListGrid() {
  const grid = useRef<VariableSizeGrid>(null);
  // As wide as most boxes, until this one is measured.
  const [width, setWidth] = useState(700);
  const [hourWidth, setHourWidth] = useState(112);
  const [cells, setCells] = useState<number>();

  const columns = useMemo(
    () => [
      { title: 'Station', key: 'station', width: STATION_WIDTH },
      ...Array.from({ length: HOURS }, (_, hour) => ({
        title: `${hour < 24 ? 'Mon' : 'Tue'} ${String(hour % 24).padStart(2, '0')}:00`,
        key: hour,
        width: hourWidth,
      })),
    ],
    [hourWidth],
  );

  const body: CustomizeScrollBody<Station> = (
    stations,
    { scrollbarSize, ref, onScroll },
  ) => {
    // rc-table takes the room for the scrollbar from the last column of the header.
    const columnWidth = (index: number) =>
      (columns[index]?.width ?? 0) - (index === HOURS ? scrollbarSize : 0);
    return (
      <VariableSizeGrid
        ref={grid}
        outerRef={ref}
        outerElementType={Scroller}
        className="grid-body"
        onScroll={onScroll}
        width={width}
        height={HEIGHT}
        rowCount={stations.length}
        rowHeight={rowHeight}
        estimatedRowHeight={AVERAGE_HEIGHT}
        columnCount={columns.length}
        columnWidth={columnWidth}
        estimatedColumnWidth={hourWidth}
        onItemsRendered={(range) =>
          setCells(
            (range.overscanRowStopIndex - range.overscanRowStartIndex + 1) *
              (range.overscanColumnStopIndex - range.overscanColumnStartIndex + 1),
          )
        }
      >
        {Cell}
      </VariableSizeGrid>
    );
  };

  const resize = (next: number) => {
    // The grid keeps the sizes it has asked for until it is told to forget them.
    grid.current?.resetAfterColumnIndex(0, false);
    setHourWidth(next);
  };
  const scrollTo = (columnIndex: number) => grid.current?.scrollToItem({ columnIndex });

  return (
    <div className="demo-stack">
      <Controls label="Grid">
        <Range
          label="Hour width"
          value={hourWidth}
          min={72}
          max={160}
          step={8}
          unit=" px"
          onChange={resize}
        />
        <Button onClick={() => scrollTo(0)}>First hour</Button>
        <Button onClick={() => scrollTo(HOURS)}>Last hour</Button>
        <output className="demo-readout" aria-label="Mounted">
          in the page: <span className="grid-count">{cells ?? '…'}</span> of{' '}
          {(STATIONS * columns.length).toLocaleString('en')} cells
        </output>
      </Controls>
      <ResizeObserver onResize={(size) => setWidth(size.width)}>
        <div dir="ltr">
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
