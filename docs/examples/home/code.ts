import type { Choice, Switch } from './switches';
import type { Words } from './words';

/** A line of the code, and the switches that have written it. */
export interface Line {
  text: string;
  of: readonly Switch[];
}

const plain = (text: string): Line[] =>
  text.split('\n').map((line) => ({ text: line, of: [] }));

const lines = (of: readonly Switch[], text: string): Line[] =>
  plain(text).map((line) => ({ ...line, of }));

function columnLines(on: Choice, { columns }: Words): Line[] {
  const isGrouped = on.includes('grouped');
  const of: Switch[] = isGrouped ? ['grouped'] : [];
  const column = (key: string, rest: string) => `{ title: '${key}', ${rest} },`;
  const group = (title: string, children: string[]) =>
    lines(
      of,
      [
        '  {',
        `    title: '${title}',`,
        '    children: [',
        ...children.map((child) => `      ${child}`),
        '    ],',
        '  },',
      ].join('\n'),
    );
  const name = column(
    isGrouped ? columns.name : columns.customer,
    "dataIndex: 'name', width: 280",
  );
  const city = column(columns.city, "dataIndex: 'city'");
  const amounts = [
    column(columns.items, "dataIndex: 'items', width: 110, align: 'right'"),
    column(columns.price, "dataIndex: 'price', width: 130, align: 'right'"),
    column(columns.total, "key: 'total', width: 140, align: 'right', render: total"),
  ];
  const fixed = on.includes('fixed')
    ? lines(
        ['fixed'],
        `  ${column(columns.id, "dataIndex: 'id', width: 110, fixed: 'left'")}`,
      )
    : plain(`  ${column(columns.id, "dataIndex: 'id', width: 110")}`);
  return [
    ...fixed,
    ...(isGrouped
      ? [...group(columns.amount, amounts), ...group(columns.customer, [name, city])]
      : plain([...amounts, name, city].map((line) => `  ${line}`).join('\n'))),
  ];
}

function expandableLines({ details, shipping }: Words): string {
  return `      expandable={{
        defaultExpandedRowKeys: [1001],
        expandedRowRender: ({ items, city }) => \`${shipping}\`,
        expandIcon: ({ expanded, record, onExpand }) => (
          <button
            type="button"
            aria-expanded={expanded}
            aria-label={\`${details} \${record.id}\`}
            onClick={(event) => onExpand(record, event)}
          >
            {expanded ? '−' : '+'}
          </button>
        ),
      }}`;
}

/**
 * The file that shows the same table as the page, in every combination of the switches. It imports
 * published packages alone.
 */
export function codeLines(on: Choice, words: Words): Line[] {
  const has = (which: Switch) => on.includes(which);
  const rows = words.rows.map(
    ({ id, name, city, items, price }) =>
      `  { id: ${id}, name: '${name}', city: '${city}', items: ${items}, price: ${price} },`,
  );
  return [
    ...plain(`import React from 'react';
import Table from 'rc-table';
import type { ColumnsType } from 'rc-table/lib/interface';
import 'rc-table/assets/index.css';

type Order = (typeof orders)[number];

const total = (_: unknown, { items, price }: Order) => items * price;

const columns: ColumnsType<Order> = [`),
    ...columnLines(on, words),
    ...plain(`];

export default function Orders() {
  return (
    <Table
      aria-label="${words.orders}"
      rowKey="id"
      columns={columns}`),
    ...(has('thousand')
      ? lines(['thousand'], '      data={thousand}')
      : plain('      data={orders}')),
    ...plain('      scroll={{ x: 1100 }}'),
    ...(has('sticky') ? lines(['sticky'], '      sticky') : []),
    ...(has('expandable') ? lines(['expandable'], expandableLines(words)) : []),
    ...plain(`    />
  );
}

const orders = [
${rows.join('\n')}
];`),
    ...(has('thousand')
      ? lines(
          ['thousand'],
          `
const thousand = Array.from({ length: 125 }, (_, page) =>
  orders.map((order) => ({ ...order, id: order.id + 8 * page })),
).flat();`,
        )
      : []),
  ];
}

/** The same as one text, which ends with a line break. */
export function codeOf(on: Choice, words: Words): string {
  return codeLines(on, words)
    .map(({ text }) => `${text}\n`)
    .join('');
}
