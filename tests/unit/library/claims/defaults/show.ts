import { render } from '@testing-library/react';
import Table from 'rc-table';
import type { TableProps } from 'rc-table';
import { createElement } from 'react';
import { columns, data } from '../support';

/** Props of a table, or of what a case is about, some of them of no declared type. */
export type Given = Record<string, unknown>;

/** What a page says about the default of a row, put to the test. */
export interface DefaultCase {
  /** What a reader gets with these props in the place that the row is about. */
  show: (given: Given) => string;
  /** A value that shows something else: the proof that `show` sees the prop. */
  other: unknown;
}

/** Two branches of a tree, the first with a child in each of two fields. */
export const tree = [
  { key: 1, a: 'a1', b: 'b1', children: [{ key: 2, a: 'a2' }], mine: [{ key: 3 }] },
  { key: 4, a: 'a4', b: 'b4' },
];

/** The HTML of a table with these props, and two columns and rows where they name none. */
export function show(given: Given): string {
  return shown(given).innerHTML;
}

/** The element around such a table. */
export function shown(given: Given): HTMLElement {
  const props = { columns, data, ...given } as TableProps<Given>;
  return render(createElement(Table<Given>, props)).container;
}
