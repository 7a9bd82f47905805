import { formatProblem } from '../../../../../src/model/problem';
import { sidebarProblems } from '../../../../../src/plugin/checks/config/sidebar-sections';
import { siteIn } from '../../../support/read-site';
import { temporaryFolders } from '../../../support/temporary-folder';

const folderWith = temporaryFolders();
const groups = [{ title: 'A', children: [{ title: 'One', link: '/guide/one' }] }];

test('sidebars of sections that no page is in are named with their lines', () => {
  const root = folderWith({
    'docs/index.md': '# A\n',
    'docs/guide/one.md': '# One\n',
    '.dumirc.js':
      "module.exports = {\n  themeConfig: {\n    sidebar: {\n      '/guide': [],\n      '/guide/': [],\n      '/gone': [],\n    },\n  },\n};\n",
  });
  const sidebar = { '/guide': groups, '/guide/': groups, '/gone': groups };
  expect(sidebarProblems(siteIn(root, { sidebar })).map(formatProblem)).toEqual([
    '.dumirc.js:5 themeConfig.sidebar has groups for /guide/, which is the section of no page: no page shows them. Write /guide.',
    '.dumirc.js:6 themeConfig.sidebar has groups for /gone, which is the section of no page: no page shows them. Use the address of a folder of pages.',
  ]);
});

test('sidebars of a language may have the sections of its pages, and all may be in one', () => {
  const root = folderWith({ 'docs/index.md': '# A\n', 'docs/guide/one.md': '# One\n' });
  const sidebar = { 'en-US': { '/guide': groups } };
  expect(sidebarProblems(siteIn(root, { sidebar }))).toEqual([]);
  expect(sidebarProblems(siteIn(root, { sidebar: 'all' }))).toEqual([]);
  expect(sidebarProblems(siteIn(root, {}))).toEqual([]);
});
