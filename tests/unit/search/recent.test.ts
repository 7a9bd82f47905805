import { clearRecent, addRecent, readRecent } from '../../../src/search/recent';

/** A storage of its own, as a browser has it. */
function makeStore() {
  const values = new Map<string, string>();
  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
  return { store: () => storage, values };
}

/** A storage that holds this text, whatever it is asked for. */
const holding = (text: string) => () => ({ ...makeStore().store(), getItem: () => text });

function refuse(): never {
  throw new Error('Forbidden.');
}

test('without a search there is none', () => {
  expect(readRecent(makeStore().store)).toEqual([]);
});

test('the last search stands first', () => {
  const { store } = makeStore();
  ['row', 'column', 'cell'].forEach((query) => addRecent(store, query));
  expect(readRecent(store)).toEqual(['cell', 'column', 'row']);
});

test('the last five are kept', () => {
  const { store } = makeStore();
  ['1', '2', '3', '4', '5', '6', '7'].forEach((query) => addRecent(store, query));
  expect(readRecent(store)).toEqual(['7', '6', '5', '4', '3']);
});

test('a search that is made again moves to the front', () => {
  const { store } = makeStore();
  ['row', 'column', 'row'].forEach((query) => addRecent(store, query));
  expect(readRecent(store)).toEqual(['row', 'column']);
  addRecent(store, '  row ');
  expect(readRecent(store)).toEqual(['row', 'column']);
});

test.each(['', '   ', '\n\t'])('%j is no search', (query) => {
  const { store } = makeStore();
  addRecent(store, query);
  expect(readRecent(store)).toEqual([]);
});

test('of a very long search the beginning is kept', () => {
  const { store } = makeStore();
  addRecent(store, 'row '.repeat(5000));
  const [kept = ''] = readRecent(store);
  expect(kept.startsWith('row row')).toBe(true);
  expect(kept.length).toBeLessThanOrEqual(200);
});

test.each([
  ['broken JSON', '["row"', []],
  ['nothing', '', []],
  ['no list', '{"0":"row"}', []],
  ['null', 'null', []],
  ['a text', '"row"', []],
  ['a list of other things', '["row",1,null,["column"],"cell"]', ['row', 'cell']],
  ['too long a list', '["1","2","3","4","5","6"]', ['1', '2', '3', '4', '5']],
])('of a storage that holds %s what can be used is read', (_, text, expected) => {
  expect(readRecent(holding(text))).toEqual(expected);
});

test('broken JSON is written over by the next search', () => {
  const { store } = makeStore();
  addRecent(store, 'row');
  const [key = ''] = [...makeStoreKeys(store)];
  store().setItem(key, '[broken');
  addRecent(store, 'column');
  expect(readRecent(store)).toEqual(['column']);
});

/** The keys that a search is written under. */
function makeStoreKeys(store: ReturnType<typeof makeStore>['store']): Set<string> {
  const keys = new Set<string>();
  addRecent(() => ({ ...store(), setItem: (key) => void keys.add(key) }), 'any');
  return keys;
}

test('all are forgotten', () => {
  const { store, values } = makeStore();
  addRecent(store, 'row');
  clearRecent(store);
  expect(readRecent(store)).toEqual([]);
  expect(values.size).toBe(0);
});

test.each<[string, Parameters<typeof readRecent>[0]]>([
  ['cannot be reached', refuse],
  [
    'refuses everything',
    () => ({ getItem: refuse, setItem: refuse, removeItem: refuse }),
  ],
])('a storage that %s keeps nothing and stops nothing', (_, store) => {
  expect(() => addRecent(store, 'row')).not.toThrow();
  expect(readRecent(store)).toEqual([]);
  expect(() => clearRecent(store)).not.toThrow();
});

test('a storage that is full keeps what it has', () => {
  const { store } = makeStore();
  addRecent(store, 'row');
  addRecent(() => ({ ...store(), setItem: refuse }), 'column');
  expect(readRecent(store)).toEqual(['row']);
});
