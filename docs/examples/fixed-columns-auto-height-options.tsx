/**
 * title: Try the options
 * description: Write more lines into a note; the fixed cells of its row grow with it.
 */
import React, { useEffect, useMemo, useRef, useState } from 'react';
import Table from 'rc-table';
import type { ColumnsType, Direction } from 'rc-table/lib/interface';
import 'rc-table/assets/index.css';
import './shared/look.css';
import './fixed-columns-auto-height.css';

interface Ticket {
  id: string;
  subject: string;
  customer: string;
  note: string;
  owner: string;
  state: 'open' | 'done';
}

const startTickets: Ticket[] = [
  {
    id: 'T-118',
    subject: 'Invoice in the wrong currency',
    customer: 'Hotel Miramar',
    note: 'Asked accounting.',
    owner: 'Leila',
    state: 'open',
  },
  {
    id: 'T-121',
    subject: 'Door sensor offline',
    customer: 'Kunsthalle Aarhus',
    note: 'Battery is fine.\nGateway restarted at 9:40.\nCall back in the afternoon.',
    owner: 'Mateusz',
    state: 'open',
  },
  {
    id: 'T-124',
    subject: 'New badge for the night shift',
    customer: 'Bakkerij De Molen',
    note: 'Sent by post.\nArrived.',
    owner: 'Leila',
    state: 'done',
  },
];

export default function FixedColumnsAutoHeight({ direction }: { direction?: Direction }) {
  const [tickets, setTickets] = useState(startTickets);
  const [current, setCurrent] = useState('T-121');
  const [readout, setReadout] = useState('');
  const frame = useRef<HTMLDivElement>(null);

  const columns = useMemo<ColumnsType<Ticket>>(() => {
    const write = (id: string, note: string) =>
      setTickets((previous) =>
        previous.map((ticket) => (ticket.id === id ? { ...ticket, note } : ticket)),
      );
    return [
      { title: 'Ticket', dataIndex: 'id', key: 'id', width: 76, fixed: 'left' },
      {
        title: 'Note',
        dataIndex: 'note',
        key: 'note',
        width: 250,
        render: (note: string, { id }) => (
          <textarea
            className="demo-input note-field"
            aria-label={`Note on ${id}`}
            rows={note.split('\n').length}
            value={note}
            onChange={(event) => write(id, event.target.value)}
          />
        ),
      },
      { title: 'Subject', dataIndex: 'subject', key: 'subject', width: 170 },
      { title: 'Customer', dataIndex: 'customer', key: 'customer', width: 170 },
      { title: 'Owner', dataIndex: 'owner', key: 'owner', width: 110 },
      {
        title: 'State',
        dataIndex: 'state',
        key: 'state',
        width: 84,
        fixed: 'right',
        render: (state: Ticket['state']) => (
          <span className="demo-tag" data-tone={state === 'done' ? 'good' : 'warn'}>
            {state}
          </span>
        ),
      },
    ];
  }, []);

  useEffect(() => {
    const cells = frame.current?.querySelectorAll<HTMLElement>(
      `[data-row-key="${current}"] td`,
    );
    const heights = Array.from(cells ?? [], (cell) => cell.offsetHeight);
    setReadout(
      `${current}: left ${heights[0]} px, note ${heights[1]} px, right ${heights[5]} px`,
    );
  }, [tickets, current]);

  return (
    <div className="demo-stack" ref={frame}>
      <Table
        aria-label="Tickets"
        direction={direction}
        columns={columns}
        data={tickets}
        rowKey="id"
        scroll={{ x: 860 }}
        onRow={({ id }) => ({
          className: id === current ? 'is-selected' : undefined,
          onFocus: () => setCurrent(id),
        })}
      />
      <output className="demo-readout">{readout}</output>
    </div>
  );
}
