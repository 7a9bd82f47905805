/**
 * title: Try the options
 * description: "A `Table.Summary` with `fixed` sticks together with the header. It is computed from the rows that the filter leaves."
 */
import React, { useMemo, useState } from 'react';
import Table from 'rc-table';
import type { Direction, ExpandableConfig } from 'rc-table/lib/interface';
import 'rc-table/assets/index.css';
import { Check, Choice, Controls } from './shared/controls';
import { expandIconOf } from './shared/expand-icon';
import { Range } from './shared/range';
import { withHeaderWidths } from './shared/with-header-widths';
import './shared/look.css';
import './sticky-header-and-summary.css';

interface Stall {
  owner: string;
  market: string;
  goods: string;
  takings: readonly [number, number, number];
}

const owners =
  'Amara Bruno Carla Dimitri Elif Farid Greta Hugo Ilse Jonas Katya Lars Mina Nils Olga Pavel Rosa Sami Tess Uwe Vera Wim Ximena Yara Zeno Anouk Bela Chiara Dov'.split(
    ' ',
  );
const markets = ['Harbour', 'Old Town', 'Station'];
const goods = ['Cheese', 'Flowers', 'Bread', 'Fish', 'Spices'];

const stalls: Stall[] = owners.map((owner, index) => ({
  owner,
  market: markets[index % markets.length] ?? '',
  goods: goods[(index * 2) % goods.length] ?? '',
  takings: [3100 + index * 37, 2890 + ((index * 53) % 640), 3420 + ((index * 91) % 880)],
}));

const money = (amount: number) => amount.toLocaleString('en-GB');
const sum = (amounts: readonly number[]) =>
  amounts.reduce((total, one) => total + one, 0);

const expandable: ExpandableConfig<Stall> = {
  columnWidth: 48,
  expandedRowRender: ({ owner, goods: sold, market }) =>
    `${owner} sells ${sold.toLowerCase()} at the ${market} market, Tuesday to Saturday.`,
  expandIcon: expandIconOf((record) => `Details of ${record.owner}`),
};

const places = { bottom: 'bottom', top: 'top', flow: 'not fixed' };
const filters = ['All markets', ...markets];
const summaryHeight = 43;

export default function StickyHeaderAndSummary({ direction }: { direction?: Direction }) {
  const [frame, setFrame] = useState<HTMLDivElement | null>(null);
  const [market, setMarket] = useState('All markets');
  const [place, setPlace] = useState<keyof typeof places>('bottom');
  const [sticky, setSticky] = useState(true);
  const [fixSum, setFixSum] = useState(false);
  const [offsetSummary, setOffsetSummary] = useState(0);

  const columns = useMemo(
    () =>
      withHeaderWidths<Stall>([
        { title: 'Stall', dataIndex: 'owner', width: 110, fixed: 'left' },
        { title: 'Market', dataIndex: 'market', width: 130 },
        { title: 'Goods', dataIndex: 'goods', width: 130 },
        ...['January', 'February', 'March'].map((title, month) => ({
          title,
          dataIndex: ['takings', month],
          width: 120,
          align: 'right' as const,
          render: money,
        })),
        {
          title: 'Sum',
          dataIndex: 'takings',
          key: 'sum',
          width: 110,
          align: 'right',
          fixed: fixSum && 'right',
          render: (takings: Stall['takings']) => money(sum(takings)),
        },
      ]),
    [fixSum],
  );

  const shown =
    filters.indexOf(market) > 0 ? stalls.filter((one) => one.market === market) : stalls;

  const summary = (rows: readonly Stall[]) => (
    <Table.Summary fixed={place === 'flow' ? false : place}>
      <Table.Summary.Row>
        <Table.Summary.Cell index={0} colSpan={2}>
          {rows.length} stalls
        </Table.Summary.Cell>
        <Table.Summary.Cell index={2} colSpan={2}>
          {market}
        </Table.Summary.Cell>
        {[0, 1, 2].map((month) => (
          <Table.Summary.Cell key={month} index={4 + month} align="right">
            {money(sum(rows.map(({ takings }) => takings[month] ?? 0)))}
          </Table.Summary.Cell>
        ))}
        <Table.Summary.Cell index={7} align="right">
          {money(sum(rows.map(({ takings }) => sum(takings))))}
        </Table.Summary.Cell>
      </Table.Summary.Row>
    </Table.Summary>
  );

  return (
    <div className="demo-stack">
      <Controls label="Options of the table">
        <Choice label="Market" value={market} options={filters} onChange={setMarket} />
        <Choice label="Totals" value={place} options={places} onChange={setPlace} />
        <Range
          label="offsetSummary"
          value={offsetSummary}
          min={0}
          max={32}
          step={8}
          unit="px"
          onChange={setOffsetSummary}
        />
        <Check label="sticky" checked={sticky} onChange={setSticky} />
        <Check label="Fix the sum column" checked={fixSum} onChange={setFixSum} />
      </Controls>
      <div
        className="demo-viewport"
        ref={setFrame}
        role="region"
        aria-label="Takings"
        tabIndex={0}
      >
        <div style={{ padding: 16 }}>
          <p className="demo-note">Takings of the first quarter, in euros.</p>
          <Table
            aria-label="Takings by stall"
            direction={direction}
            className="takings"
            style={{ marginBlockStart: 12 }}
            // A mounted table does not notice that `sticky` goes or comes.
            key={String(sticky)}
            sticky={
              sticky && {
                getContainer: frame ? () => frame : undefined,
                offsetSummary,
                // Above the totals, which would cover the sticky scrollbar.
                offsetScroll: place === 'bottom' ? offsetSummary + summaryHeight : 0,
              }
            }
            scroll={{ x: 888 }}
            columns={columns}
            data={shown}
            rowKey="owner"
            expandable={expandable}
            summary={summary}
          />
        </div>
      </div>
    </div>
  );
}
