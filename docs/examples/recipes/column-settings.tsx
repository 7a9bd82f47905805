/**
 * title: Show, hide and move columns
 * description: Drag a header onto another one, or use the arrows. Untick a column to hide it.
 */
import React, { useRef, useState } from 'react';
import Table from 'rc-table';
import type { ColumnType } from 'rc-table/lib/interface';
import 'rc-table/assets/index.css';
import '../shared/look.css';
import Panel from './column-settings-panel';

const titles = { no: 'Flight', to: 'To', gate: 'Gate', time: 'Time' };
type Name = keyof typeof titles;
type Flight = Record<Name, string>;

const flights: Flight[] = [
  { no: 'SK 461', to: 'Oslo', gate: 'B12', time: '09:40' },
  { no: 'AY 954', to: 'Helsinki', gate: 'A3', time: '10:05' },
];

export default function ColumnSettings() {
  const [order, setOrder] = useState<Name[]>(['no', 'to', 'gate', 'time']);
  const [hidden, setHidden] = useState<Name[]>([]);
  const [moved, setMoved] = useState('');
  const dragged = useRef<Name>('no');

  const move = (name: Name, to: number) => {
    if (to < 0 || to >= order.length) return;
    const others = order.filter((other) => other !== name);
    setOrder([...others.slice(0, to), name, ...others.slice(to)]);
    setMoved(`${titles[name]} is now column ${to + 1}`);
  };

  const shown = order.filter((name) => !hidden.includes(name));
  const columns = shown.map((name): ColumnType<Flight> => ({
    title: titles[name],
    dataIndex: name,
    key: name,
    onHeaderCell: () => ({
      draggable: true,
      style: { cursor: 'grab' },
      onDragStart: () => (dragged.current = name),
      // A header that does not prevent the default takes no drop.
      onDragOver: (event) => event.preventDefault(),
      onDrop: (event) => {
        event.preventDefault();
        move(dragged.current, order.indexOf(name));
      },
    }),
  }));

  return (
    <div className="demo-stack">
      <Panel titles={titles} order={order} hidden={hidden} hide={setHidden} move={move} />
      <Table aria-label="Departures" columns={columns} data={flights} rowKey="no" />
      <output>{moved}</output>
    </div>
  );
}
