/**
 * title: Try the options
 * description: Drag the edge of a header cell, or focus the edge and press an arrow key, Home or End. Double-click or Enter fits the column to its content.
 */
import React, { useMemo, useState } from 'react';
import Table from 'rc-table';
import type { ColumnsType } from 'rc-table/lib/interface';
import { Resizable } from 'react-resizable';
import 'rc-table/assets/index.css';
import { Button, Controls } from './shared/controls';
import './shared/look.css';
import './column-resize.css';

interface Book {
  shelf: string;
  title: string;
  author: string;
  year: number;
}

const MIN = 80;
const MAX = 400;
const PADDING = 26; // of a cell, both sides, and rounding

/** The width that the longest content of this header cell's column needs. */
function contentWidth(header: HTMLTableHeaderCellElement): number {
  const range = document.createRange();
  const rows = header.closest('.rc-table')?.querySelectorAll('tr') ?? [];
  const widths = Array.from(rows, (row) => {
    const content = row.cells[header.cellIndex]?.firstChild;
    if (!content) return 0;
    range.selectNodeContents(content);
    return range.getBoundingClientRect().width;
  });
  return Math.max(...widths) + PADDING;
}

interface HeaderCellProps extends React.ThHTMLAttributes<HTMLTableHeaderCellElement> {
  width?: number;
  label?: string;
  onWidth?: (width: number) => void;
}

const HeaderCell: React.FC<HeaderCellProps> = (props) => {
  const { width, label, onWidth, children, ...cellProps } = props;
  // Columns without our onHeaderCell and the filler above a scrollbar come here, too.
  if (width === undefined || !onWidth) {
    const Cell = cellProps.scope ? 'th' : 'td';
    return <Cell {...cellProps}>{children}</Cell>;
  }
  const set = (next: number) => onWidth(Math.round(Math.min(MAX, Math.max(MIN, next))));
  const fit = (handle: HTMLElement) => {
    const header = handle.closest('th');
    if (header) set(contentWidth(header));
  };
  const onKeyDown = (event: React.KeyboardEvent<HTMLElement>) => {
    if (event.key === 'ArrowRight') set(width + 10);
    else if (event.key === 'ArrowLeft') set(width - 10);
    else if (event.key === 'Home') set(MIN);
    else if (event.key === 'End') set(MAX);
    else if (event.key === 'Enter') fit(event.currentTarget);
    else return;
    event.preventDefault();
  };

  return (
    <Resizable
      axis="x"
      width={width}
      resizeHandles={['e']}
      onResize={(_, { size }) => set(size.width)}
      handle={(_, ref) => (
        <span
          ref={ref}
          className="resize-handle"
          role="separator"
          aria-orientation="vertical"
          aria-label={`Width of ${label}`}
          aria-valuemin={MIN}
          aria-valuemax={MAX}
          aria-valuenow={width}
          tabIndex={0}
          onKeyDown={onKeyDown}
          onDoubleClick={(event) => fit(event.currentTarget)}
        />
      )}
    >
      <th {...cellProps} aria-label={label}>
        <span>{children}</span>
      </th>
    </Resizable>
  );
};

// At module scope: a component made during render would remount the header in mid-drag.
const components = { header: { cell: HeaderCell } };

const fields = [
  { key: 'title', title: 'Title', width: 170 },
  { key: 'author', title: 'Author', width: 140 },
  { key: 'shelf', title: 'Shelf', width: 110 },
  { key: 'year', title: 'Year', width: 90 },
];
const initial = fields.map((field) => field.width);

const books: Book[] = [
  { title: 'The Picture of Dorian Gray', author: 'Wilde', shelf: 'B 12', year: 1890 },
  { title: 'Crime and Punishment', author: 'Dostoevsky', shelf: 'B 14', year: 1866 },
  { title: 'A Brief History of Time', author: 'Hawking', shelf: 'D 02', year: 1988 },
  { title: 'Silent Spring', author: 'Carson', shelf: 'D 07', year: 1962 },
];

export default function ColumnResize() {
  const [widths, setWidths] = useState(initial);
  const total = widths.reduce((sum, width) => sum + width, 0);

  const columns = useMemo<ColumnsType<Book>>(
    () =>
      fields.map(({ key, title }, index) => ({
        title,
        dataIndex: key,
        key,
        width: widths[index],
        ellipsis: true,
        onHeaderCell: () => ({
          width: widths[index],
          label: title,
          onWidth: (width: number) =>
            setWidths((old) => old.map((value, at) => (at === index ? width : value))),
        }),
      })),
    [widths],
  );

  return (
    <div className="demo-stack">
      <Controls label="Widths">
        <Button onClick={() => setWidths(initial)}>Reset widths</Button>
        <output className="demo-readout">
          {widths.join(' + ')} = {total} px
        </output>
      </Controls>
      <Table
        aria-label="Books"
        className="resizable-table"
        columns={columns}
        data={books}
        rowKey="shelf"
        components={components}
        tableLayout="fixed"
        scroll={{ x: total }}
      />
    </div>
  );
}
