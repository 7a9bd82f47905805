import { builtPages } from '../support/built-pages';
import { inChinese } from '../support/pages';

/** One page of each kind. */
const KINDS = ['/', '/changelog', '/demo', '/demo/simple', '/guide/hosting', '/recipe'];

/** A direction, libraries of their own, styles made in JavaScript, columns and rows that stick. */
const DEMOS = [
  '/demo/fixed-columns-and-header-rtl',
  '/demo/react-dnd',
  '/demo/sticky-header-and-summary',
  '/demo/styled-components',
  '/demo/virtual-list-grid',
  '/recipe/row-selection',
];

/**
 * The addresses that `npm test` opens: one of each kind in both languages, and the demos that
 * differ most.
 */
export const samples: readonly string[] = [...KINDS, ...KINDS.map(inChinese), ...DEMOS];

/** All other addresses, which `npm run test:release` opens. */
export const others = builtPages.filter(
  (path) => !samples.includes(path) && path !== '/404.html',
);
