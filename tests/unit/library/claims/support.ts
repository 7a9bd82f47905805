import { render } from '@testing-library/react';
import Table from 'rc-table';
import type { TableProps } from 'rc-table';
import { resetWarned } from 'rc-util/lib/warning';
import { createElement } from 'react';
import { renderUpdatable } from '../support';

// The library updates a sticky scrollbar in a microtask of its own, outside of `act`.
beforeEach(() => {
  resetWarned();
  const { error } = console;
  jest.spyOn(console, 'error').mockImplementation((...given) => {
    if (!String(given[0]).includes('was not wrapped in act')) error(...given);
  });
});
afterEach(() => jest.restoreAllMocks());

/** Any record: claims are about fields with many names. */
export type Row = Record<string, unknown>;

/** Two columns and two rows, for claims about anything else. */
export const columns = [
  { title: 'A', dataIndex: 'a', key: 'a' },
  { title: 'B', dataIndex: 'b', key: 'b' },
];
export const data: Row[] = [
  { key: 1, a: 'a1', b: 'b1' },
  { key: 2, a: 'a2', b: 'b2' },
];

/** A table with these props, and two columns and two rows where they name none. */
export function tableOf(props: TableProps<Row>) {
  return createElement(Table<Row>, { columns, data, ...props });
}

/** Renders a table and gives its root and what is found in it. */
export function renderTable(props: TableProps<Row>) {
  const { container } = render(tableOf(props));
  return {
    container,
    find: (selector: string) => container.querySelector<HTMLElement>(selector),
    all: (selector: string) => [...container.querySelectorAll<HTMLElement>(selector)],
    texts: (selector: string) =>
      Array.from(container.querySelectorAll(selector), ({ textContent }) => textContent),
  };
}

/** Renders a table; `change` renders it again with other props in their place. */
export function renderChanging(first: TableProps<Row>) {
  let props = first;
  const view = renderUpdatable(() => tableOf(props));
  return {
    ...view,
    change: (then: TableProps<Row>) => {
      props = { ...props, ...then };
      view.update();
    },
  };
}
