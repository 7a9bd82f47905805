/**
 * title: Try the options
 * description: The rows scroll under the header, the fields scroll under the name and the extension.
 */
import React, { useState } from 'react';
import Table from 'rc-table';
import type { Direction } from 'rc-table/lib/interface';
import 'rc-table/assets/index.css';
import { Check, Controls } from './shared/controls';
import { withHeaderWidths } from './shared/with-header-widths';
import './shared/look.css';

interface Employee {
  name: string;
  team: string;
  title: string;
  city: string;
  since: number;
  mail: string;
  manager: string;
  languages: string;
  desk: string;
  days: number;
  extension: number;
}

const columns = withHeaderWidths<Employee>([
  { title: 'Name', dataIndex: 'name', key: 'name', width: 84, fixed: 'left' },
  { title: 'Team', dataIndex: 'team', key: 'team', width: 110 },
  { title: 'Title', dataIndex: 'title', key: 'title', width: 150, ellipsis: true },
  { title: 'City', dataIndex: 'city', key: 'city', width: 100 },
  { title: 'Since', dataIndex: 'since', key: 'since', width: 80 },
  { title: 'Mail', dataIndex: 'mail', key: 'mail', width: 130, ellipsis: true },
  { title: 'Manager', dataIndex: 'manager', key: 'manager', width: 110 },
  {
    title: 'Languages',
    dataIndex: 'languages',
    key: 'languages',
    width: 130,
    ellipsis: true,
  },
  { title: 'Desk', dataIndex: 'desk', key: 'desk', width: 80 },
  { title: 'Days off', dataIndex: 'days', key: 'days', width: 100, align: 'right' },
  { title: 'Ext.', dataIndex: 'extension', key: 'extension', width: 68, fixed: 'right' },
]);

const list: [string, string, string, string, number, string, string, number][] = [
  [
    'Amara',
    'Platform',
    'Site reliability engineer',
    'Lagos',
    2016,
    'Noor',
    'English, Igbo',
    12,
  ],
  ['Bram', 'Design', 'Illustrator', 'Ghent', 2021, 'Ines', 'Dutch, French', 25],
  ['Chiara', 'Design', 'Researcher', 'Turin', 2018, 'Ines', 'Italian, English, Greek', 8],
  [
    'Dmitri',
    'Platform',
    'Database engineer',
    'Riga',
    2014,
    'Noor',
    'Latvian, Russian',
    19,
  ],
  ['Elif', 'Sales', 'Partner manager', 'Izmir', 2019, 'Oskar', 'Turkish, German', 15],
  ['Finn', 'Sales', 'Account manager', 'Cork', 2022, 'Oskar', 'English, Irish', 22],
  ['Greta', 'Finance', 'Controller', 'Lund', 2012, 'Paulo', 'Swedish, English', 4],
  ['Hiro', 'Finance', 'Accountant', 'Osaka', 2020, 'Paulo', 'Japanese, English', 17],
];
const employees = list.map(
  ([name, team, title, city, since, manager, languages, days], index): Employee => ({
    name,
    team,
    title,
    city,
    since,
    mail: `${name.toLowerCase()}@quay.example`,
    manager,
    languages,
    desk: `${2 + (index % 3)}.${String(index * 4 + 3).padStart(2, '0')}`,
    days,
    extension: 310 + index * 7,
  }),
);

export default function FixedColumnsAndHeader({ direction }: { direction?: Direction }) {
  const [natural, setNatural] = useState(false);
  const [empty, setEmpty] = useState(false);

  return (
    <div className="demo-stack">
      <Controls>
        <Check label="scroll.x: 'max-content'" checked={natural} onChange={setNatural} />
        <Check label="No employees" checked={empty} onChange={setEmpty} />
      </Controls>
      <Table
        aria-label="Employees"
        direction={direction}
        key={String(natural)} // a new scroll.x alone would leave the shadows as they were
        columns={columns}
        data={empty ? [] : employees}
        rowKey="name"
        scroll={{ x: natural ? 'max-content' : 1142, y: 220 }}
        emptyText="Nobody matches the filter."
      />
    </div>
  );
}
