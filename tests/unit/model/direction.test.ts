import { runInNewContext } from 'node:vm';
import {
  DIRECTION_KEY,
  directionScript,
  withDirection,
} from '../../../src/model/direction';

interface Browser {
  kept?: Record<string, string>;
  storage?: object;
  /** False: the site has no switch. */
  hasSwitch?: boolean;
}

/** What the script sets on the root element of a document at an address, and what is kept then. */
function run(search: string, { kept, storage, hasSwitch = true }: Browser = {}) {
  const store = { ...kept };
  let dir: string | undefined;
  runInNewContext(directionScript(hasSwitch), {
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

const QUERIES = [
  ['?dir=rtl', 'rtl'],
  ['?a=1&dir=ltr&b', 'ltr'],
  ['', undefined],
  ['?dir=', undefined],
  ['?dir=auto', undefined],
  ['?dir=rtlx', undefined],
  ['?redir=rtl', undefined],
  ['?a=dir=rtl', undefined],
] as const;
test.each(QUERIES)(
  'the script sets, where the query is %j, the direction %s',
  (search, direction) => {
    expect(run(search).dir).toBe(direction);
    expect(run(search, { hasSwitch: false }).dir).toBe(direction);
  },
);

test('on a site without a switch, by which a reader could go back, nothing is kept', () => {
  expect(run('?dir=rtl', { hasSwitch: false }).kept).toEqual({});
  const kept = { [DIRECTION_KEY]: '1' };
  expect(run('', { kept, hasSwitch: false })).toEqual({ dir: undefined, kept });
});

test('what an address asks for is kept for those that ask for nothing', () => {
  const { kept } = run('?dir=rtl');
  expect(kept).toEqual({ [DIRECTION_KEY]: '1' });
  expect(run('', { kept }).dir).toBe('rtl');
  const back = run('?dir=ltr', { kept });
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
  expect(run('?dir=rtl', { storage: forbidden }).dir).toBe('rtl');
  expect(run('', { storage: forbidden }).dir).toBeUndefined();
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
