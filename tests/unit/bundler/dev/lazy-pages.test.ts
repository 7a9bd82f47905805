import { lazyPages } from '../../../../src/bundler/dev/lazy-pages';

const PAGE = '/site/docs/simple.md';
const PAGES = {
  has: (file: string) => file === PAGE || file === '/site/docs/other.md',
  at: (path: string) => (path === '/simple' ? PAGE : undefined),
};

/** A module as Rspack shows it to `test`, behind its loaders. */
function moduleOf(resource: string) {
  return {
    nameForCondition: () => resource.replace(/\?.*/, ''),
    identifier: () => `loader.cjs!${resource}`,
  } as never;
}

function start(last?: string) {
  const told: string[] = [];
  const asked: string[][] = [];
  const lazy = lazyPages(PAGES, last, (file) => told.push(file));
  const isLazy = lazy.options.test as (module: never) => boolean;
  const [, opens] = lazy.middlewares(
    {} as never,
    (() => (request: { body: string[] }) => asked.push(request.body)) as never,
  );
  const open = (path: string, accept = 'text/html', method = 'GET') => {
    const next = jest.fn();
    opens?.({ method, path, headers: { accept } }, {}, next);
    expect(next).toHaveBeenCalledTimes(1);
  };
  return { isLazy, open, asked, told };
}

test('a page waits for its reader, everything else is compiled with what imports it', () => {
  const { isLazy } = start();
  expect(isLazy(moduleOf(PAGE))).toBe(true);
  expect(isLazy(moduleOf(`${PAGE}?ledger-html`))).toBe(false);
  expect(isLazy(moduleOf('/site/docs/examples/simple.tsx'))).toBe(false);
  expect(isLazy(moduleOf('/site/node_modules/rc-table/index.js'))).toBe(false);
});

test('a page is compiled when its document is first asked for', () => {
  const { isLazy, open, asked, told } = start();
  isLazy(moduleOf(PAGE));
  open('/simple');
  expect(asked).toEqual([[`lazy-compilation-proxy|loader.cjs!${PAGE}`]]);
  open('/simple');
  expect(asked).toHaveLength(1);
  expect(told).toEqual([PAGE, PAGE]);
  // Its importer may be compiled again.
  expect(isLazy(moduleOf(PAGE))).toBe(true);
});

test('what is no document of a page compiles nothing', () => {
  const { isLazy, open, asked, told } = start();
  isLazy(moduleOf(PAGE));
  open('/umi.js');
  open('/simple', '*/*');
  open('/simple', 'text/html', 'HEAD');
  expect(asked).toEqual([]);
  expect(told).toEqual([]);
});

test('a page that is opened before the bundler comes to it is compiled with the app', () => {
  const { isLazy, open, asked } = start();
  open('/simple');
  expect(isLazy(moduleOf(PAGE))).toBe(false);
  expect(isLazy(moduleOf('/site/docs/other.md'))).toBe(true);
  expect(asked).toEqual([]);
  expect(isLazy(moduleOf(PAGE))).toBe(false);
});

test('so is the page that was opened last in an earlier start', () => {
  const { isLazy, open, asked, told } = start(PAGE);
  expect(isLazy(moduleOf(PAGE))).toBe(false);
  open('/simple');
  expect(asked).toEqual([]);
  expect(told).toEqual([PAGE]);
});
