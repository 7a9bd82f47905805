import { readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openShards } from '../../../../src/plugin/cache/shards';
import { createStore } from '../../../../src/plugin/cache/store';
import { temporaryFolders } from '../../support/temporary-folder';

const folderWith = temporaryFolders();
const storeIn = (path: string) =>
  createStore(path, (reason) => {
    throw new Error(reason);
  });
const open = (path: string, version = '1') =>
  openShards<{ text: string }>(storeIn(path), 'table', version);

const VALUES = Object.fromEntries(
  Array.from({ length: 500 }, (_, at) => [`docs/${at}.md`, { text: `Page ${at}` }]),
);

/** Names and inodes of a table's files: a file that is written is another one. */
const filesOf = (path: string) =>
  Object.fromEntries(
    readdirSync(join(path, 'table')).map((name) => [
      name,
      statSync(join(path, 'table', name)).ino,
    ]),
  );

test('a later build reads all values', () => {
  const path = folderWith({});
  open(path).write(VALUES);
  expect(open(path).read()).toEqual(VALUES);
});

test.each([
  ['changes', (values: typeof VALUES) => ({ ...values, 'docs/7.md': { text: 'New' } })],
  [
    'goes',
    (values: typeof VALUES) =>
      Object.fromEntries(Object.entries(values).filter(([key]) => key !== 'docs/7.md')),
  ],
  ['comes', (values: typeof VALUES) => ({ ...values, 'docs/new.md': { text: 'New' } })],
])('where one value %s, one file is written', (_, change) => {
  const path = folderWith({});
  open(path).write(VALUES);
  const before = filesOf(path);
  const table = open(path);
  const values = change(table.read());
  table.write(values);
  const written = Object.entries(filesOf(path)).filter(
    ([name, inode]) => before[name] !== inode,
  );
  expect(written).toHaveLength(1);
  expect(open(path).read()).toEqual(values);
});

test('values of another version, and those in a broken file, are as if they were not there', () => {
  const path = folderWith({});
  open(path).write(VALUES);
  expect(open(path, '2').read()).toEqual({});
  const [first = ''] = readdirSync(join(path, 'table'));
  writeFileSync(join(path, 'table', first), 'broken');
  const left = Object.keys(open(path).read());
  expect(left.length).toBeGreaterThan(0);
  expect(left.length).toBeLessThan(500);
});

test('files that stay are not taken for what an earlier build has left', () => {
  const path = folderWith({});
  open(path).write(VALUES);
  const store = storeIn(path);
  const table = openShards<{ text: string }>(store, 'table', '1');
  table.write(table.read());
  store.prune();
  expect(open(path).read()).toEqual(VALUES);
});
