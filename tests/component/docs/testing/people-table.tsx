import Table from 'rc-table';
import type { TableProps } from 'rc-table';
import type { ColumnsType } from 'rc-table/lib/interface';
import React from 'react';

export interface Person {
  id: number;
  name: string;
  age: number;
}

export const people: Person[] = [
  { id: 1, name: 'Ada Byron', age: 36 },
  { id: 2, name: 'Emmy Noether', age: 53 },
];

const columns: ColumnsType<Person> = [
  { title: 'Name', dataIndex: 'name', width: 200, rowScope: 'row' },
  { title: 'Age', dataIndex: 'age', width: 80 },
];

/** The table that the tests of the guide are about. */
export function PeopleTable(props: TableProps<Person>) {
  return (
    <Table aria-label="People" rowKey="id" columns={columns} data={people} {...props} />
  );
}

/** The details of a row, opened by a button. */
export const expandable: TableProps<Person>['expandable'] = {
  expandedRowRender: ({ name }) => `More about ${name}`,
  expandIcon: ({ expanded, record, onExpand }) => (
    <button
      type="button"
      aria-label={`Details of ${record.name}`}
      aria-expanded={expanded}
      onClick={(event) => onExpand(record, event)}
    />
  ),
};
