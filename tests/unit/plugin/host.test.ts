import type { IApi } from 'dumi';
import {
  baseOf,
  canReplaceBundler,
  contentHash,
  docFoldersOf,
  fileNameOf,
  hostChanged,
  isBuild,
  optionsOf,
  publicPathOf,
  quoted,
  fileOf,
  writeModules,
} from '../../../src/plugin/host';

/** dumi, as far as a test needs it. */
const apiOf = (parts: object) => parts as unknown as IApi;

test('the options of a site have their defaults', () => {
  const api = apiOf({ config: { themeConfig: { name: 'Site' } }, pkg: {} });
  expect(optionsOf(api)).toMatchObject({ prefersColor: { default: 'light' } });
});

test('an older umi has no hook for another bundler', () => {
  expect(canReplaceBundler(apiOf({ modifyUniBundler() {} }))).toBe(true);
  expect(canReplaceBundler(apiOf({}))).toBe(false);
});

test.each([
  [{ name: 'Name' }, 'Title', 'Name'],
  [{ name: '' }, 'Title', ''],
  [{}, 'Title', 'Title'],
  [{}, undefined, 'package'],
])('a site with %p and the title %p is called "%s"', (themeConfig, title, name) => {
  const api = apiOf({ config: { themeConfig, title }, pkg: { name: 'package' } });
  expect(optionsOf(api).name).toBe(name);
});

test.each([
  [{}, undefined],
  [{ sitemap: { hostname: 'https://example.com/' } }, 'https://example.com/table'],
  [{ sitemap: { hostname: 'https://example.com' } }, 'https://example.com/table'],
  [{ sitemap: { hostname: 'https://example.com/docs/' } }, 'https://example.com/docs'],
  [{ sitemap: { hostname: 'example.com' } }, undefined],
  [{ sitemap: { hostname: 'https://a.com' }, themeConfig: { siteUrl: '' } }, undefined],
  [
    { sitemap: { hostname: 'https://a.com' }, themeConfig: { siteUrl: 'https://b.com' } },
    'https://b.com',
  ],
])('a site with %j has the address %p', (config, address) => {
  const api = apiOf({ config: { base: '/table/', themeConfig: {}, ...config }, pkg: {} });
  expect(optionsOf(api).siteUrl).toBe(address);
});

test.each([
  ['/', ''],
  ['/table/', '/table'],
  ['/table', '/table'],
])('pages of a site at %s are below "%s"', (base, expected) => {
  const api = apiOf({ config: { base, publicPath: base } });
  expect(baseOf(api)).toBe(expected);
  expect(publicPathOf(api)).toBe(base);
});

test('folders of documents may be written in two ways', () => {
  const docDirs = ['docs', { type: 'guide', dir: 'guides' }];
  const api = apiOf({ config: { resolve: { docDirs } } });
  expect(docFoldersOf(api)).toEqual(['docs', 'guides']);
});

test('only the environment of production is a build', () => {
  expect(isBuild(apiOf({ env: 'production' }))).toBe(true);
  expect(isBuild(apiOf({ env: 'development' }))).toBe(false);
});

test('a generated module is a text, or lines with an end', () => {
  const writeTmpFile = jest.fn();
  writeModules(apiOf({ writeTmpFile }), { 'a.json': '{}', 'b/c.ts': ['one', 'two'] });
  expect(writeTmpFile.mock.calls).toEqual([
    [{ noPluginDir: true, path: 'ledger/a.json', content: '{}' }],
    [{ noPluginDir: true, path: 'ledger/b/c.ts', content: 'one\ntwo\n' }],
  ]);
});

test('paths are relative to the site, and imports of them have forward slashes', () => {
  expect(fileOf('/site/docs/a.md', '/site')).toBe('docs/a.md');
  expect(quoted('C:\\docs\\a "b".md')).toBe('"C:/docs/a \\"b\\".md"');
});

test('the name of a file is safe in an address and changes with its content', () => {
  expect(fileNameOf('a b@c')).toBe('a-b-c');
  expect(contentHash('one')).toMatch(/^[0-9a-f]{8}$/);
  expect(contentHash('one')).toBe(contentHash(Buffer.from('one')));
  expect(contentHash('one')).not.toBe(contentHash('two'));
});

test('an error about another dumi says what is missing, what is needed and what to do', () => {
  const cause = new Error('cause');
  const error = hostChanged('dumi has no route "a"', 'plugin/site/demo-route', { cause });
  expect(error.message).toBe(
    'dumi has no route "a". dumi-theme-ledger needs dumi 2.0.17 or later on umi 4.0.56 or later, and is tested up to dumi 2.4 on umi 4.7: install dumi 2.4 on umi 4.7, or a version of the theme for yours. The code that needs it is plugin/site/demo-route.',
  );
  expect(error.cause).toBe(cause);
  expect(hostChanged('a', 'b', { needs: 'Rspack 1' }).message).toContain(
    'needs Rspack 1: install Rspack 1, or',
  );
});
