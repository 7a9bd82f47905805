/** @jest-environment jsdom */
import { createElement } from 'react';
import type { HTMLAttributes } from 'react';
import { columns, data, renderTable } from './support';

/** A component for a part, which notes the props of each of its elements. */
function noting(tag: string) {
  const seen: Record<string, unknown>[] = [];
  const Part = (props: HTMLAttributes<HTMLElement>) => {
    seen.push(props as Record<string, unknown>);
    return createElement(tag, props);
  };
  return { Part, seen };
}

test.each([{ scroll: { y: 100 } }, { sticky: true }])(
  'components.table: the header of %j is a native table',
  (props) => {
    const { Part, seen } = noting('table');
    const { all } = renderTable({ ...props, components: { table: Part } });
    expect(all('table')).toHaveLength(2);
    expect(new Set(seen.map(({ className }) => className)).size).toBe(1);
    expect(seen.some(({ children }) => String(children).includes('header'))).toBe(false);
  },
);

test('components.header.cell: columns without onHeaderCell and expand icons come without props of yours', () => {
  const { Part, seen } = noting('th');
  renderTable({
    columns: [{ title: 'A', onHeaderCell: () => ({ id: 'own' }) }, { title: 'B' }],
    expandable: { expandedRowRender: () => 'details' },
    components: { header: { cell: Part } },
  });
  expect(seen.slice(0, 3).map(({ id }) => id)).toEqual([undefined, 'own', undefined]);
});

test('components.body: a function gets no rows, cells or empty text', () => {
  const body = jest.fn(() => createElement('p', null, 'mine'));
  const calls = jest.fn(() => ({}));
  const { texts, all } = renderTable({
    columns: [{ title: 'A', width: 50, render: calls, onCell: calls }],
    data,
    onRow: calls,
    scroll: { y: 100 },
    components: { body },
  });
  expect(texts('p')).toEqual(['mine']);
  expect(all('tbody')).toHaveLength(0);
  expect(calls).not.toHaveBeenCalled();
});

test.each([{ scroll: { y: 100 } }, { scroll: { x: 100 } }, { sticky: true }])(
  'components.body.wrapper: %j adds a hidden measure row',
  (props) => {
    const { Part } = noting('tbody');
    const { find } = renderTable({ ...props, components: { body: { wrapper: Part } } });
    expect(find('tbody > tr')?.className).toContain('rc-table-measure-row');
    expect(find('tbody > tr')?.getAttribute('aria-hidden')).toBe('true');
  },
);

describe('components.body.row', () => {
  test('components.body.row: an expanded row has no props from onRow', () => {
    const { Part, seen } = noting('tr');
    renderTable({
      data: data.slice(0, 1),
      onRow: () => ({ id: 'own' }),
      expandable: { expandedRowRender: () => 'details', defaultExpandAllRows: true },
      components: { body: { row: Part } },
    });
    expect(seen.slice(0, 2).map(({ id }) => id)).toEqual(['own', undefined]);
  });

  test('components.body.row: nor has the row of an empty table', () => {
    const { Part, seen } = noting('tr');
    renderTable({
      data: [],
      onRow: () => ({ id: 'own' }),
      components: { body: { row: Part } },
    });
    expect(seen[0]).toMatchObject({ className: 'rc-table-placeholder' });
    expect(seen[0]?.id).toBeUndefined();
  });
});

test('components.body.cell: expanded rows, expand icons and empty tables have cells without props from onCell', () => {
  const { Part, seen } = noting('td');
  const own = columns.map((column) => ({ ...column, onCell: () => ({ id: 'own' }) }));
  renderTable({
    columns: own,
    data: data.slice(0, 1),
    expandable: { expandedRowRender: () => 'details', defaultExpandAllRows: true },
    components: { body: { cell: Part } },
  });
  expect(seen.slice(0, 4).map(({ id }) => id)).toEqual([
    undefined,
    'own',
    'own',
    undefined,
  ]);
  seen.length = 0;
  renderTable({ columns: own, data: [], components: { body: { cell: Part } } });
  expect(seen[0]?.id).toBeUndefined();
});
