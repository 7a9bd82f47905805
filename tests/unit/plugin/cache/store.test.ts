import { chmodSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createStore } from '../../../../src/plugin/cache/store';
import { temporaryFolders } from '../../support/temporary-folder';

const faults: string[] = [];
const folderWith = temporaryFolders();
const folder = () => folderWith({});
const open = (path: string) => createStore(path, (reason) => faults.push(reason));

afterEach(() => faults.splice(0));

test('a later build reads what an earlier one has written', () => {
  const path = folder();
  const value = { text: '表格 ', list: [1, null, true] };
  open(path).write('pages/a', value);
  expect(open(path).read('pages/a')).toEqual(value);
  expect(open(path).read('pages/b')).toBeUndefined();
});

test.each([
  ['cut off', (text: string) => text.slice(0, -3)],
  ['changed', (text: string) => text.replace('whole', 'other')],
  ['emptied', () => ''],
])('a file that was %s is as if it were not there', (_, damage) => {
  const path = folder();
  open(path).write('a', { text: 'whole' });
  const file = join(path, 'a.json');
  writeFileSync(file, damage(readFileSync(file, 'utf8')));
  expect(open(path).read('a')).toBeUndefined();
  expect(faults).toEqual([]);
});

test('a value takes the place of the one before, and leaves no other file', () => {
  const path = folder();
  const store = open(path);
  store.write('a', 1);
  store.write('a', 2);
  expect(store.read('a')).toBe(2);
  expect(readdirSync(path)).toEqual(['a.json']);
});

test('what a build has not asked for is removed at its end', () => {
  const path = folder();
  const first = open(path);
  first.write('read', 1);
  first.write('old', 1);
  writeFileSync(join(path, 'old.json.4711'), 'left by a build that was stopped');
  writeFileSync(join(path, 'notes.txt'), 'not ours');
  const second = open(path);
  second.read('read');
  second.write('new', 1);
  second.prune();
  expect(readdirSync(path).sort()).toEqual(['new.json', 'notes.txt', 'read.json']);
});

test('a folder that cannot be written is said once, and the build goes on', () => {
  const path = join(folder(), 'file');
  writeFileSync(path, '');
  chmodSync(path, 0o400);
  const store = open(path);
  store.write('a', 1);
  store.write('b', 1);
  expect(faults).toHaveLength(1);
  expect(existsSync(join(path, 'a.json'))).toBe(false);
});
