import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { rspack } from '@rspack/core';
import { keepModules } from '../../../../src/bundler/dev/kept-modules';
import { cacheWritten } from '../../../support/modules-cache';
import { temporaryFolders } from '../../support/temporary-folder';

const root = temporaryFolders()({});
const CACHE = join(root, 'node_modules/.cache/modules');
const START = join(root, 'generated/start');
const write = (name: string, text: string) => {
  const path = join(root, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  return path;
};

/** A loader that notes the files that it is asked to load. */
const loader = (folder: string) =>
  write(
    `${folder}/index.cjs`,
    `const { appendFileSync } = require('node:fs');
module.exports = function note(text) {
  appendFileSync(${JSON.stringify(join(root, 'noted'))}, require('node:path').basename(this.resourcePath) + ' ');
  return text;
};`,
  );

/** Loads one file in each form in which a rule may name its loader. */
const rules = [
  { test: /pure\.js$/, use: [{ loader: loader('less-loader') }] },
  { test: /page\.js$/, use: [{ loader: loader('page-loader') }] },
  { test: /short\.js$/, loader: loader('page-loader') },
  { test: /text\.js$/, use: loader('page-loader') },
  { test: /called\.js$/, use: () => [{ loader: loader('page-loader') }] },
  { oneOf: [{ test: /inner\.js$/, use: [loader('page-loader')] }] },
  { rules: [{ test: /deep\.js$/, use: [loader('page-loader')] }] },
];
const AT_START = ['called', 'deep', 'inner', 'page', 'short', 'text'];

/** Starts as the server does; gives the files that loaders were run on, and what the entry says. */
async function start(key = 'one'): Promise<{ loaded: string; said: unknown }> {
  writeFileSync(join(root, 'noted'), '');
  const config = {
    mode: 'development' as const,
    devtool: false as const,
    context: root,
    entry: './entry.js',
    output: { path: join(root, 'output'), library: { type: 'commonjs2' } },
    module: { rules },
  };
  keepModules(config, {
    folder: CACHE,
    key,
    start: START,
  });
  const compiler = rspack(config);
  await new Promise<void>((done, fail) =>
    compiler.run((error, stats) => {
      const wrong =
        error ?? (stats?.hasErrors() ? new Error(stats.toString()) : undefined);
      compiler.close(() => (wrong ? fail(wrong) : done()));
    }),
  );
  await cacheWritten(CACHE, START);
  const said = { exports: {} };
  const code = readFileSync(join(root, 'output/main.js'), 'utf8');

  new Function('module', code)(said);
  return {
    loaded: readFileSync(join(root, 'noted'), 'utf8')
      .trim()
      .split(' ')
      .map((name) => name.replace('.js', ''))
      .sort()
      .join(' '),
    said: said.exports,
  };
}

beforeAll(() => {
  for (const name of ['pure', ...AT_START]) write(`${name}.js`, `exports.${name} = 1;`);
  write('node_modules/tiny/package.json', '{ "name": "tiny", "version": "1.0.0" }');
  write('node_modules/tiny/index.js', 'module.exports = "tiny";');
  write('word/index.js', 'module.exports = "folder";');
  write(
    'entry.js',
    `${['pure', ...AT_START].map((name) => `require('./${name}');`).join('\n')}
module.exports = [require('tiny'), require('./word')];`,
  );
});

test('a second start makes what knows more than files, and what has changed', async () => {
  const all = [...AT_START, 'pure'].sort().join(' ');
  expect(await start()).toEqual({ loaded: all, said: ['tiny', 'folder'] });
  expect(await start()).toEqual({
    loaded: AT_START.join(' '),
    said: ['tiny', 'folder'],
  });
  // A file of a package of the same version, and one that comes before the one found so far.
  write('node_modules/tiny/index.js', 'module.exports = "changed";');
  write('word.js', 'module.exports = "file";');
  write('pure.js', 'exports.pure = 2;');
  expect(await start()).toEqual({ loaded: all, said: ['changed', 'file'] });
  // A version of a package, an option: all that is no file is in the key.
  expect(await start('two')).toEqual({ loaded: all, said: ['changed', 'file'] });
});
