/**
 * title: One tab stop, arrow keys inside
 * description: Tab into the grid, move with the arrow keys, Home and End, and press Enter or Space to change a day.
 */
import React, { useState } from 'react';
import Table from 'rc-table';
import type { ColumnType } from 'rc-table/lib/interface';
import 'rc-table/assets/index.css';
import '../shared/look.css';

type Person = { name: string };
const team: Person[] = [{ name: 'Amara' }, { name: 'Jonas' }, { name: 'Mei' }];
const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];
const initialOffice: Record<string, boolean> = { 'Amara Mon': true, 'Jonas Tue': true };
// The table takes `role`, but its types do not name it.
const grid = { role: 'grid', 'aria-label': 'Days in the office' };

function onKeyDown(event: React.KeyboardEvent<HTMLElement>, row: number, day: number) {
  const { key, ctrlKey, currentTarget: cell } = event;
  const step = getComputedStyle(cell).direction === 'rtl' ? -1 : 1;
  const places: Record<string, [number, number]> = {
    ArrowUp: [row - 1, day],
    ArrowDown: [row + 1, day],
    ArrowLeft: [row, day - step],
    ArrowRight: [row, day + step],
    Home: [ctrlKey ? 0 : row, 0],
    End: [ctrlKey ? team.length - 1 : row, days.length - 1],
  };
  const place = places[key];
  if (place) {
    const rows = cell.closest('tbody')?.querySelectorAll('.rc-table-row');
    rows?.[place[0]]?.querySelectorAll('td')[place[1]]?.focus();
  } else if (key === 'Enter' || key === ' ') cell.click();
  else return;
  event.preventDefault();
}

export default function GridNavigation() {
  const [office, setOffice] = useState(initialOffice);
  const [[activeRow, activeDay], setActive] = useState([0, 0]);
  const toggle = (slot: string) => setOffice((all) => ({ ...all, [slot]: !all[slot] }));

  const columns: ColumnType<Person>[] = [
    { title: 'Name', dataIndex: 'name', key: 'name', rowScope: 'row' },
    ...days.map((day, index): ColumnType<Person> => ({
      title: day,
      key: day,
      render: (_, { name }) => (office[`${name} ${day}`] ? 'In' : 'Out'),
      onCell: ({ name }, row = 0) => ({
        // One cell is in the order of Tab: the last one that had the focus.
        tabIndex: row === activeRow && index === activeDay ? 0 : -1,
        onFocus: () => setActive([row, index]),
        onClick: () => toggle(`${name} ${day}`),
        onKeyDown: (event) => onKeyDown(event, row, index),
      }),
    })),
  ];

  return <Table {...grid} columns={columns} data={team} rowKey="name" />;
}
