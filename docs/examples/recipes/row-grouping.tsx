/**
 * title: Groups with totals
 * description: Group the expenses by team or by month, and close the groups that you do not need.
 */
import React, { useState } from 'react';
import Table, { Summary } from 'rc-table';
import type { ColumnsType } from 'rc-table/lib/interface';
import 'rc-table/assets/index.css';
import '../shared/look.css';
import { total, useGroups } from './row-grouping-use-groups';
import type { Field, Row } from './row-grouping-use-groups';

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

export default function RowGrouping() {
  const [field, setField] = useState<Field>('team');
  const { groups, expandable } = useGroups(expenses, field);

  return (
    <div className="demo-stack">
      <label className="demo-controls">
        Group by
        <select
          className="demo-input"
          value={field}
          onChange={({ target }) => setField(target.value as Field)}
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
        expandable={expandable}
        summary={(rows) => (
          <Summary.Row>
            <Summary.Cell index={0}>Total</Summary.Cell>
            <Summary.Cell index={1} align="right">
              {total(rows)}
            </Summary.Cell>
          </Summary.Row>
        )}
      />
    </div>
  );
}
