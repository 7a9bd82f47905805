/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement } from 'react';
import { ROOT } from '../../support/root';
import { columns, data, renderChanging, renderTable } from '../../library/claims/support';

const [shipped = '', theme = ''] = [
  require.resolve('rc-table/assets/index.css'),
  join(ROOT, 'docs/examples/guides/styling-theme.css'),
].map((file) => readFileSync(file, 'utf8'));

test('guide/accessibility#focus-lost: the focus is lost with the row of a button', () => {
  const list = [{ key: 'x', render: () => createElement('button') }];
  const { container, change } = renderChanging({ columns: list, data });
  const button = container.querySelector('button')!;
  button.focus();
  expect(document.activeElement).toBe(button);
  change({ data: data.slice(1) });
  expect(document.activeElement).toBe(document.body);
});

test('guide/accessibility#empty-header: a header cell without a title is a td, with hidden text a th', () => {
  const hidden = createElement('span', { className: 'visually-hidden' }, 'Actions');
  const tagOf = (title?: unknown) =>
    renderTable({ columns: [{ ...columns[0], title: title as string }] }).find(
      'thead tr > *',
    )?.tagName;
  expect([tagOf(), tagOf(''), tagOf(hidden)]).toEqual(['TD', 'TD', 'TH']);
});

test('guide/accessibility#row-count: a body of yours has the rows that it renders, and no table role', () => {
  const shown = (list: readonly object[]) =>
    list.slice(0, 1).map((_, key) => createElement('div', { role: 'row', key }));
  const { all } = renderTable({
    columns: [{ ...columns[0], width: 100 }],
    scroll: { y: 40 },
    components: { body: shown },
  });
  expect(all('.rc-table-container > [role=row]')).toHaveLength(1);
  expect(all('[aria-rowcount], [aria-rowindex], tbody')).toEqual([]);
});

test('guide/accessibility#merged-cells: a merged cell is in its first row, and may name the rows', () => {
  const onCell = (_: unknown, index?: number) => ({ rowSpan: index ? 0 : 2 });
  const [first, second] = renderTable({
    columns: [{ ...columns[0], onCell, rowScope: 'rowgroup' }, columns[1]!],
  }).all('.rc-table-row');
  expect(first?.querySelector('th')?.outerHTML).toMatch(
    /(?=.*rowspan="2").*scope="rowgroup"/,
  );
  expect(second?.children).toHaveLength(1);
});

test('guide/styling#header-not-sticky: the stylesheets make the header stick, not the table', () => {
  const positionWith = (styles: string) => {
    const { container, find } = renderTable({ sticky: true });
    const style = container.appendChild(document.createElement('style'));
    style.textContent = styles;
    const { position } = getComputedStyle(find('.rc-table-sticky-holder')!);
    style.remove();
    return position;
  };
  expect(positionWith('')).not.toBe('sticky');
  expect([shipped, theme].map(positionWith)).toEqual(['sticky', 'sticky']);
});

test('guide/styling#first-child: the measuring row is the first', () => {
  const firstOf = (props: object) =>
    renderTable(props).find('tbody tr:first-child')?.className;
  expect(firstOf({})).toContain('rc-table-row');
  expect(firstOf({ scroll: { x: 900 } })).toBe('rc-table-measure-row');
});

test('guide/styling#th-rules: th is neither all of the header nor only the header', () => {
  const { all } = renderTable({
    columns: [
      { ...columns[0], title: '' },
      { ...columns[1], rowScope: 'row' },
    ],
    data: data.slice(0, 1),
  });
  const tags = (selector: string) => all(selector).map(({ tagName }) => tagName);
  expect(tags('.rc-table-thead .rc-table-cell')).toEqual(['TD', 'TH']);
  expect(tags('.rc-table-row .rc-table-cell')).toEqual(['TD', 'TH']);
});
