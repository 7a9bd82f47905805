/**
 * title: What a path finds
 * description: Choose a path, and compare what the cell shows by itself with the value that `render` receives.
 */
import React, { useMemo, useState } from 'react';
import Table from 'rc-table';
import type { ColumnsType, DataIndex } from 'rc-table/lib/interface';
import 'rc-table/assets/index.css';
import { Choice, Controls } from './shared/controls';
import './shared/look.css';

interface Contact {
  id: number;
  name: { given: string; family: string };
  address?: { city: string };
  tags: string[];
}

const contacts: Contact[] = [
  {
    id: 1,
    name: { given: 'Amara', family: 'Okafor' },
    address: { city: 'Lagos' },
    tags: ['speaker', 'board'],
  },
  {
    id: 2,
    name: { given: 'Linnea', family: 'Berg' },
    address: { city: 'Uppsala' },
    tags: [],
  },
  {
    id: 3,
    name: { given: 'Rafael', family: 'Moreno' },
    tags: ['volunteer'],
  },
];

const paths = {
  "['address', 'city']": ['address', 'city'],
  "'address.city'": 'address.city',
  "'address'": 'address',
  "['tags', 0]": ['tags', 0],
  "'tags'": 'tags',
  "['address', 'geo', 'latitude']": ['address', 'geo', 'latitude'],
} satisfies Record<string, DataIndex>;

type PathName = keyof typeof paths;

export default function NestedPath() {
  const [name, setName] = useState<PathName>("['address', 'city']");

  const columns = useMemo(
    (): ColumnsType<Contact> => [
      { title: 'Contact', dataIndex: ['name', 'given'], key: 'contact' },
      { title: 'The cell shows', dataIndex: paths[name], key: 'shown' },
      {
        title: 'render receives',
        dataIndex: paths[name],
        key: 'received',
        render: (value: unknown) => (
          <code className="demo-readout">{JSON.stringify(value) ?? 'undefined'}</code>
        ),
      },
    ],
    [name],
  );

  return (
    <div className="demo-stack">
      <Controls label="Path">
        <Choice
          label="dataIndex"
          value={name}
          options={Object.keys(paths) as PathName[]}
          onChange={setName}
        />
      </Controls>
      <Table
        aria-label="Members"
        columns={columns}
        data={contacts}
        rowKey="id"
        tableLayout="fixed"
      />
    </div>
  );
}
