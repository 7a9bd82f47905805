/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import Table from 'rc-table';
import type { TableProps } from 'rc-table';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { collectWarnings } from '../support';
import { columns, renderTable, tableOf } from './support';
import type { Row } from './support';

/** The HTML that a server sends, as elements. */
function onServer(props: TableProps<Row>): HTMLElement {
  const root = document.createElement('div');
  root.innerHTML = renderToString(tableOf(props));
  return root;
}

const summary = () =>
  createElement(
    Table.Summary,
    { fixed: 'bottom' },
    createElement(Table.Summary.Row, null, createElement('td', null, 'total')),
  );
const split: TableProps<Row> = { scroll: { y: 100 }, summary };

describe('/#header-and-data-are-separate-tables', () => {
  test.each([{ scroll: { y: 100 } }, { sticky: true }])(
    '/#header-and-data-are-separate-tables: with %j the body alone has aria-* and role',
    (props) => {
      const { all } = renderTable({
        ...props,
        'aria-label': 'Rows',
        role: 'grid',
      } as object);
      const named = all('table').map((table) => [
        table.getAttribute('aria-label'),
        table.getAttribute('role'),
        table.querySelector('tbody .rc-table-row') !== null,
      ]);
      expect(named).toEqual([
        [null, null, false],
        ['Rows', 'grid', true],
      ]);
    },
  );
});

describe('/#server-rendering', () => {
  test('/#server-rendering: a separate header and a fixed summary are hidden', () => {
    const root = onServer(split);
    const parts = ['.rc-table-header table', '.rc-table-summary table'].map(
      (part) => root.querySelector<HTMLElement>(part)?.style.visibility,
    );
    expect(parts).toEqual(['hidden', 'hidden']);
  });

  test('/#server-rendering: with fixed columns, expanded content is missing', () => {
    const expandable = {
      expandedRowRender: () => 'details',
      defaultExpandAllRows: true,
    };
    expect(onServer({ expandable }).textContent).toContain('details');
    const fixed = columns.map((column) => ({ ...column, fixed: 'left' as const }));
    const scrolling = { expandable, columns: fixed, scroll: { x: 500 } };
    expect(onServer(scrolling).textContent).not.toContain('details');
  });

  test('/#server-rendering: nothing is logged, neither there nor when React takes over', () => {
    const warnings = collectWarnings();
    const root = onServer(split);
    render(tableOf(split), { container: root, hydrate: true });
    expect(root.textContent).toContain('a1');
    expect(warnings()).toEqual([]);
  });
});

test('/#tests-in-jsdom: the separate header is hidden, and found with { hidden: true }, without a name', () => {
  renderTable({ scroll: { y: 100 } });
  const cells = (options?: object) =>
    screen.queryAllByRole('columnheader', options).map(({ textContent }) => textContent);
  expect(cells()).toEqual([]);
  expect(cells({ hidden: true })).toEqual(['A', 'B']);
  expect(cells({ name: 'A', hidden: true })).toEqual([]);
});
