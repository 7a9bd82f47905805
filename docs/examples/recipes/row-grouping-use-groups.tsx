import React, { useState } from 'react';
import type { ExpandableConfig, Key } from 'rc-table/lib/interface';

export type Field = 'team' | 'month';
type Expense = { id: number; name: string; amount: number } & Record<Field, string>;
export type Row = { id: Key; name: string; amount: number; children?: Row[] };

export const total = (rows: readonly Row[]) =>
  rows.reduce((sum, { amount }) => sum + amount, 0);

function groupBy(expenses: readonly Expense[], field: Field): Row[] {
  const values = Array.from(new Set(expenses.map((expense) => expense[field])));
  return values.map((value) => {
    const children = expenses.filter((expense) => expense[field] === value);
    const name = `${value} (${children.length})`;
    return { id: `${field} ${value}`, name, amount: total(children), children };
  });
}

/** A row for each value of a field, and the `expandable` that opens and closes these rows. */
export function useGroups(expenses: readonly Expense[], field: Field) {
  const groups = groupBy(expenses, field);
  // The closed groups are kept, so that new ones are open.
  const [closed, setClosed] = useState<Key[]>([]);
  const open = groups.filter(({ id }) => !closed.includes(id));

  const expandable: ExpandableConfig<Row> = {
    indentSize: 24,
    expandedRowKeys: open.map(({ id }) => id),
    onExpand: (opens, { id }) =>
      setClosed(opens ? closed.filter((key) => key !== id) : [...closed, id]),
    expandIcon: ({ expandable: isGroup, expanded, record, onExpand }) =>
      isGroup && (
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
  };
  return { groups, expandable };
}
