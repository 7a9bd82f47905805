/**
 * title: Columns that can be dragged wider
 * description: Drag the edge of the first header cell.
 */
import React, { useState } from 'react';
import Table from 'rc-table';
import type { ColumnsType } from 'rc-table/lib/interface';
import { Resizable } from 'react-resizable';
import 'rc-table/assets/index.css';
import './shared/look.css';
import './column-resize.css';

interface Book {
  title: string;
  author: string;
}

interface HeaderCellProps extends React.ThHTMLAttributes<HTMLTableHeaderCellElement> {
  width?: number;
  onWidth?: (width: number) => void;
}

function HeaderCell({ width, onWidth, ...props }: HeaderCellProps) {
  // Cells of other columns, and the one above a scrollbar, come here too.
  if (!width || !onWidth) return props.scope ? <th {...props} /> : <td {...props} />;
  return (
    <Resizable
      axis="x"
      width={width}
      minConstraints={[80, 0]}
      handle={<span className="resize-handle" />}
      onResize={(_, { size }) => onWidth(size.width)}
    >
      <th {...props} />
    </Resizable>
  );
}
const components = { header: { cell: HeaderCell } };

const books: Book[] = [
  { title: 'Silent Spring', author: 'Carson' },
  { title: 'A Brief History of Time', author: 'Hawking' },
];

export default function ColumnResize() {
  const [width, setWidth] = useState(200);
  const onHeaderCell = (): HeaderCellProps => ({ width, onWidth: setWidth });
  const columns: ColumnsType<Book> = [
    { title: 'Title', dataIndex: 'title', key: 'title', width, onHeaderCell },
    { title: 'Author', dataIndex: 'author', key: 'author' },
  ];
  return (
    <Table
      aria-label="Books"
      columns={columns}
      data={books}
      rowKey="title"
      components={components}
      tableLayout="fixed"
    />
  );
}
