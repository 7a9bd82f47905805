import { languageOf, listOf, pageFiles } from '../../../src/offline/page-files';
import { isHashed, pageKey } from '../../../src/offline/page-key';

const data = {
  route: { id: 'docs/demo/simple' },
  files: 'files.00000000.json',
  scripts: { app: 'app.1.js', 'simple-demo': 'simple-demo.1.js' },
  styles: { app: 'app.1.css' },
};
const html = `<html lang="en-US"><script defer src="/table/umi.1.js"></script>
<script type="application/json" id="ledger-data">${JSON.stringify(data)}</script></html>`;
const listed = {
  scripts: {
    app: 'app.1.js',
    search: 'search.1.js',
    'words-en-US': 'words-en-US.1.js',
    'words-zh-CN': 'words-zh-CN.1.js',
    'simple-html': 'simple-html.1.js',
    'other-html': 'other-html.1.js',
  },
  styles: { search: 'search.1.css' },
};

test('a page is kept with its own files, with search, and with the words of its language', () => {
  expect(languageOf(html)).toBe('en-US');
  expect(listOf(html)).toBe('files.00000000.json');
  expect(pageFiles(html, listed).sort()).toEqual([
    '/table/umi.1.js',
    'app.1.css',
    'app.1.js',
    'files.00000000.json',
    'search.1.css',
    'search.1.js',
    'simple-demo.1.js',
    'simple-html.1.js',
    'words-en-US.1.js',
  ]);
});

test('a page of a large site is kept with its part, and without lists of all pages', () => {
  const large = { ...data, path: '/demo/simple', parts: 1 };
  const document = html.replace(JSON.stringify(data), JSON.stringify(large));
  const names = pageFiles(document, {
    scripts: { routes: 'routes.1.js', 'descriptions-en-US': 'descriptions-en-US.1.js' },
    styles: {},
  });
  expect(names).toContain('pages-0.00000000.json');
  expect(names.join()).not.toMatch(/routes|descriptions/);
});

test('a document that is not of the theme has no files', () => {
  expect(pageFiles('<html></html>', listed)).toEqual([]);
  expect(listOf('<html></html>')).toBeUndefined();
  expect(languageOf('<html></html>')).toBe('');
});

test.each([
  ['https://a.com/', 'https://a.com/'],
  ['https://a.com/index.html', 'https://a.com/'],
  ['https://a.com/table/', 'https://a.com/table'],
  ['https://a.com/table/demo?tab=x#y', 'https://a.com/table/demo'],
  ['https://a.com/table/demo/index.html', 'https://a.com/table/demo'],
])('the page %s is kept as %s', (address, key) => {
  expect(pageKey(address)).toBe(key);
});

test.each([
  ['/umi.d605ee94.js', true],
  ['/search/en-US.48da02ec.json', true],
  ['/service-worker.js', false],
  ['/logo.svg', false],
])('%s has a hash: %s', (path, hashed) => {
  expect(isHashed(path)).toBe(hashed);
});
