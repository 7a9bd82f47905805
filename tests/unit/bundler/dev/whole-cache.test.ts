import { existsSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { wholeCache } from '../../../../src/bundler/dev/whole-cache';
import { createStore } from '../../../../src/plugin/cache/store';
import { temporaryFolders } from '../../support/temporary-folder';

const folderWith = temporaryFolders();

/** A cache as Rspack writes it. */
function cache() {
  const root = folderWith({ 'modules/one/meta/1': 'text' });
  const folder = join(root, 'modules');
  const file = join(folder, 'one/meta/1');
  const aside = join(folder, '.temp');
  mkdirSync(aside);
  const fault = jest.fn();
  return {
    run: () => wholeCache(folder, createStore(join(root, 'store'), fault)),
    isThere: () => existsSync(file),
    cutOff: () => writeFileSync(file, 'te'),
    /** Rspack writes more: files come and go in the folder aside. */
    writeMore(text: string) {
      writeFileSync(file, text);
      utimesSync(aside, new Date(), new Date(Date.now() + 1000));
    },
  };
}

/** A run of the server from its start to its end. */
function wholeRun({ run }: ReturnType<typeof cache>) {
  const { read, end } = run();
  read();
  end();
}

test('what a run has left is there for the next, unless a file has been cut off', () => {
  const one = cache();
  wholeRun(one);
  wholeRun(one);
  expect(one.isThere()).toBe(true);
  one.cutOff();
  one.run();
  expect(one.isThere()).toBe(false);
});

test('what Rspack writes while a run ends, or before it is killed, stays', () => {
  const one = cache();
  wholeRun(one);
  one.writeMore('more text');
  wholeRun(one);
  one.run().read();
  one.writeMore('more');
  one.run();
  expect(one.isThere()).toBe(true);
});

test('a run that ended while it read the cache is the last with it', () => {
  const one = cache();
  one.run();
  expect(one.isThere()).toBe(true);
  one.run().end();
  expect(one.isThere()).toBe(false);
});
