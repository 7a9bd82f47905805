import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rspack } from '@rspack/core';
import type { Compiler, LoaderContext } from '@rspack/core';
import { reportLostRemovals } from '../../../../src/bundler/dev/lost-removals';
import { temporaryFolders } from '../../support/temporary-folder';

const root = temporaryFolders()({
  'entry.js': '1;',
  'part.txt': 'The part',
  'loader.cjs':
    'module.exports = function load() { this.getOptions().load(this, this.async()); };',
});
const ENTRY = join(root, 'entry.js');
const PART = join(root, 'part.txt');

jest.setTimeout(10_000);

let compiler: Compiler;

afterAll(() => new Promise((done) => compiler.close(done)));

/** Resolves when the bundler has seen that a file is gone. */
async function removalSeen(): Promise<void> {
  while (!compiler.watching?.pausedWatcher?.getInfo().removals.has(PART))
    await new Promise(setImmediate);
}

test('a file that is deleted while it is compiled is compiled as gone', async () => {
  const made: string[] = [];
  async function load(context: LoaderContext): Promise<string> {
    context.addDependency(PART);
    const text = existsSync(PART) ? 'with' : 'without';
    made.push(text);
    if (made.length === 2) {
      rmSync(PART);
      await removalSeen();
    }
    return `"${text}"`;
  }
  compiler = rspack({
    mode: 'development',
    context: root,
    entry: ENTRY,
    output: { path: join(root, 'output') },
    module: {
      rules: [
        {
          include: [ENTRY],
          use: [
            {
              loader: join(root, 'loader.cjs'),
              options: {
                load: (context: LoaderContext, done: (e: null, code: string) => void) =>
                  void load(context).then((code) => done(null, code)),
              },
            },
          ],
        },
      ],
    },
  });
  reportLostRemovals(compiler);
  await new Promise<void>((done, fail) => {
    compiler.watch({}, (error) => {
      if (error) fail(error);
      if (made.length === 1) writeFileSync(ENTRY, '2;');
      if (made.length === 3) done();
    });
  });
  expect(made).toEqual(['with', 'with', 'without']);
});
