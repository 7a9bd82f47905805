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
