import { closePages, wordsOf } from '../../../../src/model/text/close-pages';

const PAGES = [
  ['/', 'rc-table'],
  ['/demo', 'Demos'],
  ['/demo/simple', 'simple'],
  ['/demo/fixed-columns', 'fixedColumns'],
  ['/demo/fixed-columns-and-header', 'fixedColumnsAndHeader'],
  ['/demo/sticky-header', 'stickyHeader'],
  ['/demo/sticky-header-and-summary', 'stickyHeaderAndSummary'],
  ['/demo/jsx', 'Hover Perf'],
  ['/recipe/simple', 'A simple recipe'],
].map(([path = '', title = '']) => ({ path, title }));

const near = (path: string) => closePages(path, PAGES).map((page) => page.path);

test.each([
  ['a slip', '/demo/simpel', ['/demo/simple', '/recipe/simple']],
  ['another folder', '/examples/fixed-columns', ['/demo/fixed-columns']],
  ['another spelling', '/demo/FixedColumns.html', ['/demo/fixed-columns']],
  ['the title', '/hover-perf', ['/demo/jsx']],
  ['a broken escape', '/demo/simple%', ['/demo/simple', '/recipe/simple']],
  ['the folder in which it is', '/recipe/simple2', ['/recipe/simple', '/demo/simple']],
])('%s leads to the page that is meant', (_, path, expected) => {
  expect(near(path).slice(0, expected.length)).toEqual(expected);
});

test('a part of a name finds the pages that have it', () => {
  expect(near('/sticky')).toEqual([
    '/demo/sticky-header',
    '/demo/sticky-header-and-summary',
  ]);
});

test.each(['/', '/~', '/nothing-alike-anywhere', '/x'])('%s means no page', (path) => {
  expect(near(path)).toEqual([]);
});

test('the words of an address are those of its last name', () => {
  expect(wordsOf('/demo/fixed-colums.html')).toBe('fixed colums');
  expect(wordsOf('/%E8%A1%A8%E6%A0%BC/')).toBe('表格');
  expect(wordsOf('/')).toBe('');
});
