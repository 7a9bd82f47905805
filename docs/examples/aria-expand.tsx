/**
 * title: An expand button with a name and a state
 * description: Reach the buttons with Tab and press Enter or Space. The icon that rc-table draws by itself offers none of this.
 */
import React from 'react';
import Table from 'rc-table';
import type { ColumnsType, ExpandableConfig } from 'rc-table/lib/interface';
import 'rc-table/assets/index.css';
import './shared/look.css';

interface Member {
  id: number;
  name: string;
  shift: string;
  skills: string;
}

const columns: ColumnsType<Member> = [
  { title: 'Name', dataIndex: 'name', key: 'name', rowScope: 'row' },
  { title: 'Shift', dataIndex: 'shift', key: 'shift' },
];

const members: Member[] = [
  {
    id: 1,
    name: 'Amara Diallo',
    shift: 'Early',
    skills: 'French, Wolof, network faults',
  },
  {
    id: 2,
    name: 'Jonas Weber',
    shift: 'Late',
    skills: 'German, printers, docking stations',
  },
  { id: 3, name: 'Mei Tanaka', shift: 'Early', skills: 'Japanese, billing, refunds' },
];

const expandable: ExpandableConfig<Member> = {
  columnTitle: 'Skills',
  columnWidth: 80,
  expandedRowRender: ({ skills }) => skills,
  expandIcon: ({ expanded, record, onExpand }) => (
    <button
      type="button"
      className="demo-expand"
      aria-label={`Skills of ${record.name}`}
      aria-expanded={expanded}
      onClick={(event) => onExpand(record, event)}
    >
      {expanded ? '−' : '+'}
    </button>
  ),
};

export default function AriaExpand() {
  return (
    <Table
      aria-label="Shifts of the support team"
      columns={columns}
      data={members}
      rowKey="id"
      expandable={expandable}
    />
  );
}
