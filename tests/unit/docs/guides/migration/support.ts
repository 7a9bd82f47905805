import type { TableProps } from 'rc-table';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../../support/root';
import type { Row } from '../../../library/claims/support';

const page = readFileSync(join(ROOT, 'docs/guide/migration.md'), 'utf8');

/** The text below the heading with this id. */
export const section = (id: string) =>
  page.split(`{#${id}}\n`)[1]?.split(/^##/m)[0] ?? '';

/** Props of earlier versions, which the types of this one no longer have. */
export const old = (props: object) => props as TableProps<Row>;

export const tree: Row[] = [
  {
    key: 1,
    a: 'p',
    children: [
      { key: 11, a: 'c1' },
      { key: 12, a: 'c2' },
    ],
  },
  { key: 2, a: 'q' },
];

export const more = { expandedRowRender: () => 'more' };

/** How many expanded rows are open. */
export const openRows = (all: (selector: string) => HTMLElement[]) =>
  all('.rc-table-expanded-row').filter(({ style }) => style.display !== 'none').length;
