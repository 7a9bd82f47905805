import { PluginManager as UmiManager } from 'umi/client/client/plugin';
import {
  ApplyPluginsType,
  PluginManager as OwnManager,
} from '../../../../src/renderer/stand-ins/plugin-manager';

/** What of both is used here. */
interface Manager {
  getHooks(key: string): unknown[];
  applyPlugins(call: {
    key: string;
    type: ApplyPluginsType;
    initialValue?: unknown;
    args?: object;
    async?: boolean;
  }): unknown;
}
type Call = Parameters<Manager['applyPlugins']>[0];
type Hooks = Record<string, unknown>;

const KEYS = ['a', 'b', 'other'];
const { modify, event, compose } = ApplyPluginsType;
const later = <T>(value: T) => new Promise<T>((done) => setImmediate(() => done(value)));

function create(make: unknown, plugins: Hooks[], path?: string): Manager {
  const { create: from } = make as { create(given: object): Manager };
  return from({
    validKeys: KEYS,
    plugins: plugins.map((apply) => ({ apply, path })),
  });
}

/** What a call comes to: what it gives, what the hooks were given, or what is thrown. */
async function outcome(
  make: unknown,
  hooksOf: (note: (word: unknown) => void) => Hooks[],
  call: Call,
): Promise<unknown> {
  const notes: unknown[] = [];
  const plugins = hooksOf((word) => notes.push(word));
  const manager = create(make, plugins);
  const given = manager.applyPlugins(call);
  const notesAtOnce = [...notes];
  const isPromise = given instanceof Promise;
  try {
    const value = await (typeof given === 'function' ? given() : given);
    return { value, isPromise, notesAtOnce, notes };
  } catch (error) {
    return { thrown: (error as Error).message, isPromise, notesAtOnce, notes };
  }
}

type HooksOf = Parameters<typeof outcome>[1];
const append = (letter: string) => ({ a: (memo: string) => memo + letter });
const asks = (note: (word: unknown) => void, name: string) => ({
  a(memo: unknown, args: unknown) {
    note([name, memo, args]);
    return memo;
  },
});

const CALLS: [string, HooksOf, Call][] = [
  ['modify without hooks', () => [], { key: 'a', type: modify, initialValue: 1 }],
  [
    'modify goes through the hooks in order',
    () => [append('1'), { b: append('no').a }, append('2')],
    { key: 'a', type: modify, initialValue: '0' },
  ],
  [
    'modify hands each hook what there is and the arguments',
    (note) => [asks(note, 'first'), asks(note, 'second')],
    { key: 'a', type: modify, initialValue: { n: 1 }, args: { b: 2 } },
  ],
  [
    'modify by an object goes over what there is',
    () => [{ a: { x: 1, y: 1 } }, { a: { y: 2 } }],
    { key: 'a', type: modify, initialValue: { w: 0, x: 0 } },
  ],
  [
    'modify with promises waits where it is told to',
    () => [
      { a: (memo: string) => later(`${memo}1`) },
      append('2'),
      { a: async (memo: string) => `${memo}3` },
    ],
    { key: 'a', type: modify, initialValue: '0', async: true },
  ],
  [
    'modify with promises takes one for its beginning',
    () => [append('1'), { a: later({ length: 1 }) }],
    { key: 'a', type: modify, initialValue: later('0'), async: true },
  ],
  [
    'modify with promises passes on what a hook throws',
    () => [{ a: () => Promise.reject(new Error('no')) }, append('2')],
    { key: 'a', type: modify, initialValue: '0', async: true },
  ],
  [
    'event tells all hooks, in order and at once',
    (note) => [
      { a: (args: unknown) => note(['first', args]) },
      { a: (args: unknown) => note(['second', args]) },
    ],
    { key: 'a', type: event, args: { routes: [] } },
  ],
  [
    'event waits for each hook where it is told to',
    (note) => [{ a: () => later('slow').then(note) }, { a: () => note('fast') }],
    { key: 'a', type: event, async: true },
  ],
  [
    'event passes on what a hook throws, and tells the next ones nothing',
    (note) => [
      {
        a() {
          throw new Error('no');
        },
      },
      { a: () => note('second') },
    ],
    { key: 'a', type: event },
  ],
  [
    'compose without hooks is what it begins with',
    () => [],
    { key: 'a', type: compose, initialValue: () => 'core' },
  ],
  [
    'compose puts each hook round those before it',
    () => [
      { a: (next: () => string) => `1(${next()})` },
      { a: (next: () => string, args: { by: string }) => `${args.by}(${next()})` },
    ],
    { key: 'a', type: compose, initialValue: () => 'core', args: { by: '2' } },
  ],
  [
    'compose calls what is inside only where a hook does',
    () => [{ a: () => 'alone' }, { a: (next: () => string) => next() }],
    { key: 'a', type: compose, initialValue: () => 'core' },
  ],
  [
    'members of a hook',
    () => [{ a: { b: append('1').a } }, { a: {} }, { a: { b: append('2').a } }],
    { key: 'a.b', type: modify, initialValue: '0' },
  ],
];

test.each(CALLS)("%s, as in umi's own", async (_, hooksOf, call) => {
  const own = await outcome(OwnManager, hooksOf, call);
  expect(own).toEqual(await outcome(UmiManager, hooksOf, call));
});

test.each([
  ['a', 3],
  ['a.b', 2],
  ['a.b.c', 1],
  ['b', 0],
  ['a.nothing', 0],
])("of the key %s there are %d hooks, the same as in umi's own", (key, count) => {
  const plugins = [{ a: { b: { c: 1 } } }, { a: { b: 2 } }, { a: () => 3 }];
  const own = create(OwnManager, plugins).getHooks(key);
  expect(own).toEqual(create(UmiManager, plugins).getHooks(key));
  expect(own).toHaveLength(count);
});

test.each([undefined, 'src/app.ts'])(
  "a hook that nobody calls is an error, as in umi's own: plugin %s",
  (path) => {
    const wrong = () =>
      create(OwnManager, [{ a: () => 1, rooteContainer: () => 2 }], path);
    expect(wrong).toThrow(/^register failed, invalid key rooteContainer/);
    if (path) expect(wrong).toThrow(`from plugin ${path}`);
    expect(() => create(UmiManager, [{ rooteContainer: () => 2 }], path)).toThrow(
      /^register failed, invalid key rooteContainer/,
    );
  },
);
