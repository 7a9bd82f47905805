import { checkSite } from '../../../../src/plugin/checks/check-site';
import { formatProblem } from '../../../../src/model/problem';
import { hiddenPages } from '../../../../src/plugin/site/hidden-pages';
import { navigationOf } from '../../../../src/plugin/site/navigation';
import { readSite } from '../../../../src/plugin/site/read-site';
import { resolveOptions } from '../../../../src/plugin/schemas/options';
import { temporaryFolders } from '../../support/temporary-folder';

const folderWith = temporaryFolders();

test.each([
  [
    'a page beside a folder, before or after it',
    [
      ['/a', 'a.md'],
      ['/a/', 'a/index.md'],
    ],
    ['a.md'],
  ],
  [
    'all but the first of others',
    [
      ['/a', 'one/a.md'],
      ['/b', 'b.md'],
      ['/a', 'two/a.md'],
    ],
    ['two/a.md'],
  ],
  [
    'no page with two routes',
    [
      ['/a', 'a.md'],
      ['/a', 'a.md'],
    ],
    [],
  ],
  [
    'no page of code',
    [
      ['/a', 'a.tsx'],
      ['/a', 'a.md'],
    ],
    [],
  ],
])('hidden is %s', (_, routes, expected) => {
  const filesOf = (given: string[][]) =>
    hiddenPages(given.map(([absPath = '', file]) => ({ absPath, file }))).map(
      ({ route }) => route.file,
    );
  expect(filesOf(routes)).toEqual(expected);
  if (expected[0] === 'a.md') expect(filesOf([...routes].reverse())).toEqual(expected);
});

function siteWithTwo() {
  const root = folderWith({
    'docs/api/a.md':
      '---\ntitle: In list\norder: 1\n---\n\n<code src="./gone.tsx"></code>\n',
    'docs/api/a/index.md': '---\ntitle: Shown\n---\n',
    'docs/api/a/b.md': '---\ntitle: B\n---\n',
    'docs/api/index.md': '---\ntitle: API\n---\n',
  });
  const file = (name: string) => `${root}/docs/${name}`;
  return readSite({
    root,
    locales: [{ id: 'en-US', name: 'English', base: '/' }],
    options: resolveOptions({}),
    twoLevels: true,
    routes: [
      { absPath: '/api/', file: file('api/index.md') },
      { absPath: '/api/a', file: file('api/a.md') },
      { absPath: '/api/a/', file: file('api/a/index.md') },
      { absPath: '/api/a/b', file: file('api/a/b.md') },
    ],
  });
}

test('the site has the page that is shown, and tells what is wrong with the other', () => {
  const site = siteWithTwo();
  expect(site.pages.map(({ file }) => file)).toEqual([
    'docs/api/index.md',
    'docs/api/a/index.md',
    'docs/api/a/b.md',
  ]);
  expect(checkSite(site).map(formatProblem)).toEqual([
    expect.stringContaining('docs/api/a.md:6 <code src="./gone.tsx"> leads to no file.'),
    'docs/api/a.md:1 this page and docs/api/a/index.md have the same address /api/a, which shows the other one. Rename or remove one of them.',
  ]);
});

test('the sidebar of the section above lists the hidden page, as in dumi', () => {
  const site = siteWithTwo();
  const [locale] = site.locales;
  if (!locale) throw new Error('no language');
  const { pages, sidebars } = navigationOf(site, locale);
  const [, above, below] = sidebars;
  expect(above).toEqual([
    0,
    '',
    [
      { path: '/api', title: 'API' },
      { path: '/api/a', title: 'In list' },
    ],
  ]);
  const [start = 0, , end] = below ?? [];
  expect(pages.slice(Number(start), Number(end)).map(({ title }) => title)).toEqual([
    'Shown',
    'B',
  ]);
});

test('a section that lists a page and the hidden one of its address has no page of others', () => {
  const root = folderWith({
    'packages/a/index.md': '---\ntitle: Shown\n---\n',
    'packages/a/README.md': '---\ntitle: In list\n---\n',
    'docs/index.md': '---\ntitle: Home\n---\n',
  });
  const atom = (name: string) => ({
    absPath: '/packages/a',
    file: `${root}/packages/a/${name}`,
    meta: { _atom_route: true },
  });
  const site = readSite({
    root,
    locales: [{ id: 'en-US', name: 'English', base: '/' }],
    options: resolveOptions({}),
    twoLevels: true,
    routes: [
      atom('index.md'),
      atom('README.md'),
      { absPath: '/', file: `${root}/docs/index.md` },
    ],
  });
  const [locale] = site.locales;
  if (!locale) throw new Error('no language');
  expect(navigationOf(site, locale).sidebars[1]).toEqual([
    0,
    '',
    [
      { path: '/packages/a', title: 'In list' },
      { path: '/packages/a', title: 'Shown' },
    ],
  ]);
});
