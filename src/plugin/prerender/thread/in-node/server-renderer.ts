import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Script } from 'node:vm';
import type { Context } from 'node:vm';
import type { PrerenderApp } from '../../../../renderer/prerender-host';
import type { SiteReact } from '../../../host';

export function run(code: string, filename: string, context: Context): unknown {
  return new Script(code, { filename }).runInContext(context);
}

/** React's server renderer by major version, below `react-dom/cjs`. Later ones are like the last. */
const SERVER_RENDERERS: Readonly<Record<number, string>> = {
  16: 'react-dom-server.browser.production.min.js',
  17: 'react-dom-server.browser.production.min.js',
  18: 'react-dom-server-legacy.browser.production.min.js',
  19: 'react-dom-server-legacy.browser.production.js',
};

/**
 * React's server renderer, bound to the bundle's React, because hooks work with no other
 * copy.
 */
export function loadServerRenderer(
  context: Context,
  { major, dom }: SiteReact,
  { React, ReactDOM }: Pick<PrerenderApp, 'React' | 'ReactDOM'>,
) {
  const path = join(dom, 'cjs', SERVER_RENDERERS[Math.min(major, 19)] ?? '');
  const make = run(
    `(function (require, module, exports) {${readFileSync(path, 'utf8')}\n})`,
    path,
    context,
  ) as (require: (name: string) => unknown, module: object, exports: object) => void;
  const module: { exports: { renderToString?: (element: unknown) => string } } = {
    exports: {},
  };
  const modules: Record<string, unknown> = {
    react: React,
    'react-dom': ReactDOM,
    'object-assign': Object.assign,
  };
  make((name) => modules[name], module, module.exports);
  const { renderToString } = module.exports;
  if (!renderToString) {
    throw new Error(
      `${path} does not export renderToString. Install React 16.14, 17, 18 or 19.`,
    );
  }
  return renderToString;
}
