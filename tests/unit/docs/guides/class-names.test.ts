/** @jest-environment jsdom */
import { fireEvent } from '@testing-library/react';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import Table from 'rc-table';
import type { TableProps } from 'rc-table';
import { createElement } from 'react';
import {
  ONE_TABLE,
  SPLIT_TABLE,
} from '../../../../docs/examples/guides/styling-names-tree';
import type { Part } from '../../../../docs/examples/guides/styling-names-tree';
import { renderTable } from '../../library/claims/support';
import type { Row } from '../../library/claims/support';

/** A scrollbar that takes up space, which jsdom has not. */
jest.mock('rc-util/lib/getScrollBarSize', () => ({
  __esModule: true,
  default: () => 15,
  getTargetScrollBarSize: () => ({ width: 15, height: 15 }),
}));

/** Every class that the package's code can make: what it puts behind the prefix. */
function classesOfPackage(): string[] {
  const folder = dirname(require.resolve('rc-table/lib/Table'));
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const code = files
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');
  const made = /concat\((prefixCls|cellPrefixCls), "(-[a-z-]+)/g;
  const names = [...code.matchAll(made)].map(([, prefix, end]) =>
    prefix === 'cellPrefixCls' ? `-cell${end}` : end,
  );
  return [...new Set(names)].sort() as string[];
}

const fullName = (name: string) => (name.startsWith('-') ? `rc-table${name}` : name);

/** A selector of each part below its parents, and of each of its states. */
function selectorsOf({ tag, classes, states, parts }: Part, above = ''): string[] {
  const own = tag + classes.map((name) => `.${fullName(name)}`).join('');
  const selector = above ? `${above} > ${own}` : own;
  return [
    selector,
    ...states.map((name) => `${selector}.${fullName(name)}`),
    ...parts.flatMap((part) => selectorsOf(part, selector)),
  ];
}

function sizes(values: Record<string, unknown>) {
  for (const [name, value] of Object.entries(values)) {
    const get = () => value;
    Object.defineProperty(HTMLElement.prototype, name, { configurable: true, get });
  }
}

const { Summary } = Table;
const columns: TableProps<Row>['columns'] = [
  { title: 'A', dataIndex: 'a', key: 'a' },
  { title: 'B', dataIndex: 'b', key: 'b' },
  { title: 'C', dataIndex: 'c', key: 'c' },
];
const fixed = [
  { ...columns[0], fixed: 'left' as const, ellipsis: true },
  { ...columns[1] },
  { ...columns[2], fixed: 'right' as const },
];
const cells = [0, 1, 2].map((index) =>
  createElement(Summary.Cell, { index, key: index }),
);
const summary = () =>
  createElement(Summary, { fixed: true }, createElement(Summary.Row, null, ...cells));
const expandable = {
  expandedRowRender: () => 'More',
  defaultExpandedRowKeys: [1],
  rowExpandable: ({ key }: Row) => key !== 3,
};
const data: Row[] = [1, 2, 3].map((key) => ({ key, a: 'a', b: 'b', c: 'c' }));
const tree: Row[] = [
  {
    key: 't',
    children: [
      { key: 'leaf' },
      { key: 'open', children: [{ key: 'in' }] },
      { key: 'closed', children: [{ key: 'hidden' }] },
    ],
  },
];
const split: TableProps<Row> = {
  columns: fixed,
  data,
  sticky: true,
  scroll: { x: 900 },
  summary,
};

/** Shows tables that have all classes between them. */
function renderAll() {
  const panel = () => 'Panel';
  const defaultExpandedRowKeys = ['t', 'open'];
  const options = { indentSize: 20, defaultExpandedRowKeys };
  const one = [
    renderTable({ columns, data, expandable, title: panel, footer: panel, summary }),
    renderTable({ columns, data: tree, expandable: options, caption: 'Tree' }),
    renderTable({ columns, data: [], direction: 'rtl', tableLayout: 'fixed' }),
  ];
  one.forEach(({ all }) =>
    all('.rc-table-row > td:nth-child(2)').forEach((cell, index) => {
      if (index < 2) fireEvent.mouseEnter(cell);
    }),
  );
  renderTable({ ...split, expandable, scroll: { x: 900, y: 200 } });
  renderTable({ ...split, direction: 'rtl' });
  const left = fixed.map((column) => ({ ...column, fixed: 'left' as const }));
  renderTable({ ...split, columns: left });
  const { find } = renderTable(split);
  const body = find('.rc-table-body')!;
  body.scrollLeft = 100;
  fireEvent.scroll(body);
  fireEvent.mouseEnter(find('.rc-table-row > td:nth-child(2)')!);
  fireEvent.mouseDown(find('.rc-table-sticky-scroll-bar')!);
}

test('the pictures show all 51 classes of the package', () => {
  const shown = [ONE_TABLE, SPLIT_TABLE]
    .flatMap((part) => selectorsOf(part))
    .flatMap((selector) => selector.match(/(?<=\.rc-table)-[a-z-]+\d?/g) ?? [])
    .map((name) => name.replace(/\d$/, ''));
  expect(classesOfPackage()).toHaveLength(51);
  expect([...new Set(shown)].sort()).toEqual(classesOfPackage());
});

test('every element and state of the pictures is there in a table', () => {
  sizes({ offsetParent: document.body, offsetWidth: 100, offsetHeight: 2000 });
  sizes({ clientWidth: 300, scrollWidth: 900 });
  renderAll();
  const selectors = [ONE_TABLE, SPLIT_TABLE].flatMap((part) => selectorsOf(part));
  expect(selectors.length).toBeGreaterThan(80);
  const missing = selectors.filter((selector) => !document.querySelector(selector));
  expect(missing).toEqual([]);
});

test.each(['.md', '.zh-CN.md'])('styling%s explains every class', (ending) => {
  const page = readFileSync(`docs/guide/styling${ending}`, 'utf8');
  const missing = classesOfPackage().filter(
    (name) => !new RegExp(`\\| .*\`rc-table${name}\\d?\``).test(page),
  );
  expect(missing).toEqual([]);
});

test('the theme to copy is at most 60 lines', () => {
  const theme = readFileSync('docs/examples/guides/styling-theme.css', 'utf8');
  expect(theme.trim().split('\n').length).toBeLessThanOrEqual(60);
});
