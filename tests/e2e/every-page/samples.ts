import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtPages } from '../support/built-pages';
import { inChinese } from '../support/pages';

/** One page of each kind. */
const KINDS = ['/', '/changelog', '/demo', '/demo/simple', '/guide/hosting'];

/** The one that differs most from its original. */
const IN_CHINESE = ['/demo/simple'];

/** The demo that differs most from others: its styles are made in JavaScript. */
const DEMOS = ['/demo/styled-components'];

/**
 * The addresses that `npm test` opens: one of each kind, one of them in Chinese, and the demo
 * that differs most.
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

/** Demos alone, among all others. */
export const demosAlone = others.filter((path) => path.startsWith('/~demos/'));

/** Demos that pages show in frames, which are documents of their own. */
const framed = new Set(
  builtPages
    .filter((path) => path.endsWith('/guide/styling'))
    .flatMap((path) => {
      const html = readFileSync(join('dist', path, 'index.html'), 'utf8');
      return [...html.matchAll(/<iframe [^>]*src="([^"]+)"/g)];
    })
    .map(([, address = '']) => address),
);

/**
 * False for most demos alone: axe and the window of a phone see them on their pages, where they are
 * the same, and the documents around them are all alike. Every tenth is looked at, and what is in
 * frames on its page, where axe does not enter.
 */
export function isSeenWhole(path: string): boolean {
  const at = demosAlone.indexOf(path);
  return at < 0 || at % 10 === 0 || framed.has(path);
}

/**
 * False for translations: they have the elements and the colors of their originals. In the samples
 * axe looks at both.
 */
export function hasOwnColors(path: string): boolean {
  return !path.startsWith('/zh-CN') || samples.includes(path);
}
