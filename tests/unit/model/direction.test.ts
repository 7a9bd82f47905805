import { runInNewContext } from 'node:vm';
import {
  DIRECTION_KEY,
  DIRECTION_SCRIPT,
  withDirection,
} from '../../../src/model/direction';

/** What the script sets on the root element of a document at an address, and what is kept then. */
function run(search: string, kept: Record<string, string> = {}, storage?: object) {
  const store = { ...kept };
  let dir: string | undefined;
  runInNewContext(DIRECTION_SCRIPT, {
    location: { search },
    document: {
      documentElement: {
        setAttribute(_: string, value: string) {
          dir = value;
        },
      },
    },
    localStorage: storage ?? {
      getItem: (key: string) => store[key] ?? null,
      setItem: (key: string, value: unknown) => {
        store[key] = String(value);
      },
      removeItem: (key: string) => {
        delete store[key];
      },
    },
  });
  return { dir, kept: store };
}

test.each([
  ['?dir=rtl', 'rtl'],
  ['?a=1&dir=ltr&b', 'ltr'],
  ['', undefined],
  ['?dir=', undefined],
  ['?dir=auto', undefined],
  ['?dir=rtlx', undefined],
  ['?redir=rtl', undefined],
  ['?a=dir=rtl', undefined],
])('the script sets, where the query is %j, the direction %s', (search, direction) => {
  expect(run(search).dir).toBe(direction);
});

test('what an address asks for is kept for those that ask for nothing', () => {
  const { kept } = run('?dir=rtl');
  expect(kept).toEqual({ [DIRECTION_KEY]: '1' });
  expect(run('', kept).dir).toBe('rtl');
  const back = run('?dir=ltr', kept);
  expect(back).toEqual({ dir: 'ltr', kept: {} });
});

test('a storage that throws leaves what the address asks for', () => {
  const forbidden = new Proxy(
    {},
    {
      get() {
        throw new Error('The operation is insecure.');
      },
    },
  );
  expect(run('?dir=rtl', {}, forbidden).dir).toBe('rtl');
  expect(run('', {}, forbidden).dir).toBeUndefined();
});

test.each([
  ['', 'rtl', '?dir=rtl'],
  ['?tab=a', 'rtl', '?tab=a&dir=rtl'],
  ['?dir=rtl', 'rtl', '?dir=rtl'],
  ['?dir=rtl', 'ltr', ''],
  ['?tab=a&dir=rtl&q=%E5%9B%BA', 'ltr', '?tab=a&q=%E5%9B%BA'],
] as const)('the query %j for %s is %j', (search, direction, query) => {
  expect(withDirection(search, direction)).toBe(query);
});
