/**
 * title: Groups with totals
 * description: Group the expenses by team or by month, and close the groups that you do not need.
 */
import React, { useState } from 'react';
import Table from 'rc-table';
import type { ColumnsType, Key } from 'rc-table/lib/interface';
import 'rc-table/assets/index.css';
import '../shared/look.css';

interface Row {
  id: Key;
  name: string;
  amount: number;
  children?: Row[];
}

const expenses = [
  { id: 1, name: 'Train to Lyon', team: 'Sales', month: 'May', amount: 164 },
  { id: 2, name: 'Monitors', team: 'Design', month: 'May', amount: 920 },
  { id: 3, name: 'Hotel in Lyon', team: 'Sales', month: 'June', amount: 238 },
  { id: 4, name: 'Fonts', team: 'Design', month: 'June', amount: 75 },
];
const columns: ColumnsType<Row> = [
  { title: 'Expense', dataIndex: 'name', key: 'name' },
  { title: 'Euro', dataIndex: 'amount', key: 'amount', align: 'right' },
];
const total = (rows: readonly Row[]) => rows.reduce((sum, { amount }) => sum + amount, 0);

function groupBy(field: 'team' | 'month'): Row[] {
  const values = Array.from(new Set(expenses.map((expense) => expense[field])));
  return values.map((value) => {
    const children = expenses.filter((expense) => expense[field] === value);
    const name = `${value} (${children.length})`;
    return { id: `${field} ${value}`, name, amount: total(children), children };
  });
}

export default function RowGrouping() {
  const [field, setField] = useState<'team' | 'month'>('team');
  const [closed, setClosed] = useState<Key[]>([]);
  const groups = groupBy(field);

  return (
    <div className="demo-stack">
      <label className="demo-controls">
        Group by
        <select
          className="demo-input"
          value={field}
          onChange={({ target }) => setField(target.value as typeof field)}
        >
          <option value="team">Team</option>
          <option value="month">Month</option>
        </select>
      </label>
      <Table
        aria-label="Expenses"
        columns={columns}
        data={groups}
        rowKey="id"
        rowClassName={({ children }) => (children ? 'is-selected' : '')}
        expandable={{
          indentSize: 24,
          // The closed groups are kept, so that new ones are open.
          expandedRowKeys: groups
            .map(({ id }) => id)
            .filter((id) => !closed.includes(id)),
          onExpand: (open, { id }) =>
            setClosed(open ? closed.filter((key) => key !== id) : [...closed, id]),
          expandIcon: ({ expandable, expanded, record, onExpand }) =>
            expandable && (
              <button
                type="button"
                className="demo-expand"
                aria-expanded={expanded}
                aria-label={`Expenses of ${record.name}`}
                onClick={(event) => onExpand(record, event)}
              >
                {expanded ? '−' : '+'}
              </button>
            ),
        }}
        summary={(rows) => (
          <Table.Summary.Row>
            <Table.Summary.Cell index={0}>Total</Table.Summary.Cell>
            <Table.Summary.Cell index={1} align="right">
              {total(rows)}
            </Table.Summary.Cell>
          </Table.Summary.Row>
        )}
      />
    </div>
  );
}
