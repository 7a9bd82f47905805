/**
 * title: Try the options
 * description: Choose how many columns are fixed on each side, then scroll the rest between them.
 */
import React, { useMemo, useState } from 'react';
import Table from 'rc-table';
import type { ColumnType, Direction } from 'rc-table/lib/interface';
import 'rc-table/assets/index.css';
import { Check, Choice, Controls } from './shared/controls';
import './shared/look.css';

interface Payment {
  id: number;
  payee: string;
  purpose: string;
  account: string;
  booked: string;
  method: string;
  amount: number;
}

const baseColumns: (ColumnType<Payment> & { width: number })[] = [
  { title: 'No.', dataIndex: 'id', key: 'id', width: 68 },
  { title: 'Payee', dataIndex: 'payee', key: 'payee', width: 130, ellipsis: true },
  { title: 'Purpose', dataIndex: 'purpose', key: 'purpose', width: 240 },
  { title: 'Account', dataIndex: 'account', key: 'account', width: 220 },
  {
    title: 'Booked on (bank working day)',
    dataIndex: 'booked',
    key: 'booked',
    width: 140,
  },
  { title: 'Method', dataIndex: 'method', key: 'method', width: 130 },
  {
    title: 'Euro',
    dataIndex: 'amount',
    key: 'amount',
    width: 84,
    align: 'right',
    render: (amount: number) => amount.toLocaleString('en'),
  },
];
const totalWidth = baseColumns.reduce((sum, column) => sum + column.width, 0);

const list: [string, string, string, string, string, number][] = [
  [
    'Alpine Cable Cars',
    'Season passes',
    'AT61 1904 3002 3457',
    '2 May',
    'Transfer',
    1240,
  ],
  [
    'Bäckerei Sonnenschein',
    'Breakfast, April',
    'DE89 3704 0044 0532',
    '3 May',
    'Debit',
    318,
  ],
  ['Canal Insurance', 'Liability, yearly', 'NL91 ABNA 0417 1643', '4 May', 'Debit', 862],
  ['Dr. Okonkwo', 'First aid course', 'BE68 5390 0754 7034', '4 May', 'Transfer', 450],
  ['Estonian Post', 'Parcels, week 17', 'EE38 2200 2210 2014', '5 May', 'Card', 97],
  ['Fjord Power', 'Electricity, April', 'NO93 8601 1117 9470', '6 May', 'Debit', 1533],
];
const payments = list.map(
  ([payee, purpose, account, booked, method, amount], index): Payment => ({
    id: 701 + index,
    payee,
    purpose,
    account,
    booked,
    method,
    amount,
  }),
);

const summary = (data: readonly Payment[]) => (
  <Table.Summary fixed>
    <Table.Summary.Row>
      <Table.Summary.Cell index={0}>Sum</Table.Summary.Cell>
      <Table.Summary.Cell index={1}>{data.length} payments</Table.Summary.Cell>
      <Table.Summary.Cell index={2} colSpan={3} />
      <Table.Summary.Cell index={5} />
      <Table.Summary.Cell index={6} align="right">
        {data.reduce((sum, { amount }) => sum + amount, 0).toLocaleString('en')}
      </Table.Summary.Cell>
    </Table.Summary.Row>
  </Table.Summary>
);

const counts = ['0', '1', '2'] as const;
type Count = (typeof counts)[number];

export default function FixedColumns({ direction }: { direction?: Direction }) {
  const [left, setLeft] = useState<Count>('1');
  const [right, setRight] = useState<Count>('1');
  const [split, setSplit] = useState(false);
  const [position, setPosition] = useState('at the start');

  const columns = useMemo(
    () =>
      baseColumns.map((column, index): ColumnType<Payment> => {
        if (index < Number(left)) return { ...column, fixed: 'left' };
        if (index >= baseColumns.length - Number(right))
          return { ...column, fixed: 'right' };
        return column;
      }),
    [left, right],
  );

  const onScroll = ({ target }: React.UIEvent) => {
    const { clientWidth, scrollLeft, scrollWidth } = target as Element;
    // From right to left, scrollLeft counts down.
    const gone = Math.abs(scrollLeft);
    const atEnd = gone >= scrollWidth - clientWidth;
    const place = gone <= 0 ? 'at the start' : atEnd ? 'at the end' : 'in between';
    setPosition(`${place}, scrollLeft ${Math.round(scrollLeft)}`);
  };

  const toggleSplit = (checked: boolean) => {
    setSplit(checked);
    setPosition('at the start');
  };

  return (
    <div className="demo-stack">
      <Controls label="Fixed parts">
        <Choice label="Left" value={left} options={counts} onChange={setLeft} />
        <Choice label="Right" value={right} options={counts} onChange={setRight} />
        <Check label="Header and sum, too" checked={split} onChange={toggleSplit} />
      </Controls>
      <div onScrollCapture={onScroll}>
        <Table
          aria-label="Payments"
          direction={direction}
          columns={columns}
          data={payments}
          rowKey="id"
          scroll={{ x: totalWidth, y: split ? 200 : undefined }}
          summary={summary}
        />
      </div>
      <output className="demo-readout">{position}</output>
    </div>
  );
}
