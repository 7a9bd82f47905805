/**
 * title: Panels around the rows, totals below them
 * description: "`title` and `footer` are panels; `summary` is a row of the table."
 */
import React from 'react';
import Table from 'rc-table';
import type { ColumnsType } from 'rc-table/lib/interface';
import 'rc-table/assets/index.css';
import './shared/look.css';

interface Line {
  id: number;
  item: string;
  hours: number;
}

const columns: ColumnsType<Line> = [
  { title: 'Work', dataIndex: 'item', key: 'item' },
  { title: 'Hours', dataIndex: 'hours', key: 'hours', align: 'right' },
];

const lines: Line[] = [
  { id: 1, item: 'Site survey', hours: 6 },
  { id: 2, item: 'Floor plans', hours: 14.5 },
  { id: 3, item: 'Permit papers', hours: 5 },
];

export default function TitleAndFooter() {
  return (
    <Table
      aria-label="Invoice 2022-117"
      columns={columns}
      data={lines}
      rowKey="id"
      // Without this, `title` logs a notice about expandable props.
      expandable={{}}
      title={() => 'Invoice 2022-117'}
      footer={() => 'Due by 11 June 2022'}
      summary={(rows) => (
        <Table.Summary.Row>
          <Table.Summary.Cell index={0}>Sum</Table.Summary.Cell>
          <Table.Summary.Cell index={1} align="right">
            {rows.reduce((sum, { hours }) => sum + hours, 0)}
          </Table.Summary.Cell>
        </Table.Summary.Row>
      )}
    />
  );
}
