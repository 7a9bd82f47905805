import { format } from 'node:util';
import { render } from '@testing-library/react';
import Table from 'rc-table';
import { resetWarned } from 'rc-util/lib/warning';
import { createElement, createRef, useEffect, useRef, useState } from 'react';
import { h } from '../../library/claims/pages/support';
import type { Props } from '../../library/claims/pages/support';

const columns = [{ title: 'A', dataIndex: 'a' }];
const data = [{ key: 1, a: 'a1' }];

/** All that is logged and thrown while something runs, each message in one line. */
function heard(run: () => void): string {
  resetWarned();
  const said: string[] = [];
  const log = jest.spyOn(console, 'error').mockImplementation((...given) => {
    said.push(format(...given));
  });
  try {
    run();
  } catch (error) {
    said.push(String(error));
  }
  log.mockRestore();
  return said.join('\n').replace(/\s+/g, ' ');
}

/** What a table says with these props, and after each update with others. */
const table = (...all: Props[]) =>
  heard(() => {
    const element = (props: Props) => h(Table, { columns, data, ...props });
    const { rerender } = render(element(all[0]!));
    all.slice(1).forEach((props) => rerender(element({ ...all[0], ...props })));
  });
const cell = (content: () => unknown) => table({ columns: [{ render: content }] });

/** A function that calls hooks as a component does: the first time these, then others. */
function changing(first: () => unknown, then: () => unknown) {
  let times = 0;
  return () => {
    times += 1;
    if (times === 1) first();
    else then();
    return null;
  };
}

/** A cell whose `render` calls other hooks when the table renders again. */
function changingCell(then: () => unknown): string {
  const list = [{ render: changing(() => useState(0), then) }];
  return table({ columns: list }, {});
}

/** What a reader's mistake makes React and the browser say, by the anchor of the page. */
export const SAID: Record<string, () => string> = {
  'list-key': () => table({ rowKey: () => undefined }) + cell(() => [h('i'), h('i')]),
  'same-key': () => table({ data: [...data, ...data] }),
  ref: () => table({ ref: createRef() }),
  'element-type': () => heard(() => render(createElement({ default: Table } as never))),
  'null-column': () => table({ columns: [null] }),
  'fixed-without-scroll': () =>
    table({ sticky: true, expandable: { fixed: true, expandedRowRender: () => 'x' } }),
  'data-not-array': () => table({ data: {} }) + table({ columns: {} }),
  'title-function': () => table({ title: 'Orders' }),
  'object-child': () => cell(() => [{ a: 1 }]),
  'dom-nesting': () =>
    table({ summary: () => 'Total' }) + table({ components: { body: { row: 'div' } } }),
  'unknown-prop': () => table({ onRow: () => ({ isSelected: true }) }),
  hooks: () =>
    [
      table(
        {
          onRow: changing(
            () => {},
            () => useState(0),
          ),
        },
        {},
      ),
      changingCell(() => useEffect(() => {})),
      changingCell(() => (useRef(0).current = 1)),
    ].join(' '),
};

/** What React says in a test of an update that nothing waits for. */
export const OUTSIDE_OF_ACT = () =>
  heard(() => {
    let update: (count: number) => void = () => {};
    const Counter = () => {
      const [count, setCount] = useState(0);
      update = setCount;
      return createElement('p', null, count);
    };
    render(createElement(Counter));
    update(1);
  });
