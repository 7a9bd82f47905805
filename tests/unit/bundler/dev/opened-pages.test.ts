import { openedPages } from '../../../../src/bundler/dev/opened-pages';

const PAGE = '/site/docs/simple.md';
const OTHER = '/site/docs/other.md';
const LIST = '/tmp/ledger/opened-pages.ts';

/** As umi writes it. */
const TABLE = [
  `'docs/simple': React.lazy(() => import(/* webpackChunkName: "docs__simple.md" */'${PAGE}')),`,
  `'docs/other': React.lazy(() => import(/* webpackChunkName: "docs__other.md" */'${OTHER}')),`,
  `'DocLayout': React.lazy(() => import(/* webpackMode: "eager" */ '/theme/DocLayout.tsx')),`,
].join('\n');

function start(last?: string) {
  const files = new Set([PAGE, OTHER]);
  const told: string[] = [];
  const changed: string[][] = [];
  const pages = openedPages(
    { files: () => files, at: (path) => (path === '/simple' ? PAGE : undefined) },
    '/tmp',
    last,
    (file) => told.push(file),
  );
  const [table, list] = pages.rules.map(
    ({ use }) =>
      (use as unknown as { options: { make(text: string): string } }[])[0]?.options,
  );
  const answer = pages.middleware({
    watching: {
      invalidateWithChangesAndRemovals: (these: Set<string>) => changed.push([...these]),
    } as never,
  });
  const ask = (method: string, path: string, accept = 'text/html', file?: string) => {
    const next = jest.fn();
    let code: number | undefined;
    answer(
      { method, path, query: { file }, headers: { accept } },
      { status: (given) => ({ end: () => (code = given) }) },
      next,
    );
    return next.mock.calls.length > 0 ? 'next' : code;
  };
  return {
    files,
    told,
    changed,
    table: () => table?.make(TABLE),
    list: () => list?.make(''),
    open: (path: string, accept?: string, method = 'GET') => ask(method, path, accept),
    askFor: (file: string) => ask('POST', '/__ledger/open-page', '*/*', file),
  };
}

test('the table of routes imports no page, but asks for them', () => {
  const { table } = start();
  expect(table()).toBe(
    [
      "import { openPage } from '@@/ledger/opened-pages';",
      `'docs/simple': React.lazy(() => openPage("${PAGE}")),`,
      `'docs/other': React.lazy(() => openPage("${OTHER}")),`,
      `'DocLayout': React.lazy(() => import(/* webpackMode: "eager" */ '/theme/DocLayout.tsx')),`,
    ].join('\n'),
  );
});

test('a page is imported from when its document is asked for', () => {
  const { list, open, changed, told } = start();
  expect(list()).not.toContain('import(');
  expect(open('/simple')).toBe('next');
  expect(changed).toEqual([[LIST]]);
  expect(list()).toContain(`  "${PAGE}": () => import("${PAGE}"),`);
  expect(open('/simple')).toBe('next');
  expect(changed).toHaveLength(1);
  expect(told).toEqual([PAGE, PAGE]);
});

test('so is a page whose module an open page asks for', () => {
  const { list, askFor, changed, told } = start();
  expect(askFor(OTHER)).toBe(204);
  expect(changed).toEqual([[LIST]]);
  expect(list()).toContain(`import("${OTHER}")`);
  expect(askFor(OTHER)).toBe(204);
  expect(changed).toHaveLength(1);
  expect(told).toEqual([]);
});

test('and the page that was opened last in an earlier start', () => {
  const { list, open, changed, told } = start(PAGE);
  expect(list()).toContain(`import("${PAGE}")`);
  open('/simple');
  expect(changed).toEqual([]);
  expect(told).toEqual([PAGE]);
});

test('what is no page of the site is not imported', () => {
  const { askFor, open, changed, told } = start();
  expect(askFor('/etc/passwd')).toBe(404);
  expect(open('/umi.js')).toBe('next');
  expect(open('/simple', '*/*')).toBe('next');
  expect(open('/simple', 'text/html', 'HEAD')).toBe('next');
  expect(changed).toEqual([]);
  expect(told).toEqual([]);
});

test('a page that is gone is imported no more', () => {
  const { files, list, open } = start();
  open('/simple');
  files.delete(PAGE);
  expect(list()).not.toContain('import(');
});
