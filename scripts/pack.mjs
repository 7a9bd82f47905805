/**
 * `npm run pack`: makes the package of the theme, `dumi-theme-ledger-<version>.tgz`, in the root
 * folder. dumi finds layouts, slots, builtins, locales and the plugin in its `dist`.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { compileBrowserSide, compileNodeSide } from './pack/compile.mjs';

const source = resolve('src');
const folder = resolve('.pack');
const dist = join(folder, 'dist');

rmSync(folder, { recursive: true, force: true });
mkdirSync(join(dist, 'plugin'), { recursive: true });

compileBrowserSide(source, dist);
compileNodeSide(source, join(dist, 'node'));
// Where dumi looks for it.
writeFileSync(
  join(dist, 'plugin/index.js'),
  "module.exports = require('../node/plugin').default;\n",
);
for (const file of ['LICENSE', 'OPTIONS.md'])
  cpSync(join(source, file), join(folder, file));

const { sideEffects, ...own } = JSON.parse(
  readFileSync(join(source, 'package.json'), 'utf8'),
);
const inDist = (path) => path.replace(/^\.\//, './dist/').replace(/\.ts$/, '.js');
const manifest = {
  ...own,
  files: ['dist', 'OPTIONS.md'],
  exports: { './dist/*': './dist/*', './package.json': './package.json' },
  sideEffects: [...new Set(sideEffects.map(inDist))],
};
writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);

const [{ filename, size }] = JSON.parse(
  execFileSync('npm', ['pack', folder, '--json'], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  }),
);
console.log(`${filename}: ${Math.round(size / 1000)} kB`);
