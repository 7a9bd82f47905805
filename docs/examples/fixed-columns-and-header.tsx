/**
 * title: Header and columns fixed at once
 * description: The rows scroll under the header, the fields under the name and the extension.
 */
import React from 'react';
import Table from 'rc-table';
import type { ColumnType, Direction } from 'rc-table/lib/interface';
import 'rc-table/assets/index.css';
import './shared/look.css';

interface Employee {
  id: number;
  name: string;
  team: string;
  city: string;
  extension: number;
}

const width = 240;
const columns: ColumnType<Employee>[] = [
  { title: 'Name', dataIndex: 'name', key: 'name', width: 100, fixed: 'left' },
  { title: 'Team', dataIndex: 'team', key: 'team', width },
  { title: 'City', dataIndex: 'city', key: 'city', width },
  { title: 'No.', dataIndex: 'id', key: 'id', width },
  { title: 'Ext.', dataIndex: 'extension', key: 'extension', width: 80, fixed: 'right' },
];
// For the page as the server sends it, before the table has measured its columns.
columns.forEach((column) => {
  column.onHeaderCell = () => ({ style: { width: column.width } });
});

const names = ['Amara', 'Bram', 'Chiara', 'Dmitri', 'Elif', 'Finn', 'Greta', 'Hiro'];
const cities = ['Lagos', 'Ghent', 'Turin', 'Riga'];
const employees = names.map((name, id): Employee => ({
  id,
  name,
  team: id % 2 ? 'Design' : 'Platform',
  city: cities[id % 4]!,
  extension: 310 + id * 7,
}));

export default function FixedColumnsAndHeader({ direction }: { direction?: Direction }) {
  return (
    <Table
      aria-label="Employees"
      direction={direction}
      columns={columns}
      data={employees}
      rowKey="id"
      scroll={{ x: 900, y: 220 }}
    />
  );
}
