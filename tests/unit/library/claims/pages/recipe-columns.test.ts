/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import ReactDOM from 'react-dom';
import { renderToString } from 'react-dom/server';
import { silenceWarnings } from '../../support';
import { columns, renderTable, tableOf } from '../support';

const named = (titles: readonly string[]) =>
  titles.map((title) => ({ title, key: title, dataIndex: title.toLowerCase() }));

test('recipe/column-settings#new-column: a stored order shows no column that is new', () => {
  const stored = ['B', 'Gone'];
  const known = ['A', 'B'];
  const shown = (order: string[]) =>
    renderTable({ columns: named(order) }).texts('thead th');
  expect(shown(stored)).toEqual(['B', 'Gone']);
  const kept = stored.filter((name) => known.includes(name));
  expect(shown([...kept, ...known.filter((name) => !kept.includes(name))])).toEqual([
    'B',
    'A',
  ]);
});

test('recipe/grid-navigation#role-type: the types do not name role', () => {
  // @ts-expect-error TypeScript does not accept `role`.
  const table = tableOf({ role: 'grid' });
  const grid = { role: 'grid' };
  const spread = tableOf({ ...grid, columns });
  for (const one of [table, spread]) {
    const { container } = render(one);
    expect(container.querySelector('table')?.getAttribute('role')).toBe('grid');
  }
});

test('recipe/grid-navigation#screen-reader: the role goes to the table, not to an element around it', () => {
  const { all } = renderTable({ role: 'grid' } as object);
  expect(all('[role=grid]').map(({ tagName }) => tagName)).toEqual(['TABLE']);
});

test('recipe/responsive-columns#layout-jumps: columns that depend on the width are not those of the server', () => {
  const log = silenceWarnings();
  const table = (width?: number) =>
    tableOf({ columns: width && width < 600 ? columns.slice(1) : columns });
  const root = document.createElement('div');
  root.innerHTML = renderToString(table());
  ReactDOM.hydrate(table(400), root);
  expect(log.mock.calls.join('\n')).toMatch(/did not match|Expected server HTML/);
  ReactDOM.unmountComponentAtNode(root);
});

test('recipe/sortable-headers#not-announced: aria-sort goes to the header cell, which needs a title to be a th', () => {
  const onHeaderCell = () => ({ 'aria-sort': 'ascending' }) as object;
  const cell = (title: string) =>
    renderTable({ columns: [{ title, onHeaderCell }] }).find('thead [aria-sort]')
      ?.tagName;
  expect([cell('A'), cell('')]).toEqual(['TH', 'TD']);
});
