import { builtPages } from '../support/built-pages';
import { inChinese } from '../support/pages';

/** One page of each kind. */
const KINDS = ['/', '/changelog', '/demo', '/demo/simple', '/guide/hosting', '/recipe'];

/** Those that differ most from them in Chinese. */
const IN_CHINESE = ['/', '/demo/simple', '/guide/hosting'];

/** A direction, a library of its own, styles made in JavaScript, rows that come and go. */
const DEMOS = [
  '/demo/fixed-columns-and-header-rtl',
  '/demo/react-dnd',
  '/demo/styled-components',
  '/demo/virtual-list-grid',
];

/**
 * The addresses that `npm test` opens: one of each kind, some of them in Chinese, and the demos
 * that differ most.
 */
export const samples: readonly string[] = [
  ...KINDS,
  ...IN_CHINESE.map(inChinese),
  ...DEMOS,
];

/** All other addresses, which `npm run test:release` opens. */
export const others = builtPages.filter(
  (path) => !samples.includes(path) && path !== '/404.html',
);
