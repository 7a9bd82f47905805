/**
 * title: One page of rows at a time
 * description: Choose a page, or how many rows a page has. The first visible row stays in view.
 */
import React, { useState } from 'react';
import Table from 'rc-table';
import type { ColumnsType } from 'rc-table/lib/interface';
import 'rc-table/assets/index.css';
import '../shared/look.css';

type Booking = { id: number; nights: number };

const bookings = Array.from({ length: 23 }, (_, index): Booking => ({
  id: 5001 + index,
  nights: ((index * 5) % 7) + 1,
}));
const columns: ColumnsType<Booking> = [
  { title: 'Booking', dataIndex: 'id', key: 'id' },
  { title: 'Nights', dataIndex: 'nights', key: 'nights', align: 'right' },
];

export default function Pagination() {
  const [first, setFirst] = useState(0);
  const [size, setSize] = useState(5);
  const pages = Math.max(1, Math.ceil(bookings.length / size));
  // The list may have become shorter since the page was chosen.
  const page = Math.min(Math.floor(first / size), pages - 1);
  const rows = bookings.slice(page * size, (page + 1) * size);

  return (
    <div className="demo-stack">
      <Table aria-label="Bookings" columns={columns} data={rows} rowKey="id" />
      <nav className="demo-controls" aria-label="Pages of bookings">
        {Array.from({ length: pages }, (_, index) => (
          <button
            key={index}
            type="button"
            className="demo-button"
            data-primary={index === page ? '' : undefined}
            aria-current={index === page ? 'page' : undefined}
            aria-label={`Page ${index + 1}`}
            onClick={() => setFirst(index * size)}
          >
            {index + 1}
          </button>
        ))}
        <label>
          Rows
          <select value={size} onChange={(event) => setSize(Number(event.target.value))}>
            <option>5</option>
            <option>10</option>
          </select>
        </label>
        <output>{`${page * size + 1}–${page * size + rows.length} of ${bookings.length}`}</output>
      </nav>
    </div>
  );
}
