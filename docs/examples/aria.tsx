/**
 * title: A table with a name
 * description: A screen reader says "Support team, table" here, and lists the table under that name.
 */
import React from 'react';
import Table from 'rc-table';
import type { ColumnsType } from 'rc-table/lib/interface';
import 'rc-table/assets/index.css';
import './shared/look.css';

interface Member {
  id: number;
  name: string;
  role: string;
  phone: string;
}

const columns: ColumnsType<Member> = [
  { title: 'Name', dataIndex: 'name', key: 'name', rowScope: 'row' },
  { title: 'Role', dataIndex: 'role', key: 'role' },
  { title: 'Extension', dataIndex: 'phone', key: 'phone' },
];

const members: Member[] = [
  { id: 1, name: 'Amara Diallo', role: 'Team lead', phone: '4410' },
  { id: 2, name: 'Jonas Weber', role: 'Hardware', phone: '4413' },
  { id: 3, name: 'Mei Tanaka', role: 'Accounts', phone: '4417' },
];

export default function Aria() {
  return <Table aria-label="Support team" columns={columns} data={members} rowKey="id" />;
}
