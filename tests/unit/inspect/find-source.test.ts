import { parseCode } from '../../../src/code/parse';
import { writtenObjects } from '../../../src/inspect/code-objects';
import type { Drawn } from '../../../src/inspect/drawn-with';
import { findSource, rowNamed } from '../../../src/inspect/find-source';
import { lineAt } from '../../../src/code/line-at';
import { anchorOf } from '../../../src/model/api-row';

const NAMES: Record<string, string[]> = {
  Column: ['title', 'dataIndex', 'render', 'width', 'fixed', 'align', 'key'],
  ColumnGroup: ['title', 'children', 'key'],
  Table: ['columns', 'title', 'scroll', 'scroll.x', 'rowKey'],
};

/**
 * What made a part.
 * @param code with the names of documented properties in brackets, each with its reference:
 * `[Column.title]`
 * @returns the row and its line, 0 where it is not certain
 */
function sourceIn(code: string, rows: string[], ...drawn: Drawn[]) {
  const anchors = new Map<number, string>();
  let plain = '';
  for (const part of code.split(/(\[\w+\.[\w.]+\])/)) {
    const found = /^\[(\w+)\.([\w.]+)\]$/.exec(part);
    if (found) anchors.set(plain.length, anchorOf(found[1] ?? '', found[2] ?? ''));
    plain += found ? (found[2] ?? '').replace(/^.*\./, '') : part;
  }
  const parsed = parseCode(plain, 'tsx');
  const objects = parsed ? writtenObjects(parsed, 0, anchors) : [];
  const source = findSource(rows.map(rowNamed), drawn, objects, (id) => NAMES[id] ?? []);
  if (!source) return undefined;
  const [row] = source.rows;
  const key = source.written?.keys.get(row.name.replace(/^.*\./, ''));
  const names = source.rows.map(({ id, name }) => `${id}.${name}`);
  return [...names, key ? lineAt(plain, key.from) : 0];
}

const COLUMNS = `const columns = [
  { [Column.title]: 'Name', [Column.dataIndex]: 'name' },
  { [Column.title]: 'Age', [Column.dataIndex]: ['age', 0], [Column.fixed]: true },
  { [Column.title]: 'Do', [Column.render]: () => null },
];`;
const CELL = ['Column.render', 'Column.dataIndex'];
const noop = () => undefined;

test.each<[string, Drawn, unknown]>([
  ['a value that one object has', { dataIndex: 'name', render: undefined }, 2],
  ['a list of values', { dataIndex: ['age', 0], align: undefined }, 3],
  ['a function in its place', { dataIndex: undefined, render: noop }, 4],
])('%s leads to the line of that object', (_, drawn, line) => {
  const name = drawn.render ? 'Column.render' : 'Column.dataIndex';
  expect(sourceIn(COLUMNS, CELL, drawn)).toEqual([name, line]);
});

test.each<[string, Drawn, unknown]>([
  ['has a property more', { dataIndex: 'name', align: 'right' }, 0],
  ['has another value', { dataIndex: 'name', title: 'Names' }, 0],
  ['has a value that the code does not have', { dataIndex: 'city' }, 0],
])('what %s has no line', (_, drawn, line) => {
  expect(sourceIn(COLUMNS, CELL, drawn)).toEqual(['Column.dataIndex', line]);
});

test('a row that the code does not have is not shown', () => {
  expect(sourceIn('const a = 1;', CELL, { dataIndex: 'name' })).toBeUndefined();
  expect(sourceIn(COLUMNS, ['Column.width'], { width: 10 })).toBeUndefined();
});

test('two objects that agree leave the line open, another value tells them apart', () => {
  const code = `const columns = [
    { [Column.title]: 'A', [Column.dataIndex]: 'a' },
    { [Column.title]: 'A', [Column.dataIndex]: 'a', [Column.render]: show },
    { [Column.title]: 'B', [Column.dataIndex]: 'a', [Column.render]: () => 1 },
  ];`;
  const title = ['Column.title'];
  const cell = ['Column.dataIndex'];
  expect(sourceIn(code, title, { title: 'A', dataIndex: 'a' })).toEqual([title[0], 0]);
  expect(sourceIn(code, title, { title: 'A', dataIndex: 'a', render: noop })).toEqual([
    title[0],
    3,
  ]);
  expect(sourceIn(code, cell, { dataIndex: 'a', title: 'B', render: noop })).toEqual([
    cell[0],
    4,
  ]);
});

test('code without a link may be the place as well', () => {
  const code = `const columns = [{ [Column.title]: name, [Column.dataIndex]: name }];
  const more = { title: other, dataIndex: other };`;
  expect(sourceIn(code, ['Column.title'], { title: 'A', dataIndex: 'a' })).toEqual([
    'Column.title',
    0,
  ]);
});

test('rows of the same name are told apart by the object', () => {
  const code = `const columns = [
    { [ColumnGroup.title]: 'All', [ColumnGroup.children]: [
      { [Column.title]: 'Name', [Column.dataIndex]: 'name' },
    ] },
  ];`;
  const rows = ['Column.title', 'ColumnGroup.title'];
  const group = { title: 'All', children: [{}] };
  expect(sourceIn(code, rows, { column: 1 }, group)).toEqual(['ColumnGroup.title', 2]);
  expect(sourceIn(code, rows, { title: 'Name', dataIndex: 'name' })).toEqual([
    'Column.title',
    3,
  ]);
  expect(sourceIn(code, rows, { title: 'Other' })).toEqual([...rows, 0]);
});

test('keys that a copy changes do not count', () => {
  const code = `const columns = [
    { [Column.title]: 'A', [Column.width]: 100 },
    { [Column.title]: 'B', [Column.width]: 100 },
  ];
  const wide = columns.map((one) => ({ ...one, [Column.width]: widths[one.title] }));`;
  const drawn = { title: 'B', width: 240 };
  expect(sourceIn(code, ['Column.title'], drawn)).toEqual(['Column.title', 3]);
  // Which of the two has set it?
  expect(sourceIn(code, ['Column.width'], { title: 'B', width: 100 })).toEqual([
    'Column.width',
    0,
  ]);
});

test('an outer component counts as long as it hands on the same value', () => {
  const code = `const a = <Table [Table.title]={() => 'A'} [Table.rowKey]="id" />;
  const b = (
    <Table [Table.title]={() => 'B'} [Table.columns]={columns}>text</Table>
  );`;
  const rows = ['Table.title'];
  const title = () => 'B';
  const columns: unknown[] = [];
  // The inner one has a default more than the code says.
  const inner = { title, columns, rowKey: 'key', children: 1 };
  const outer = { title, columns, children: 1 };
  expect(sourceIn(code, rows, inner)).toEqual(['Table.title', 0]);
  expect(sourceIn(code, rows, inner, outer)).toEqual(['Table.title', 3]);
  expect(sourceIn(code, rows, inner, { ...outer, title: () => 'A' })).toEqual([
    'Table.title',
    0,
  ]);
});

test('a row below another stands in the object of that one', () => {
  const code = `<Table [Table.scroll]={{ [Table.scroll.x]: 900 }} [Table.rowKey]="id" />;`;
  const scroll = { x: 900 };
  expect(sourceIn(code, ['Table.scroll.x'], { scroll, rowKey: 'id' }, scroll)).toEqual([
    'Table.scroll.x',
    1,
  ]);
});
