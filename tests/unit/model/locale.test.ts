import {
  defaultLocale,
  inLocale,
  linkInLocale,
  localeOf,
  localeOfFile,
  withLocale,
  withoutLocale,
} from '../../../src/model/locale';

const en = { id: 'en-US', name: 'English', base: '/' };
const zh = { id: 'zh-CN', name: '中文', base: '/zh-CN' };
const de = { id: 'de', name: 'Deutsch', base: '/de' };

/** Of a site whose languages are at the end of addresses. */
const plain = { id: 'en-US', name: 'English', suffix: '' };
const cn = { id: 'zh-CN', name: '中文', suffix: '-cn' };

/** Of one whose first page in a language has a name. */
const named = { ...cn, home: '/index-cn' };

describe('a first page with a name', () => {
  test.each([
    ['/', '/index-cn'],
    ['/demo', '/demo-cn'],
    ['/index', '/index-cn'],
  ])('%s is %s in its language', (path, there) => {
    expect(inLocale(path, plain, named)).toBe(there);
  });

  test('and back again', () => {
    expect(inLocale('/index-cn', named, plain)).toBe('/');
    expect(inLocale('/demo-cn', named, plain)).toBe('/demo');
  });

  test('links to the root lead to it', () => {
    expect(linkInLocale('/?a=1', named, [plain, named])).toBe('/index-cn?a=1');
  });
});

describe('localeOf', () => {
  test.each([
    ['an address without a prefix is in the default language', '/demo', 'en-US'],
    ['the root is in the default language', '/', 'en-US'],
    ['a prefix names the language', '/zh-CN/demo', 'zh-CN'],
    ['a prefix alone is the first page of its language', '/zh-CN', 'zh-CN'],
    ['a longer segment that begins like a prefix is none', '/zh-CNx/demo', 'en-US'],
    ['a prefix deeper in the address is none', '/demo/zh-CN', 'en-US'],
    ['a short prefix is not found inside a word', '/demo', 'en-US'],
  ])('%s', (_, path, expected) => {
    expect(localeOf(path, [en, de, zh]).id).toBe(expected);
  });

  test.each([
    ['an address without a suffix is in the default language', '/demo', 'en-US'],
    ['the root is in the default language', '/', 'en-US'],
    ['a suffix names the language', '/demo/simple-cn', 'zh-CN'],
    ['a slash at the end is no part of it', '/demo-cn/', 'zh-CN'],
    ['a suffix alone is the first page of its language', '/-cn', 'zh-CN'],
    ['a longer end that begins like a suffix is none', '/demo-cnx', 'en-US'],
    ['a suffix of another segment is none', '/demo-cn/simple', 'en-US'],
  ])('by suffix: %s', (_, path, expected) => {
    expect(localeOf(path, [plain, cn]).id).toBe(expected);
  });

  test('where no language has the root, the first is the default', () => {
    expect(localeOf('/demo', [zh, de])).toBe(zh);
  });

  test('the default language is the one of what names none, wherever it stands', () => {
    for (const locales of [
      [en, zh],
      [zh, en],
      [zh, de],
      [plain, cn],
      [cn, plain],
    ]) {
      const found = defaultLocale(locales);
      expect(localeOf('/demo', locales)).toBe(found);
      expect(localeOfFile('docs/demo.md', locales)).toBe(found);
    }
    expect(defaultLocale([zh, en])).toBe(en);
    expect(defaultLocale([zh, de])).toBe(zh);
  });

  test('the order of the languages does not matter', () => {
    expect(localeOf('/demo', [zh, en])).toBe(en);
    expect(localeOf('/zh-CN', [en, zh])).toBe(zh);
  });

  test('a site without languages is told what to do', () => {
    expect(() => localeOf('/', [])).toThrow('Add one to `locales`');
  });
});

test.each([
  ['/demo', en, '/demo'],
  ['/', en, '/'],
  ['/zh-CN/demo', zh, '/demo'],
  ['/zh-CN', zh, '/'],
  ['/demo-cn', cn, '/demo'],
  ['/-cn', cn, '/'],
  ['/demo', plain, '/demo'],
])('without its language %s in %j is %s', (path, locale, expected) => {
  expect(withoutLocale(path, locale)).toBe(expected);
});

test.each([
  ['/demo', en, zh, '/zh-CN/demo'],
  ['/', en, zh, '/zh-CN'],
  ['/zh-CN/demo', zh, en, '/demo'],
  ['/zh-CN', zh, en, '/'],
  ['/zh-CN/demo', zh, de, '/de/demo'],
  ['/zh-CN', zh, de, '/de'],
  ['/demo', en, en, '/demo'],
  ['/demo', plain, cn, '/demo-cn'],
  ['/', plain, cn, '/-cn'],
  ['/demo-cn', cn, plain, '/demo'],
  ['/-cn', cn, plain, '/'],
])('%s goes from %j to %j as %s', (path, from, to, expected) => {
  expect(inLocale(path, from, to)).toBe(expected);
});

test('there and back again is the same address', () => {
  for (const path of ['/', '/demo', '/demo/simple']) {
    expect(inLocale(inLocale(path, en, zh), zh, en)).toBe(path);
  }
});

test.each([
  [en, '/'],
  [zh, '/zh-CN'],
  [plain, '/'],
  [cn, '/-cn'],
])('the first page in %j is %s', (locale, expected) => {
  expect(withLocale('/', locale)).toBe(expected);
});

describe('localeOfFile', () => {
  test.each([
    ['docs/a.md', 'en-US'],
    ['docs/a.zh-CN.md', 'zh-CN'],
    ['docs/a.$tab-b.zh-CN.md', 'zh-CN'],
    ['docs/zh-CN.md', 'en-US'],
    ['', 'en-US'],
  ])('the language of %j is %s', (file, expected) => {
    expect(localeOfFile(file, [en, zh]).id).toBe(expected);
  });

  test('a site without languages is told what to do', () => {
    expect(() => localeOfFile('a.md', [])).toThrow('Add one to `locales`');
  });
});

describe('linkInLocale', () => {
  test.each([
    ['a page', '/demo/key', '/zh-CN/demo/key'],
    ['the first page', '/', '/zh-CN'],
    ['a place on the first page', '/#table-rowkey', '/zh-CN#table-rowkey'],
    ['a tab and a place', '/demo/key?tab=api#why', '/zh-CN/demo/key?tab=api#why'],
    ['a slash at the end', '/demo/', '/zh-CN/demo'],
    ['a version is no file', '/changelog/7.30.3', '/zh-CN/changelog/7.30.3'],
  ])('%s is the one in the language of the page', (_, to, expected) => {
    expect(linkInLocale(to, zh, [en, zh])).toBe(expected);
    expect(linkInLocale(to, en, [en, zh])).toBe(to.replace(/(.)\/$/, '$1'));
  });

  test.each([
    ['a page that names its language', '/zh-CN/demo/key'],
    ['a place on the same page', '#why'],
    ['a file', '/pictures/rows.svg#light'],
    ['a demo alone', '/~demos/simple'],
    ['another site', 'https://example.org/demo'],
    ['another site with the same protocol', '//example.org/demo'],
    ['an address from here', 'demo/key'],
  ])('%s stays what it is', (_, to) => {
    expect(linkInLocale(to, zh, [en, zh])).toBe(to);
    expect(linkInLocale(to, en, [en, zh])).toBe(to);
  });

  test('by suffix', () => {
    expect(linkInLocale('/demo?tab=api', cn, [plain, cn])).toBe('/demo-cn?tab=api');
    expect(linkInLocale('/demo-cn', cn, [plain, cn])).toBe('/demo-cn');
  });
});
