import {
  readdirSync,
  readFileSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { createStore, NO_STORE } from '../../../../src/plugin/cache/store';
import { openTable } from '../../../../src/plugin/cache/table';
import { temporaryFolders } from '../../support/temporary-folder';

const folderWith = temporaryFolders();

/** One build with a table of texts: `work` gets it, then it is kept. */
function build<T>(
  folder: string,
  work: (table: ReturnType<typeof openTable<string>>) => T,
  others?: boolean,
): T {
  const store = createStore(folder, (reason) => {
    throw new Error(reason);
  });
  const table = openTable<string>(store, 'pages');
  const result = work(table);
  table.save(others);
  store.prune();
  return result;
}

const filesOf = (folder: string) => readdirSync(join(folder, 'pages')).sort();

test('a later build has what it asks for, what it lets stay and what it sets', () => {
  const folder = folderWith({});
  build(folder, (table) =>
    ['a', 'b', 'c', 'd'].forEach((key) => table.set(key, `表 ${key}`)),
  );
  expect(filesOf(folder)).toEqual(['1.json']);
  build(folder, (table) => {
    expect(table.get('a')).toBe('表 a');
    expect(table.stay('b')).toBe(true);
    expect(table.stay('unknown')).toBe(false);
    table.set('c', 'another');
    expect(table.get('c')).toBe('another');
  });
  build(folder, (table) => {
    expect(['a', 'b', 'c', 'd'].map(table.get)).toEqual([
      '表 a',
      '表 b',
      'another',
      undefined,
    ]);
  });
  // That of a build that has set nothing is not there.
  expect(filesOf(folder)).toEqual(['1.json', '2.json']);
});

test('values that no build asks for stay if they are to, and a deleted one does not', () => {
  const folder = folderWith({});
  build(folder, (table) => ['a', 'b'].forEach((key) => table.set(key, key)));
  build(folder, (table) => table.set('c', 'c'), true);
  build(
    folder,
    (table) => {
      expect(['a', 'b', 'c'].map(table.stay)).toEqual([true, true, true]);
      table.delete('b');
    },
    true,
  );
  build(folder, (table) => {
    expect(['a', 'b', 'c'].map(table.get)).toEqual(['a', undefined, 'c']);
  });
});

test('the files of many builds become one', () => {
  const folder = folderWith({});
  const keys = Array.from({ length: 12 }, (_, at) => `page ${at}`);
  for (const key of keys) build(folder, (table) => table.set(key, key.repeat(20)), true);
  expect(filesOf(folder).length).toBeLessThanOrEqual(8);
  build(folder, (table) => {
    expect(keys.map(table.get)).toEqual(keys.map((key) => key.repeat(20)));
  });
});

test('a file that is cut off or changed loses its values, and no others', () => {
  const folder = folderWith({});
  build(folder, (table) => ['a', 'b'].forEach((key) => table.set(key, key.repeat(50))));
  const file = join(folder, 'pages/1.json');
  truncateSync(file, statSync(file).size - 10);
  build(folder, (table) => {
    expect(table.get('a')).toBe('a'.repeat(50));
    expect(table.get('b')).toBeUndefined();
  });
  writeFileSync(file, readFileSync(file, 'utf8').replace('aaa', 'aba'));
  build(folder, (table) => expect(table.get('a')).toBeUndefined());
});

test('where nothing is kept, nothing is found', () => {
  const table = openTable<string>(NO_STORE, 'pages');
  table.set('a', 'a');
  table.save();
  expect(table.get('a')).toBeUndefined();
});
