/**
 * title: A row to select
 * description: Click a row, or Tab to the list, go up and down with the arrow keys and press Enter or Space.
 */
import React, { useState } from 'react';
import Table from 'rc-table';
import type { ColumnsType } from 'rc-table/lib/interface';
import 'rc-table/assets/index.css';
import './shared/look.css';
import './row-and-cell-click.css';

interface Berth {
  id: string;
  ship: string;
  length: number;
}

const columns: ColumnsType<Berth> = [
  { title: 'Berth', dataIndex: 'id', key: 'id' },
  { title: 'Ship', dataIndex: 'ship', key: 'ship' },
  { title: 'Length, m', dataIndex: 'length', key: 'length', align: 'right' },
];

const berths: Berth[] = [
  { id: 'North 1', ship: 'Aurelia', length: 118 },
  { id: 'North 2', ship: 'Skagen Light', length: 92 },
  { id: 'South 1', ship: 'Tidewater', length: 140 },
  { id: 'South 2', ship: 'Petrel', length: 64 },
];

// Roles and names reach the table element; `role` is missing in the types of its props.
const grid = { role: 'grid', 'aria-label': 'Berths' };

/** Gives a row the focus, found by its key: siblings may be rows of the table's own. */
const focus = (table: Element | null, berth?: Berth) =>
  table?.querySelector<HTMLElement>(`[data-row-key="${berth?.id}"]`)?.focus();

export default function RowAndCellClickSelect() {
  const [selected, setSelected] = useState<string>();
  // The one row that Tab stops at. The arrow keys move on from there.
  const [current, setCurrent] = useState('North 1');

  const onKeyDown = (event: React.KeyboardEvent<HTMLTableRowElement>, id: string) => {
    const table = event.currentTarget.closest('table');
    const at = berths.findIndex((berth) => berth.id === id);
    switch (event.key) {
      case 'ArrowDown':
        focus(table, berths[at + 1]);
        break;
      case 'ArrowUp':
        focus(table, berths[at - 1]);
        break;
      case 'Enter':
      case ' ':
        setSelected(id);
        break;
      default:
        return;
    }
    event.preventDefault();
  };

  return (
    <div className="demo-stack">
      <Table
        {...grid}
        columns={columns}
        data={berths}
        rowKey="id"
        rowClassName={({ id }) => (id === selected ? 'is-selected' : '')}
        onRow={({ id }) => ({
          tabIndex: id === current ? 0 : -1,
          'aria-selected': id === selected,
          style: { cursor: 'pointer' },
          onFocus: () => setCurrent(id),
          onClick: () => setSelected(id),
          onKeyDown: (event) => onKeyDown(event, id),
        })}
      />
      <output className="demo-readout">selected: {selected ?? 'nothing'}</output>
    </div>
  );
}
