import { existsSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createStore } from '../../../../src/plugin/cache/store';
import {
  createSpare,
  keepSpare,
  spareFolder,
} from '../../../../src/plugin/prerender/output/spare';
import { temporaryFolders } from '../../support/temporary-folder';

const folderWith = temporaryFolders();

/** A site with two outputs: of `text`, which is the spare, and an empty one to be filled. */
function site(text: string, name = 'a/index.html') {
  const root = folderWith({
    [`first/${name}`]: text,
    'second/other.txt': '',
    'third/other.txt': '',
  });
  const open = (output: string) => {
    const store = createStore(join(root, 'cache'), () => undefined);
    return { store, spare: createSpare(store, () => join(root, output)) };
  };
  const first = open('first');
  first.spare.note(name, 'key', 2);
  first.spare.keep();
  open('second').spare.keep();
  const folder = spareFolder(first.store) ?? '';
  keepSpare(join(root, 'first'), folder);
  const { spare } = open('third');
  return { root, spare, spared: join(folder, name), taken: join(root, 'third', name) };
}

test('a file that would be the same is moved from the output before the last one', () => {
  const { spare, spared, taken } = site('text');
  expect(spare.take('a/index.html', 'key')).toBe(true);
  expect(readFileSync(taken, 'utf8')).toBe('text');
  expect(existsSync(spared)).toBe(false);
});

describe('after the first build', () => {
  /** A site whose first output is served, and a second one that is empty. */
  function firstSite(text: string) {
    const root = folderWith({ 'first/a/index.html': text, 'second/other.txt': '' });
    const open = (output: string) =>
      createSpare(
        createStore(join(root, 'cache'), () => undefined),
        () => join(root, output),
      );
    const first = open('first');
    first.note('a/index.html', 'key', 2);
    first.keep();
    const spare = open('second');
    spare.replaces(join(root, 'first'));
    return {
      spare,
      served: join(root, 'first/a/index.html'),
      taken: join(root, 'second/a/index.html'),
    };
  }

  test('a file that would be the same is copied from the last output, which stays whole', () => {
    const { spare, served, taken } = firstSite('a 12 b');
    expect(spare.take('a/index.html', 'key', '34')).toBe(true);
    expect(readFileSync(taken, 'utf8')).toBe('a 34 b');
    expect(readFileSync(served, 'utf8')).toBe('a 12 b');
  });

  test('a file of another key, or one that something has changed, is not taken', () => {
    const { spare, served, taken } = firstSite('text');
    expect(spare.take('a/index.html', 'other key')).toBe(false);
    writeFileSync(served, 'changed by a tool');
    expect(spare.take('a/index.html', 'key')).toBe(false);
    expect(existsSync(taken)).toBe(false);
  });
});

test('a text of the same length is put into its place', () => {
  const { spare, taken } = site('a 12 b');
  expect(spare.take('a/index.html', 'key', '34')).toBe(true);
  expect(readFileSync(taken, 'utf8')).toBe('a 34 b');
});

test.each([
  ['of another key', 'text', 'other key', undefined],
  ['that something has changed', 'Text', 'key', undefined],
  ['that something has written again', 'text', 'key', 1],
])('a file %s is not taken', (_, text, key, time) => {
  const { spare, spared, taken } = site('text');
  if (text !== 'text' || time) writeFileSync(spared, text);
  if (time) utimesSync(spared, time, time);
  expect(spare.take('a/index.html', key)).toBe(false);
  expect(existsSync(taken)).toBe(false);
});

/** A site whose spare has a file of this text, which was put there. */
function siteWithText(text: string) {
  const root = folderWith({ 'second/other.txt': '', 'third/other.txt': '' });
  const open = (output: string) => {
    const store = createStore(join(root, 'cache'), () => undefined);
    return { store, spare: createSpare(store, () => join(root, output)) };
  };
  const first = open('first');
  first.spare.put('parts/1.old.json', text);
  first.spare.keep();
  open('second').spare.keep();
  const folder = spareFolder(first.store) ?? '';
  keepSpare(join(root, 'first'), folder);
  return {
    spare: open('third').spare,
    spared: join(folder, 'parts/1.old.json'),
    read: (name: string) => readFileSync(join(root, 'third', name), 'utf8'),
  };
}

test('a file with the same text is moved to another name, once', () => {
  const { spare, spared, read } = siteWithText('text');
  spare.put('parts/2.new.json', 'text');
  expect(existsSync(spared)).toBe(false);
  expect(read('parts/2.new.json')).toBe('text');
  spare.put('parts/3.new.json', 'text');
  expect(read('parts/3.new.json')).toBe('text');
  expect(read('parts/2.new.json')).toBe('text');
});

test('a file with another text is written, also where one in the spare has been changed', () => {
  const { spare, spared, read } = siteWithText('text');
  spare.put('parts/1.old.json', 'other');
  expect(read('parts/1.old.json')).toBe('other');
  writeFileSync(spared, 'changed by a tool');
  spare.put('parts/2.new.json', 'text');
  expect(read('parts/2.new.json')).toBe('text');
});

test('what is found in a file is known as long as nothing else has changed it', () => {
  const { spare, taken } = site('text');
  spare.take('a/index.html', 'key');
  const find = jest.fn((text: string) => text.length);
  expect(spare.fact('a/index.html', find)).toBe(4);
  expect(spare.fact('a/index.html', find)).toBe(4);
  expect(find).toHaveBeenCalledTimes(1);
  writeFileSync(taken, 'changed');
  expect(spare.fact('a/index.html', find)).toBe(7);
});

test('a build without a cache takes nothing, and keeps no output', () => {
  const { root } = site('text');
  keepSpare(join(root, 'nothing'), join(root, 'spare'));
  expect(existsSync(join(root, 'spare'))).toBe(false);
});
