import { join } from 'node:path';
import {
  tabFilesOf,
  tabKeyOf,
  tabsInOrder,
} from '../../../../src/plugin/markdown/tab-files';
import { temporaryFolders } from '../../support/temporary-folder';

const folderWith = temporaryFolders();

test.each([
  ['docs/demo/virtual-list.$tab-performance.md', 'performance'],
  ['docs/demo/virtual-list.$tab-performance.zh-CN.md', 'performance'],
  ['docs/demo/virtual-list.md', undefined],
  ['docs/demo/virtual-list.zh-CN.md', undefined],
  ['docs/a.$tab-b/page.md', undefined],
  [undefined, undefined],
])('the tab that %s is has the key %s', (path, key) => {
  expect(tabKeyOf(path)).toBe(key);
});

test.each([
  ['a.md', ['a.$tab-api.md']],
  ['a.zh-Hant.md', ['a.$tab-api.zh-Hant.md', 'a.$tab-more.zh-Hant.md']],
  ['a.es-419.md', ['a.$tab-api.es-419.md']],
  ['v1.2.md', ['v1.2.$tab-api.md']],
  ['v1.md', []],
])('the tabs of %s are those of its name and language', (page, expected) => {
  const names = [
    ...['a.$tab-api.md', 'a.$tab-api.zh-Hant.md', 'a.$tab-more.zh-Hant.md'],
    ...['a.$tab-api.es-419.md', 'v1.2.$tab-api.md'],
  ];
  const root = folderWith(Object.fromEntries(names.map((name) => [name, ''])));
  expect(tabFilesOf(join(root, page)).map(({ file }) => file)).toEqual(
    expected.map((name) => join(root, name)),
  );
});

test.each([
  [false, ['javascript', 'html', 'css', 'web']],
  [true, ['css', 'html', 'javascript', 'web']],
])(
  'the tabs of a page that is an atom (%s) are in the order of its routes',
  (is, keys) => {
    const names = ['css', 'html', 'javascript', 'web'].map((key) => `a.$tab-${key}.md`);
    const root = folderWith(Object.fromEntries(names.map((name) => [name, ''])));
    expect(tabsInOrder(join(root, 'a.md'), is).map(({ key }) => key)).toEqual(keys);
  },
);
