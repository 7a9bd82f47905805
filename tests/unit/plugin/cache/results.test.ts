import {
  closeResults,
  keptResult,
  openResults,
  saveResults,
} from '../../../../src/plugin/cache/results';
import { createStore } from '../../../../src/plugin/cache/store';
import { temporaryFolders } from '../../support/temporary-folder';

const folderWith = temporaryFolders();

/** Asks for results in a build of its own, and tells which were made. */
function buildWith(path: string, version: string, keys: readonly string[]): string[] {
  const made: string[] = [];
  openResults(
    createStore(path, () => undefined),
    version,
  );
  for (const key of keys) {
    for (const name of ['one', 'none']) {
      const make = () => {
        made.push(`${key} ${name}`);
        return name === 'none' ? undefined : { key };
      };
      const expected = name === 'none' ? undefined : { key };
      expect(keptResult(key, name, make)).toEqual(expected);
      expect(keptResult(key, name, make)).toEqual(expected);
    }
  }
  closeResults();
  return made;
}

test('a result is made once, and again when it was not asked for or the version is another', () => {
  const path = folderWith({});
  expect(buildWith(path, '1', ['a', 'b'])).toEqual([
    'a one',
    'a none',
    'b one',
    'b none',
  ]);
  expect(buildWith(path, '1', ['a', 'b'])).toEqual([]);
  expect(buildWith(path, '1', ['b', 'c'])).toEqual(['c one', 'c none']);
  expect(buildWith(path, '1', ['a', 'b', 'c'])).toEqual(['a one', 'a none']);
  expect(buildWith(path, '2', ['a'])).toEqual(['a one', 'a none']);
});

test('a server keeps what it has made while it lives, each time that there is something new', () => {
  const path = folderWith({});
  const run = () => {
    const store = createStore(path, () => undefined);
    const write = jest.spyOn(store, 'write');
    openResults(store, '1');
    return write.mock.calls;
  };
  let writes = run();
  const makeA = jest.fn(() => 'a');
  keptResult('a', 'one', makeA);
  saveResults();
  const { length } = writes;
  expect(length).toBeGreaterThan(0);
  keptResult('a', 'one', makeA);
  saveResults();
  expect(writes).toHaveLength(length);
  keptResult('b', 'one', () => 'b');
  saveResults();
  expect(writes.length).toBeGreaterThan(length);

  writes = run();
  const again = jest.fn();
  expect(keptResult('a', 'one', again)).toBe('a');
  expect(keptResult('b', 'one', again)).toBe('b');
  closeResults();
  expect(makeA).toHaveBeenCalledTimes(1);
  expect(again).not.toHaveBeenCalled();
  expect(writes).toEqual([]);
});
