import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openBundle } from '../../../../src/plugin/prerender/bundle';
import { ROOT } from '../../support/root';
import { temporaryFolders } from '../../support/temporary-folder';

const folderWith = temporaryFolders();

const REACT = readFileSync(
  join(ROOT, 'node_modules/react/cjs/react.production.min.js'),
  'utf8',
);

/** A site that hands over what its other scripts have left. */
const BUILT = {
  'umi.js':
    "globalThis.__ledgerPrerender.chunk('app'); globalThis.__ledgerPrerender.app({ React: globalThis.React, ran: globalThis.ran });",
  'react.js': `(function (exports, require) {${REACT}\n})(globalThis.React = {}, () => Object.assign);`,
  'app.js': "globalThis.ran = ['app'];",
  'search-worker.js': 'self.onmessage = self.addEventListener();',
};

test('the scripts of a build run, its entry last, those of workers and frames not', async () => {
  const { app, shell, renderToString } = await openBundle(
    folderWith(BUILT),
    ROOT,
    'umi.js',
    new Set(),
  );
  expect(app).toMatchObject({ ran: ['app'] });
  expect(shell).toEqual(['app']);
  expect(renderToString(app.React.createElement('p', null, 'Words'))).toMatch(
    /^<p[^>]*>Words<\/p>$/,
  );
});

test("the site's own scripts, copied from its public folder, do not run", async () => {
  const folder = folderWith({
    ...BUILT,
    'sw.js': "self.addEventListener('fetch', () => {});",
  });
  const { app } = await openBundle(folder, ROOT, 'umi.js', new Set(['sw.js']));
  expect(app).toMatchObject({ ran: ['app'] });
});
