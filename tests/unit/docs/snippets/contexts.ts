/** What the text around a snippet says of it, or its demo: declarations in front of its code. */
export interface Context {
  before?: string;
  /** The snippet is a part of a column of this record. */
  columnOf?: string;
}

const COLUMNS = `import type { ColumnsType } from 'rc-table/lib/interface';`;

/** The contexts of snippets that name what they do not declare, by page and place in it. */
export const CONTEXTS: Record<string, Context> = {
  'demo/children-indent#1': {
    before: `${COLUMNS}
interface Folder { path: string; entries?: Folder[] }
const folders: Folder[] = [{ path: 'docs', entries: [{ path: 'docs/api' }] }];
const columns: ColumnsType<Folder> = [{ title: 'Path', dataIndex: 'path' }];`,
  },
  'demo/colspan-rowspan-legacy#1': { columnOf: '{ rows: number }' },
  'demo/dropdown#1': {
    before: `const products = [{ category: 'Tea' }];
const chosen: string[] = [];`,
  },
  'demo/ellipsis#1': { columnOf: '{ path: string }' },
  'demo/fixed-columns-and-header-rtl#1': { columnOf: '{ code: string }' },
  'demo/grouping-columns#1': {
    before: `const contacts = [{ id: 1, name: 'Ada', firm: 'Byron', trade: 'Looms' }];`,
  },
  'demo/key#1': {
    before: `${COLUMNS}
interface Line { order: number; position: number }
const columns = [{ title: 'Name', dataIndex: 'name' }];
const tasks = [{ id: 1, name: 'Weave' }];
const lines: Line[] = [{ order: 1, position: 2 }];`,
  },
  'demo/nested#1': { columnOf: '{ name: { given: string; family: string } }' },
  'demo/title-and-footer#1': {
    before: `const columns = ['a', 'b', 'c', 'd'].map((dataIndex) => ({ title: dataIndex, dataIndex }));
const lines = [{ key: 1, price: 3 }];
const money = new Intl.NumberFormat('en');
const sum = (all: readonly typeof lines[number][]) =>
  all.reduce((total, { price }) => total + price, 0);`,
  },
  'demo/virtual-list#1': {
    before: `${COLUMNS}
import type { CustomizeScrollBody } from 'rc-table/lib/interface';
import { FixedSizeList } from 'react-window';
import type { ListChildComponentProps } from 'react-window';
interface Order { key: number }
const sizes = { width: 300, height: 320, itemSize: 40 };
const Row = ({ style }: ListChildComponentProps) => <div style={style} />;
const columns: ColumnsType<Order> = [{ title: 'No.', dataIndex: 'key', width: 300 }];
const data: Order[] = [{ key: 1 }];`,
  },
  'demo/virtual-list-grid#1': {
    before: `import type { CustomizeScrollBody } from 'rc-table/lib/interface';
import { VariableSizeGrid } from 'react-window';
import type { GridChildComponentProps } from 'react-window';
interface Station { name: string }
const Cell = ({ style }: GridChildComponentProps) => <div style={style} />;
const sizes = {
  width: 300, height: 320, rowCount: 1, columnCount: 1,
  rowHeight: () => 40, columnWidth: () => 300,
};`,
  },
  'demo/virtual-list-grid#2': {
    before: `import { useImperativeHandle } from 'react';
declare const ref: React.Ref<{ scrollLeft: number }>;
declare const grid: { getScrollLeft(): number; scrollTo(left: number): void };`,
  },
  'guide/performance#1': {
    before: `import { useMemo } from 'react';
const data = people;`,
  },
};

/** Snippets that are no code of a user of the table. */
export const NOT_COMPILED: Record<string, string> = {
  'guide/hosting#1': 'the configuration of this site',
};
