import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openBundle } from '../../../../../src/plugin/prerender/thread/bundle';
import { createSandbox } from '../../../../../src/plugin/prerender/thread/sandbox';
import { ROOT } from '../../../support/root';
import { temporaryFolders } from '../../../support/temporary-folder';

const folderWith = temporaryFolders();

const REACT = readFileSync(
  join(ROOT, 'node_modules/react/cjs/react.production.min.js'),
  'utf8',
);

/** How a script of a bundle begins. */
const PUSHED = '(self.webpackChunk=self.webpackChunk||[]).push([["one"],{}]);';

/** A site that hands over what its other scripts have left. */
const BUILT = {
  'umi.js':
    "const at = document.baseURI || self.location.href; const host = globalThis.__ledgerPrerender; const runtime = { m: {}, f: {}, e() {} }; host.record(runtime); runtime.e('app'); host.withoutRecording(() => runtime.e('later')); host.app({ React: globalThis.React, address: at, ran: globalThis.ran, loadStarter: () => Promise.all([runtime.e('react'), runtime.e('starter')]) });",
  'react.js': `${PUSHED}(function (exports, require) {${REACT}\n})(globalThis.React = {}, () => Object.assign);`,
  'app.js': `"use strict";(self["webpackChunk"] = self["webpackChunk"] || []).push([["app"],{}]);globalThis.ran = ['app'];`,
  // As a plugin for an editor makes one, with a run-time of its own.
  'ts.worker.js':
    'var chunks = self.webpackChunk=self.webpackChunk||[];chunks.push=chunks.forEach;location.href;',
  'search-worker.js': 'self.onmessage = self.addEventListener();',
};

function open() {
  const folder = folderWith(BUILT);
  const chunks = Object.keys(BUILT).map((name) => name.replace('.js', ''));
  const scripts = Object.fromEntries(
    chunks.map((chunk) => [chunk, join(folder, `${chunk}.js`)]),
  );
  return openBundle(
    scripts,
    'umi',
    { root: ROOT, react: { major: 16, dom: join(ROOT, 'node_modules/react-dom') } },
    createSandbox(() => {}).globals,
  );
}

test('the scripts of a build run, its entry last, those of workers and frames not', async () => {
  const { app, shared, renderToString } = await open();
  expect(app).toMatchObject({ ran: ['app'] });
  expect(shared).toEqual({ app: ['app'], starter: ['react', 'starter'], atLoad: [] });
  expect(renderToString(app.React.createElement('p', null, 'Words'))).toMatch(
    /^<p[^>]*>Words<\/p>$/,
  );
});

test('a run time that asks for its document gets an address, which no HTML has', async () => {
  const { app, renderToString } = await open();
  const { address } = app as unknown as { address: string };
  const picture = { src: new URL('/dot.png', address).href };
  expect(renderToString(app.React.createElement('img', picture))).toContain(
    'src="/dot.png"',
  );
});

test.each([
  'Math.random()',
  'crypto.getRandomValues(new Uint8Array(1))',
  'crypto.randomUUID()',
])('the bundle knows that its code asks for %s', async (asks) => {
  const { app, asksFor, renderToString } = await open();
  // The scripts have a `Math` of their own.
  const random = (
    app.React as unknown as { constructor: FunctionConstructor }
  ).constructor.constructor(`return ${asks}`) as () => unknown;
  expect(asksFor(() => random()).random).toBe(true);
  expect(asksFor(() => renderToString('Words')).random).toBe(false);
});
