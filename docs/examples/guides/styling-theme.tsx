/**
 * title: A neutral theme
 * description: All that you see is in `styling-theme.css`, which takes the place of the package's stylesheet.
 */
import React from 'react';
import Table from 'rc-table';
import type { ColumnsType } from 'rc-table/lib/interface';
import './styling-theme.css';

interface Invoice {
  id: number;
  customer: string;
  due: string;
  note: string;
  total: number;
}

const columns: ColumnsType<Invoice> = [
  {
    title: 'Customer',
    dataIndex: 'customer',
    width: 140,
    fixed: 'left',
    rowScope: 'row',
  },
  { title: 'Due', dataIndex: 'due', width: 160 },
  { title: 'Note', dataIndex: 'note', width: 300, ellipsis: true },
  { title: 'Total', dataIndex: 'total', width: 90, fixed: 'right', align: 'right' },
];

const note = 'Pays by card at the end of each month, after a reminder';
const invoices: Invoice[] = [
  { id: 1, customer: 'Bakery Lindt', due: '1 March', note, total: 420 },
  { id: 2, customer: 'Café Aurora', due: '4 March', note: 'New', total: 96 },
  { id: 3, customer: 'Hotel Marin', due: '9 March', note, total: 1310 },
  { id: 4, customer: 'Studio Ost', due: '12 March', note: 'Wants paper', total: 275 },
];

const { Summary } = Table;

export default function NeutralTheme() {
  return (
    <Table
      aria-label="Invoices"
      columns={columns}
      data={invoices}
      rowKey="id"
      scroll={{ x: 790 }}
      expandable={{
        columnWidth: 48,
        expandedRowRender: (invoice) => invoice.note,
        expandIcon: ({ expanded, record, onExpand }) => (
          <button
            type="button"
            aria-label={`Note for ${record.customer}`}
            aria-expanded={expanded}
            onClick={(event) => onExpand(record, event)}
          >
            {expanded ? '−' : '+'}
          </button>
        ),
      }}
      summary={(rows) => (
        <Summary>
          <Summary.Row>
            <Summary.Cell index={0} />
            <Summary.Cell index={1}>Total</Summary.Cell>
            <Summary.Cell index={2} colSpan={2} />
            <Summary.Cell index={4} align="right">
              {rows.reduce((sum, { total }) => sum + total, 0)}
            </Summary.Cell>
          </Summary.Row>
        </Summary>
      )}
    />
  );
}
