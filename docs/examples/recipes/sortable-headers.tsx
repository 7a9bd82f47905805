/**
 * title: Sort by any column
 * description: Press a header once for ascending order, again for descending, a third time for none.
 */
import React, { useState } from 'react';
import Table from 'rc-table';
import type { ColumnType } from 'rc-table/lib/interface';
import 'rc-table/assets/index.css';
import '../shared/look.css';

interface City {
  name: string;
  country: string;
  area: number;
}

const cities: City[] = [
  { name: 'Zagreb', country: 'Croatia', area: 641 },
  { name: 'Århus', country: 'Denmark', area: 91 },
  { name: 'Bilbao', country: 'Spain', area: 41 },
  { name: 'Valencia', country: 'Spain', area: 134 },
];
const fields: { [Field in keyof City]: [string, (a: City, b: City) => number] } = {
  name: ['City', (a, b) => a.name.localeCompare(b.name, 'en')],
  country: ['Country', (a, b) => a.country.localeCompare(b.country, 'en')],
  area: ['Area in km²', (a, b) => a.area - b.area],
};
const arrows = { none: '⇅', ascending: '↑', descending: '↓' };
const next = { none: 'ascending', ascending: 'descending', descending: 'none' } as const;

export default function SortableHeaders() {
  const [by, setBy] = useState<keyof City>('name');
  const [order, setOrder] = useState<keyof typeof next>('none');

  const sign = { none: 0, ascending: 1, descending: -1 }[order];
  const data = [...cities].sort((a, b) => sign * fields[by][1](a, b));

  const columns = (Object.keys(fields) as (keyof City)[]).map(
    (field): ColumnType<City> => {
      const own = field === by ? order : 'none';
      const sort = () => {
        setBy(field);
        setOrder(next[own]);
      };
      return {
        title: (
          <button type="button" className="demo-button" data-small="" onClick={sort}>
            {fields[field][0]} <span aria-hidden="true">{arrows[own]}</span>
          </button>
        ),
        dataIndex: field,
        key: field,
        onHeaderCell: () => ({ 'aria-sort': own === 'none' ? undefined : own }),
      };
    },
  );

  return <Table aria-label="Cities" columns={columns} data={data} rowKey="name" />;
}
