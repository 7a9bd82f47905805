/**
 * `npm run pack`: makes the package of the theme, `dumi-theme-ledger-<version>.tgz`, in the root
 * folder, or in the one given. dumi finds layouts, slots, builtins, locales and the plugin in its `dist`.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { compileBrowserSide, compileNodeSide } from './pack/compile.mjs';
import { pluginEntry } from './pack/plugin-entry.mjs';
import { writeIndex } from './pack/types.mjs';

const source = resolve('src');
const destination = resolve(process.argv[2] ?? '.');
const folder = join(destination, '.pack');
const dist = join(folder, 'dist');

rmSync(folder, { recursive: true, force: true });
mkdirSync(join(dist, 'plugin'), { recursive: true });

compileBrowserSide(source, dist);
compileNodeSide(source, join(dist, 'node'));
// Where dumi looks for it.
writeFileSync(join(dist, 'plugin/index.js'), pluginEntry(join(dist, 'node')));
writeIndex(source, dist);
for (const file of ['LICENSE', 'OPTIONS.md', 'README.md', 'CHANGELOG.md'])
  cpSync(join(source, file), join(folder, file));

// For resolvers that do not know `exports`.
mkdirSync(join(folder, 'plugin'));
writeFileSync(
  join(folder, 'plugin/package.json'),
  '{ "main": "../dist/plugin/index.js", "types": "../dist/plugin/index.d.ts" }\n',
);

// No `type`: bundlers then take each file for what it is, as the browser's side is ES modules and
// dumi's plugin CommonJS. Files of `dist` are loaded by their paths, which `exports` is not asked for.
const { sideEffects, ...own } = JSON.parse(
  readFileSync(join(source, 'package.json'), 'utf8'),
);
const inDist = (path) => path.replace(/^\.\//, './dist/').replace(/\.ts$/, '.js');
const manifest = {
  ...own,
  files: ['dist', 'plugin', 'OPTIONS.md', 'CHANGELOG.md'],
  main: './dist/index.cjs',
  module: './dist/index.mjs',
  types: './dist/types/index.d.ts',
  exports: {
    '.': {
      import: { types: './dist/types/index.d.mts', default: './dist/index.mjs' },
      require: { types: './dist/types/index.d.ts', default: './dist/index.cjs' },
    },
    './plugin': { types: './dist/plugin/index.d.ts', default: './dist/plugin/index.js' },
    './package.json': './package.json',
  },
  sideEffects: [...new Set(sideEffects.map(inDist))],
};
writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);

const [{ filename, size }] = JSON.parse(
  execFileSync('npm', ['pack', folder, '--json', '--pack-destination', destination], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  }),
);
console.log(`${filename}: ${Math.round(size / 1000)} kB`);
