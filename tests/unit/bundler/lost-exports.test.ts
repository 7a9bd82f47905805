import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { rspack } from '@rspack/core';
import { lostExports } from '../../../src/bundler/lost-exports';

/** The lost exports of a site that is one entry and what it imports, bundled by Rspack. */
async function lostOf(files: Record<string, string>) {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'lost-')));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  const compiler = rspack({
    mode: 'production',
    context: root,
    entry: './index.js',
    output: { path: join(root, 'dist') },
  });
  const found = await new Promise<ReturnType<typeof lostExports>>((resolve, reject) => {
    compiler.run((error, stats) => {
      const lost = stats ? lostExports(stats, root) : [];
      compiler.close(() => (error ? reject(error) : resolve(lost)));
    });
  });
  rmSync(root, { recursive: true, force: true });
  return found;
}

test('a name that a file imports and no module exports has its place, once', async () => {
  const found = await lostOf({
    'index.js': 'import "./page.js";',
    'page.js': '// Area\nimport Area from "./area.js";\nconsole.log(Area, [Area]);',
    'area.js': 'export const SelectionArea = 1;',
  });
  expect(found).toEqual([
    expect.objectContaining({
      code: 'lost-export',
      file: 'page.js',
      line: 2,
      message:
        '"default" is imported from "./area.js", which does not export it (possible exports: SelectionArea).',
    }),
  ]);
});

test('packages, generated modules, names that are only passed on, and what is exported are left', async () => {
  const wrong = 'import { no } from "LIB"; console.log(no);';
  const found = await lostOf({
    'index.js':
      'import "pack"; import "./.dumi/tmp/all.js"; import { yes } from "./lib.js"; console.log(yes); export { Type } from "./lib.js";',
    'lib.js': 'export const yes = 1;',
    'node_modules/pack/index.js': wrong.replace('LIB', './lib.js'),
    'node_modules/pack/lib.js': 'export const yes = 1;',
    '.dumi/tmp/all.js': wrong.replace('LIB', '../../lib.js'),
  });
  expect(found).toEqual([]);
});
