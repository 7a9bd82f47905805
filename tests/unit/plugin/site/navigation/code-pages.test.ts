import { join } from 'node:path';
import { navigationOf } from '../../../../../src/plugin/site/navigation';
import { LOCALES } from '../../../support/locales';
import { siteIn } from '../../../support/read-site';
import { temporaryFolders } from '../../../support/temporary-folder';

const folderWith = temporaryFolders();

/** A page of code that begins with a comment. */
const code = (comment: string) => `${comment}\nexport default () => null;\n`;

test('a page of code says its place in a comment, as a page of text does', () => {
  const files = {
    '.dumi/pages/paper.tsx': code(
      '/**\n * title: Paper\n * order: 4\n * nav:\n *  title: Get it\n *  order: 3\n */',
    ),
    '.dumi/pages/tour.tsx': code('/**\n * nav: { order: 2 }\n * group: First steps\n */'),
    '.dumi/pages/plain.tsx': code('/** Shows: what there is. */'),
    '.dumi/pages/bare.tsx': code('/**\n * title: Bare\n * sidebar: false\n */'),
  };
  const root = folderWith({ ...files, 'docs/index.md': '# Home\n' });
  const routes = Object.keys(files).map((file) => ({
    absPath: file.replace('.dumi/pages', '').replace('.tsx', ''),
    file: join(root, file),
  }));
  const [locale] = LOCALES;
  if (!locale) throw new Error('There is no language.');
  const { nav, sidebars, beside } = navigationOf(siteIn(root, { routes }), locale);
  expect(nav.map(({ title, link }) => [title, link])).toEqual([
    ['Bare', '/bare'],
    ['Plain', '/plain'],
    ['First steps', '/tour'],
    ['Get it', '/paper'],
  ]);
  expect(sidebars[beside?.['/paper'] ?? 0]).toEqual([
    0,
    '',
    [{ path: '/paper', title: 'Paper' }],
  ]);
  expect(beside).not.toHaveProperty('/bare');
});

test('pages of code without a sidebar, or none at all, add nothing', () => {
  const root = folderWith({
    'docs/index.md': '# Home\n',
    '.dumi/pages/index.tsx': code(''),
  });
  const [locale] = LOCALES;
  if (!locale) throw new Error('There is no language.');
  const routes = [{ absPath: '/', file: join(root, '.dumi/pages/index.tsx') }];
  expect(navigationOf(siteIn(root), locale).beside).toBeUndefined();
  expect(navigationOf(siteIn(root, { routes }), locale).beside).toBeUndefined();
});

test('the first page of a language is in no sidebar, also where it has a name', () => {
  const root = folderWith({
    'docs/index.md': '# Home\n',
    '.dumi/pages/index-cn.tsx': code(''),
    '.dumi/pages/tour-cn.tsx': code(''),
  });
  const zh = { id: 'zh-CN', name: '中文', suffix: '-cn', home: '/index-cn' };
  const routes = ['/index-cn', '/tour-cn'].map((absPath) => ({
    absPath,
    file: join(root, `.dumi/pages${absPath}.tsx`),
  }));
  const { nav, beside } = navigationOf(siteIn(root, { routes, locales: [zh] }), zh);
  expect(nav.map(({ link }) => link)).toEqual(['/tour-cn']);
  expect(Object.keys(beside ?? {})).toEqual(['/tour-cn']);
});
