/**
 * The pages are read by packages whose files for browsers Jest cannot load.
 *
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement } from 'react';
import { symptomsOf } from '../../../../scripts/symptoms/read.mjs';
import { ROOT } from '../../support/root';
import { columns, data, renderChanging, renderTable } from '../claims/support';

const css = readFileSync(require.resolve('rc-table/assets/index.css'), 'utf8');

/** Pitfalls that tests of demos run: the test and its title. */
const ELSEWHERE: Record<string, [file: string, title: string]> = {
  'guide/accessibility#3': [
    'tests/e2e/library/cells.test.ts',
    'the title is on cut and other cells alike, and takes no focus',
  ],
  'guide/styling#1': [
    'tests/e2e/library/fixed-columns.test.ts',
    'fixed cells and headers lie over the others, and are opaque',
  ],
};

/** Pitfalls of a reader's own design, which the library has no part in. */
const NOT_RUN = ['guide/accessibility#4'];

const own = readFileSync(__filename, 'utf8');

test.each(['accessibility', 'styling'])(
  'every pitfall of the guide %s is run',
  (name) => {
    const page = readFileSync(join(ROOT, `docs/guide/${name}.md`), 'utf8');
    const claims = symptomsOf(page).map((_, at) => `guide/${name}#${at + 1}`);
    expect(claims.length).toBeGreaterThan(4);
    const missing = claims.filter(
      (claim) =>
        !own.includes(`'${claim}: `) && !(claim in ELSEWHERE) && !NOT_RUN.includes(claim),
    );
    expect(missing).toEqual([]);
    const named = [...own.matchAll(/'(guide\/[\w-]+#\d+)/g)].map(
      ([, claim = '']) => claim,
    );
    const gone = named.filter((claim) => claim.includes(name) && !claims.includes(claim));
    expect(gone).toEqual([]);
  },
);

test.each(Object.entries(ELSEWHERE))('%s is run elsewhere', (_, [file, title]) => {
  expect(readFileSync(join(ROOT, file), 'utf8')).toContain(title);
});

test('guide/accessibility#1: the focus is lost with the row of a button', () => {
  const list = [{ key: 'x', render: () => createElement('button') }];
  const { container, change } = renderChanging({ columns: list, data });
  const button = container.querySelector('button')!;
  button.focus();
  expect(document.activeElement).toBe(button);
  change({ data: data.slice(1) });
  expect(document.activeElement).toBe(document.body);
});

test('guide/accessibility#2: a header cell without a title is a td, with hidden text a th', () => {
  const hidden = createElement('span', { className: 'visually-hidden' }, 'Actions');
  const tagOf = (title?: unknown) =>
    renderTable({ columns: [{ ...columns[0], title: title as string }] }).find(
      'thead tr > *',
    )?.tagName;
  expect([tagOf(), tagOf(''), tagOf(hidden)]).toEqual(['TD', 'TD', 'TH']);
});

test('guide/accessibility#5: a body of yours has the rows that it renders, and no table role', () => {
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

test('guide/accessibility#6: aria-label is on the table', () => {
  const { all } = renderTable({ 'aria-label': 'People' } as object);
  expect(all('[aria-label]').map(({ tagName }) => tagName)).toEqual(['TABLE']);
});

test('guide/accessibility#7: a merged cell is in its first row, and may name the rows', () => {
  const onCell = (_: unknown, index?: number) => ({ rowSpan: index ? 0 : 2 });
  const [first, second] = renderTable({
    columns: [{ ...columns[0], onCell, rowScope: 'rowgroup' }, columns[1]!],
  }).all('.rc-table-row');
  expect(first?.querySelector('th')?.outerHTML).toMatch(
    /(?=.*rowspan="2").*scope="rowgroup"/,
  );
  expect(second?.children).toHaveLength(1);
});

test('guide/styling#2: the stylesheet makes the header stick, not the table', () => {
  const holder = renderTable({ sticky: true }).find('.rc-table-sticky-holder');
  expect(holder?.style.position).toBe('');
  expect(css).toMatch(/\.rc-table-sticky-holder \{\s*position: sticky;/);
});

test('guide/styling#3: the shipped margins are those of the shipped padding', () => {
  expect(css).toMatch(/\.rc-table th,\s*\.rc-table td \{[^}]*padding: 16px 8px;/);
  expect(css).toMatch(/\.rc-table-expanded-row-fixed \{[^}]*margin: -16px -8px;/);
});

test('guide/styling#4: the measuring row is the first', () => {
  const firstOf = (props: object) =>
    renderTable(props).find('tbody tr:first-child')?.className;
  expect(firstOf({})).toContain('rc-table-row');
  expect(firstOf({ scroll: { x: 900 } })).toBe('rc-table-measure-row');
});

test('guide/styling#5: th is neither all of the header nor only the header', () => {
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
