/**
 * title: Try the options
 * description: Add and remove lines. Then fix the first column and scroll sideways; the panels stay, and so does the first cell of the totals.
 */
import React, { useState } from 'react';
import Table, { Summary } from 'rc-table';
import type { ColumnsType, Direction } from 'rc-table/lib/interface';
import 'rc-table/assets/index.css';
import { Button, Check, Controls } from './shared/controls';
import './shared/look.css';

interface Line {
  id: number;
  item: string;
  hours: number;
  rate: number;
}

const money = new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR' });

const amount = ({ hours, rate }: Line) => hours * rate;
const sum = (lines: readonly Line[]) =>
  lines.reduce((total, line) => total + amount(line), 0);

const columnsWith = (fixed: boolean): ColumnsType<Line> => [
  {
    title: 'Work',
    dataIndex: 'item',
    key: 'item',
    fixed,
    width: fixed ? 150 : undefined,
  },
  { title: 'Hours', dataIndex: 'hours', key: 'hours', align: 'right' },
  {
    title: 'Rate',
    dataIndex: 'rate',
    key: 'rate',
    align: 'right',
    render: (rate: number) => money.format(rate),
  },
  {
    title: 'Amount',
    key: 'amount',
    align: 'right',
    render: (_, line) => money.format(amount(line)),
  },
];

const looseColumns = columnsWith(false);
const fixedColumns = columnsWith(true);

const work: Line[] = [
  { id: 1, item: 'Site survey', hours: 6, rate: 80 },
  { id: 2, item: 'Floor plans', hours: 14.5, rate: 90 },
  { id: 3, item: 'Permit papers', hours: 5, rate: 70 },
  { id: 4, item: 'Lighting plan', hours: 8, rate: 85 },
  { id: 5, item: 'Site visits', hours: 10, rate: 80 },
];

const vat = 0.2;

export default function TitleAndFooter({ direction }: { direction?: Direction }) {
  const [count, setCount] = useState(3);
  const [firstFixed, setFirstFixed] = useState(false);

  return (
    <div className="demo-stack">
      <Controls>
        <Button disabled={count === work.length} onClick={() => setCount(count + 1)}>
          Add a line
        </Button>
        <Button disabled={count === 0} onClick={() => setCount(count - 1)}>
          Remove the last line
        </Button>
        <Check
          label="Fix the first column"
          checked={firstFixed}
          onChange={setFirstFixed}
        />
      </Controls>
      <Table
        aria-label="Invoice"
        direction={direction}
        columns={firstFixed ? fixedColumns : looseColumns}
        data={work.slice(0, count)}
        rowKey="id"
        scroll={{ x: firstFixed ? 900 : 'max-content' }}
        emptyText="No work to charge yet"
        // Without this, `title` logs a notice about expandable props.
        expandable={{}}
        title={(lines) => `Invoice 2022-117, lines: ${lines.length}`}
        footer={(lines) => `Due by 11 June 2022: ${money.format(sum(lines) * (1 + vat))}`}
        summary={(lines) => (
          <Summary>
            <Summary.Row>
              <Summary.Cell index={0}>Net</Summary.Cell>
              <Summary.Cell index={1} align="right">
                {lines.reduce((total, line) => total + line.hours, 0)}
              </Summary.Cell>
              <Summary.Cell index={2} />
              <Summary.Cell index={3} align="right">
                {money.format(sum(lines))}
              </Summary.Cell>
            </Summary.Row>
            <Summary.Row>
              <Summary.Cell index={0}>With 20 % VAT</Summary.Cell>
              <Summary.Cell index={1} colSpan={2} />
              <Summary.Cell index={3} align="right">
                {money.format(sum(lines) * (1 + vat))}
              </Summary.Cell>
            </Summary.Row>
          </Summary>
        )}
      />
    </div>
  );
}
