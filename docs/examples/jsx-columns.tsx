/**
 * title: Columns as elements
 * description: A group of two columns beside two plain ones. The condition in the JSX takes a column away.
 */
import React, { useState } from 'react';
import Table, { Column, ColumnGroup } from 'rc-table';
import 'rc-table/assets/index.css';
import { Check, Controls } from './shared/controls';
import './shared/look.css';

interface Crossing {
  id: number;
  ship: string;
  harbour: string;
  time: string;
  seats: number;
}

const crossings: Crossing[] = [
  { id: 1, ship: 'Sula', harbour: 'Bodø', time: '07:15', seats: 41 },
  { id: 2, ship: 'Lovund', harbour: 'Moskenes', time: '10:40', seats: 8 },
  { id: 3, ship: 'Rost', harbour: 'Værøy', time: '13:05', seats: 0 },
];

export default function JsxColumns() {
  const [showSeats, setShowSeats] = useState(true);

  return (
    <div className="demo-stack">
      <Controls label="Columns">
        <Check label="Show the seats" checked={showSeats} onChange={setShowSeats} />
      </Controls>
      <Table aria-label="Ferry crossings" data={crossings} rowKey="id">
        <ColumnGroup title="Departure">
          <Column title="Harbour" dataIndex="harbour" key="harbour" />
          <Column title="Time" dataIndex="time" key="time" />
        </ColumnGroup>
        <Column title="Ship" dataIndex="ship" key="ship" />
        {showSeats && (
          <Column<Crossing>
            title="Seats"
            dataIndex="seats"
            key="seats"
            align="right"
            render={(seats: number) => seats || <span className="demo-tag">full</span>}
          />
        )}
      </Table>
    </div>
  );
}
