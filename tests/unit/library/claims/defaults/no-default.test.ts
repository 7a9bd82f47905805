/** @jest-environment node */
import { readFileSync } from 'node:fs';
import Table from 'rc-table';
import type { TableProps } from 'rc-table';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { readApiNotes, rowsOf } from '../../../../../src/plugin/reference/notes';
import { ROOT } from '../../../support/root';
import { typesIn } from '../../../support/types';

jest.setTimeout(120_000);

type Given = Record<string, unknown>;

const columns = [
  { title: 'A', dataIndex: 'a', key: 'a', width: 90 },
  { title: 'B', dataIndex: 'b', key: 'b' },
];
const data = [
  { key: 1, a: 'a1', b: 'b1', children: [{ key: 2, a: 'a2', b: 'b2' }] },
  { key: 3, a: 'a3', b: 'b3' },
];
const details = { expandedRowRender: () => 'details' };

/** Tables in which most properties show: a plain one, one with open rows, and one that scrolls. */
const BASES: Given[] = [
  {},
  { data: data.slice(1), expandable: { ...details, defaultExpandedRowKeys: [3] } },
  { data: data.slice(1), scroll: { x: 900, y: 90 }, sticky: true },
  { data: [], expandable: details },
];

const tablesWith = (more: (base: Given) => Given) =>
  BASES.map((base) => {
    const props = { columns, data, ...base };
    const all = { ...props, ...more(props) } as TableProps<Given>;
    return renderToStaticMarkup(createElement(Table<Given>, all));
  }).join('\n');

const firstColumn = (given: Given) =>
  tablesWith(() => ({ columns: [{ ...columns[0], ...given }, columns[1]] }));
const { Summary } = Table;
const summaryOf = (...given: [summary: Given, row: Given, cell: Given]) => {
  const [summary, row, cell] = given;
  const content = createElement(Summary.Cell, { index: 0, children: 'sum', ...cell });
  const inRow = createElement(Summary.Row, { children: content, ...row });
  const whole = createElement(Summary, { children: inRow, ...summary });
  return tablesWith(() => ({ summary: () => whole }));
};

/** What readers get with these props in the place that each reference is about. */
const SHOWN: Record<string, (given: Given) => string> = {
  Table: (given) => tablesWith(() => given),
  Column: firstColumn,
  ColumnGroup: (given) =>
    tablesWith(() => ({ columns: [{ title: 'G', children: columns, ...given }] })),
  Components: (components) => tablesWith(() => ({ components })),
  Expandable: (given) =>
    tablesWith(({ expandable }) => ({
      expandable: { ...(expandable as Given), ...given },
    })),
  RenderedCell: (given) => firstColumn({ render: () => ({ children: 'a', ...given }) }),
  RenderedCellProps: (props) => firstColumn({ render: () => ({ children: 'a', props }) }),
  Sticky: (given) => tablesWith(() => ({ sticky: given })),
  Summary: (given) => summaryOf(given, {}, {}),
  SummaryRow: (given) => summaryOf({}, given, {}),
  SummaryCell: (given) => summaryOf({}, {}, given),
};

/** Rows that the test cannot leave out, as its tables need them. */
const NEEDED: Record<string, string> = {
  'Table.columns': 'a table without columns reads its children',
  'Table.scroll': 'tables of the test scroll',
  'Table.expandable': 'rows of the test expand',
  'Expandable.expandedRowRender': 'rows of the test expand',
  'Column.title': 'the column of the test has it',
  'Column.dataIndex': 'the column of the test has it',
  'Column.key': 'the column of the test has it',
  'Column.width': 'the column of the test has it',
  'ColumnGroup.title': 'the group of the test has it',
  'ColumnGroup.children': 'it makes the group',
  'RenderedCell.children': 'the cell of the test has it',
  'Summary.children': 'the summary of the test has it',
  'SummaryRow.children': 'the summary of the test has it',
  'SummaryCell.index': 'it is required',
  'SummaryCell.children': 'the summary of the test has it',
  'Table.sticky': 'a table of the test is sticky',
};

const { notes } = readApiNotes('docs/api', ROOT);
const types = typesIn(notes, ROOT);
const rows = notes.flatMap((note, at) => {
  const show = SHOWN[note.id];
  return rowsOf(note, types[at] ?? [], 'en-US', String)
    .filter((row) => show && row.default === undefined)
    .map((row) => ({ label: `${note.id}.${row.name}`, show: show!, row }));
});

/** A property in the objects of its path: `{ scroll: { x: value } }`. */
function given(name: string, value: unknown): Given {
  const [first = '', ...rest] = name.replace('*', 'any').split('.');
  return { [first]: rest.length > 0 ? given(rest.join('.'), value) : value };
}

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test('a property without a stated default is the same absent and as undefined, a boolean one as false, too', () => {
  const tried = rows.filter(({ label }) => !NEEDED[label]);
  const wrong = tried.flatMap(({ label, show, row }) => {
    const values = /\bboolean\b/.test(row.type) ? [undefined, false] : [undefined];
    const [first = '', ...rest] = row.name.split('.');
    const absent = show(rest.length > 0 ? { [first]: {} } : {});
    return values
      .filter((value) => show(given(row.name, value)) !== absent)
      .map((value) => `${label}: ${String(value)}`);
  });
  process.stdout.write(
    `${tried.length} properties without a default are the same absent and as undefined\n`,
  );
  expect(wrong).toEqual([]);
  expect(
    Object.keys(NEEDED).filter((one) => !rows.some(({ label }) => label === one)),
  ).toEqual([]);
});

test('a default that is undefined or false is not stated', () => {
  const stated = notes.flatMap(({ id, rows: all }) =>
    Object.entries(all)
      .filter(([, row]) => row.default === 'undefined' || row.default === 'false')
      .map(([name]) => `${id}.${name}`),
  );
  expect(stated).toEqual([]);
});

test('the page of the properties says in each language what it means that there is no default', () => {
  const words = {
    'index.md': 'without “Default” has none',
    'index.zh-CN.md': '没有标注「默认值」',
  };
  for (const [file, text] of Object.entries(words)) {
    expect(readFileSync(`${ROOT}/docs/${file}`, 'utf8')).toContain(text);
  }
});
