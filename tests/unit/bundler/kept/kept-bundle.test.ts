import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { keepBundle, restoreBundle } from '../../../../src/bundler/kept/kept-bundle';
import { createStore } from '../../../../src/plugin/cache/store';
import type { HeldScripts } from '../../../../src/plugin/held-scripts';
import { temporaryFolders } from '../../support/temporary-folder';

const folderWith = temporaryFolders();

const KEY = 'the configuration';
const PICTURE = Buffer.from([0, 255, 137, 80]);

/** What a bundler says of a bundle with these files. */
const compilationOf = (names: readonly string[]) => ({
  getAssets: () => names.map((name) => ({ name })),
  entrypoints: new Map([['umi', { getFiles: () => ['umi.js'] }]]),
  fileDependencies: [],
  contextDependencies: [],
  missingDependencies: [],
  modules: [],
});

/** A site of which these scripts and a picture have been bundled and kept. */
function keptSite(scripts: Readonly<Record<string, string>>) {
  const root = folderWith({ 'package.json': '{}' });
  const path = join(root, 'dist');
  const keeping = {
    store: createStore(join(root, 'cache'), (reason) => {
      throw new Error(reason);
    }),
    pages: { add: () => undefined, kept: () => ({}), restore: async () => true },
  };
  const held: HeldScripts = new Map(Object.entries(scripts));
  mkdirSync(path);
  writeFileSync(join(path, 'a.png'), PICTURE);
  const config = { output: { path } };
  const names = [...held.keys(), 'a.png'];
  keepBundle(config, KEY, compilationOf(names) as never, [], keeping, held, root);
  rmSync(join(path, 'a.png'));
  const restore = async (key = KEY) => {
    const again: HeldScripts = new Map();
    const kept = await restoreBundle(config, key, keeping, again, root);
    return { kept, held: Object.fromEntries(again) };
  };
  return { path, restore };
}

afterEach(() => jest.restoreAllMocks());

test('a bundle is there again for the same configuration, and for no other', async () => {
  const scripts = { 'umi.js': 'start()', 'demo.js': 'show()' };
  const { path, restore } = keptSite(scripts);
  expect((await restore('another')).kept).toBeUndefined();
  const { kept, held } = await restore();
  expect(kept?.entry).toEqual(['umi.js']);
  expect(held).toEqual(scripts);
  expect(readFileSync(join(path, 'a.png'))).toEqual(PICTURE);
});

test('a bundle whose files together are longer than a text can be is kept', async () => {
  const { stringify } = JSON;
  const limit = 50_000;
  jest.spyOn(JSON, 'stringify').mockImplementation((...given) => {
    const text = stringify(...(given as Parameters<typeof stringify>));
    if (text.length > limit) throw new RangeError('Invalid string length');
    return text;
  });
  const names = Array.from({ length: 20 }, (_, at) => `demo-${at}.js`);
  const scripts = Object.fromEntries(names.map((name) => [name, 'x'.repeat(9000)]));
  const { restore } = keptSite({ 'umi.js': 'start()', ...scripts });
  const { held } = await restore();
  expect(Object.keys(held)).toHaveLength(21);
});
