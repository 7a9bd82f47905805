/**
 * title: One tab stop, arrow keys inside
 * description: Tab into the grid, move with the arrow keys, Home and End, and press Enter or Space to change a day.
 */
import React, { useState } from 'react';
import Table from 'rc-table';
import type { ColumnType } from 'rc-table/lib/interface';
import 'rc-table/assets/index.css';
import '../shared/look.css';

interface Person {
  name: string;
  office: string[];
}

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];
const team: Person[] = [
  { name: 'Amara', office: ['Mon', 'Thu'] },
  { name: 'Jonas', office: ['Tue'] },
  { name: 'Mei', office: ['Mon', 'Tue', 'Wed'] },
];
// The table takes `role`, but its types do not name it.
const grid = { role: 'grid', 'aria-label': 'Days in the office' };

/** The row and the day to which a key leads; none for other keys. */
function placeAfter(event: React.KeyboardEvent<HTMLElement>, row: number, day: number) {
  const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
  const step = isRtl ? -1 : 1;
  const places: Record<string, [number, number]> = {
    ArrowUp: [row - 1, day],
    ArrowDown: [row + 1, day],
    ArrowLeft: [row, day - step],
    ArrowRight: [row, day + step],
    Home: [event.ctrlKey ? 0 : row, 0],
    End: [event.ctrlKey ? team.length - 1 : row, days.length - 1],
  };
  return places[event.key];
}

export default function GridNavigation() {
  const [people, setPeople] = useState(team);
  const [[activeRow, activeDay], setActive] = useState([0, 0]);

  const toggle = (row: number, day: string) =>
    setPeople((all) =>
      all.map((person, index) => {
        if (index !== row) return person;
        const others = person.office.filter((other) => other !== day);
        const isIn = others.length < person.office.length;
        return { ...person, office: isIn ? others : [...others, day] };
      }),
    );

  const onKeyDown = (
    event: React.KeyboardEvent<HTMLElement>,
    row: number,
    day: number,
  ) => {
    const cell = event.currentTarget;
    const place = placeAfter(event, row, day);
    if (place) {
      const rows = cell.closest('tbody')?.querySelectorAll('.rc-table-row');
      const next = rows?.[place[0]]?.querySelectorAll('td')[place[1]];
      next?.focus();
    } else if (event.key === 'Enter' || event.key === ' ') cell.click();
    else return;
    event.preventDefault();
  };

  const columns: ColumnType<Person>[] = [
    { title: 'Name', dataIndex: 'name', key: 'name', rowScope: 'row' },
    ...days.map((day, index): ColumnType<Person> => ({
      title: day,
      key: day,
      render: (_, { office }) => (office.includes(day) ? 'In' : 'Out'),
      onCell: (_person, row = 0) => ({
        // One cell is in the order of Tab: the last one that had the focus.
        tabIndex: row === activeRow && index === activeDay ? 0 : -1,
        onFocus: () => setActive([row, index]),
        onClick: () => toggle(row, day),
        onKeyDown: (event) => onKeyDown(event, row, index),
      }),
    })),
  ];

  return <Table {...grid} columns={columns} data={people} rowKey="name" />;
}
