import { navigationOf } from '../../../../../src/plugin/site/navigation';
import { navItemOf } from '../../../../../src/model/nav';
import { siteIn } from '../../../support/read-site';
import { temporaryFolders } from '../../../support/temporary-folder';

const folderWith = temporaryFolders();

test('an entry stands for each address that it names', () => {
  const root = folderWith({ 'docs/index.md': '# A\n', 'docs/types.md': '# Types\n' });
  const nav = [
    { title: 'Reference', link: '/', activePath: ['/', '/types'] },
    { title: 'Demos', link: '/demo', activePath: '/demo' },
  ];
  const site = siteIn(root, { nav });
  const [locale] = site.locales;
  const made = locale ? navigationOf(site, locale).nav : [];
  const titleAt = (path: string) => navItemOf(made, path, '/')?.title;
  expect(['/', '/types', '/types/more', '/demo/a', '/other'].map(titleAt)).toEqual([
    ...['Reference', 'Reference', 'Reference', 'Demos', undefined],
  ]);
});

test('an entry with other capital letters leads to the page that dumi shows there', () => {
  const root = folderWith({
    'docs/index.md': '# A\n',
    'docs/components/foo.md': '# Foo\n',
    'docs/Guide/index.md': '# Guide\n',
  });
  const nav = [
    { title: 'Components', link: '/components/Foo?a#B' },
    { title: 'Guide', link: '/guide/' },
    { title: 'None', link: '/Nowhere' },
    { title: 'Elsewhere', link: 'https://host.test/Components/Foo' },
  ];
  const site = siteIn(root, { nav });
  const [locale] = site.locales;
  const made = locale ? navigationOf(site, locale).nav : [];
  expect(made.map(({ link }) => link)).toEqual([
    '/components/foo?a#B',
    ...site.pages.filter(({ title }) => title === 'Guide').map(({ path }) => path),
    '/Nowhere',
    'https://host.test/Components/Foo',
  ]);
});
