import { sitePages } from '../../../../src/bundler/dev/site-pages';

const ROUTES = {
  DocLayout: { absPath: '/', file: '/theme/DocLayout.tsx', isLayout: true },
  index: { absPath: '/', file: '/site/docs/index.md' },
  guide: { absPath: '/guide/', file: '/site/docs/guide/index.md' },
  列: { absPath: '/列', file: '/site/docs/列.md' },
  redirect: { absPath: '/old' },
};

test('knows the files of pages, and not those of layouts', () => {
  const files = sitePages(() => ROUTES, '').files();
  expect([...files]).toEqual([
    '/site/docs/index.md',
    '/site/docs/guide/index.md',
    '/site/docs/列.md',
  ]);
});

test.each([
  ['', '/', '/site/docs/index.md'],
  ['', '/guide', '/site/docs/guide/index.md'],
  ['', '/guide/', '/site/docs/guide/index.md'],
  ['', '/%E5%88%97', '/site/docs/列.md'],
  ['', '/old', undefined],
  ['', '/none', undefined],
  ['', '/%E5', undefined],
  ['/table', '/table', '/site/docs/index.md'],
  ['/table', '/table/', '/site/docs/index.md'],
  ['/table', '/table/guide', '/site/docs/guide/index.md'],
  ['/table', '/tables/guide', undefined],
  ['/table', '/guide', undefined],
])('below the base "%s", %s shows %s', (base, path, file) => {
  expect(sitePages(() => ROUTES, base).at(path)).toBe(file);
});

test('sees routes that come later', () => {
  const routes: Record<string, { absPath: string; file: string }> = {};
  const pages = sitePages(() => routes, '');
  expect(pages.at('/new')).toBeUndefined();
  routes.new = { absPath: '/new', file: '/site/docs/new.md' };
  expect(pages.at('/new')).toBe('/site/docs/new.md');
});
