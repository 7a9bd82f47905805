import { addressLinks } from '../../../../src/plugin/prerender/address-links';
import { makePage } from '../../support/make-page';

const locales = [
  { id: 'en-US', name: 'English', base: '/' },
  { id: 'zh-CN', name: '中文', base: '/zh-CN' },
];
const pages = [
  makePage({ path: '/' }),
  makePage({ path: '/zh-CN', locale: 'zh-CN' }),
  makePage({ path: '/demo/key' }),
  makePage({ path: '/zh-CN/demo/key', locale: 'zh-CN', translated: false }),
];
const site = { pages, locales, root: 'https://example.com/table/' };

/** The links of a page as `canonical address` and `language address`. */
const linksOf = (path: string, of = site) =>
  addressLinks(path, of).map((link) => {
    const [, language = 'canonical'] = /hreflang="([^"]+)"/.exec(link) ?? [];
    return `${language} ${/href="([^"]+)"/.exec(link)?.[1]}`;
  });

test.each([
  ['/', 'https://example.com/table/'],
  ['/zh-CN', 'https://example.com/table/zh-CN'],
])('%s is known by its own address and told in every language', (path, own) => {
  expect(linksOf(path)).toEqual([
    `canonical ${own}`,
    'en-US https://example.com/table/',
    'zh-CN https://example.com/table/zh-CN',
    'x-default https://example.com/table/',
  ]);
});

test('a page without a translation has one address in all languages', () => {
  const known = ['canonical https://example.com/table/demo/key'];
  expect(linksOf('/demo/key')).toEqual(known);
  expect(linksOf('/zh-CN/demo/key')).toEqual(known);
});

test.each([
  ['', '/', '/'],
  ['', '/zh-CN', '/zh-CN'],
  ['/table', '/zh-CN', '/table/zh-CN'],
])('where the host is not known, below %j, %s is %s', (root, path, own) => {
  expect(linksOf(path, { ...site, root })[0]).toBe(`canonical ${own}`);
});

test('nothing is said of what is no page', () => {
  expect(linksOf('/404')).toEqual([]);
});

test('every link says the page that it belongs to', () => {
  expect(
    addressLinks('/zh-CN', site).every((link) => /data-page="\/zh-CN"/.test(link)),
  ).toBe(true);
});
