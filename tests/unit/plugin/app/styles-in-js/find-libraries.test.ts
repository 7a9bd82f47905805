import { mkdirSync, realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findPackages } from '../../../../../src/plugin/app/styles-in-js/find-libraries';
import { temporaryFolders } from '../../../support/temporary-folder';

const folderWith = temporaryFolders();
const WANTED = new Map([
  ['styles', 11],
  ['other-styles', 0],
]);

function siteWith(packages: Record<string, object>) {
  const files = Object.entries(packages).map(([folder, manifest]) => [
    `${folder}/package.json`,
    JSON.stringify(manifest),
  ]);
  return realpathSync(folderWith(Object.fromEntries(files) as Record<string, string>));
}

test('a package is found where only what uses it can see it', () => {
  const root = siteWith({
    'node_modules/components': { dependencies: { styles: '1' } },
    'node_modules/components/node_modules/styles': {},
  });
  expect(findPackages(WANTED, root, { devDependencies: { components: '1' } })).toEqual({
    styles: [join(root, 'node_modules/components/node_modules/styles')],
  });
});

test('a second copy, which a library has for itself, is found too', () => {
  const root = siteWith({
    'node_modules/styles': { version: '11.0.0' },
    'node_modules/components': { dependencies: { styles: '12' } },
    'node_modules/components/node_modules/styles': { version: '12.0.0' },
    'node_modules/others': { dependencies: { styles: '11' } },
  });
  const dependencies = { components: '1', others: '1', styles: '11' };
  expect(findPackages(WANTED, root, { dependencies })).toEqual({
    styles: [
      join(root, 'node_modules/styles'),
      join(root, 'node_modules/components/node_modules/styles'),
    ],
  });
});

test('what nothing of the site uses is not found, nor what its tools use', () => {
  const root = siteWith({
    'node_modules/styles': {},
    'node_modules/dumi': { dependencies: { styles: '1' } },
    'node_modules/components': { devDependencies: { styles: '1' } },
  });
  const dependencies = { dumi: '2', components: '1', gone: '1' };
  expect(findPackages(WANTED, root, { dependencies })).toEqual({});
});

test('of another theme, only what files of the site import is looked through', () => {
  const root = siteWith({
    'node_modules/dumi-theme-other': { dependencies: { styles: '1' } },
    'node_modules/styles': {},
  });
  const found = () =>
    findPackages(WANTED, root, { devDependencies: { 'dumi-theme-other': '1' } });
  expect(found()).toEqual({});
  mkdirSync(join(root, '.dumi/pages'), { recursive: true });
  writeFileSync(
    join(root, '.dumi/pages/index.tsx'),
    "export { Home as default } from 'dumi-theme-other';\n",
  );
  expect(found()).toEqual({ styles: [join(root, 'node_modules/styles')] });
});

test('packages that use each other end the search', () => {
  const root = siteWith({
    'node_modules/a': { peerDependencies: { b: '1' } },
    'node_modules/b': { dependencies: { a: '1', 'other-styles': '1' } },
    'node_modules/other-styles': {},
  });
  expect(Object.keys(findPackages(WANTED, root, { dependencies: { a: '1' } }))).toEqual([
    'other-styles',
  ]);
});

test('of a package with several versions, one that is too old is not found', () => {
  const root = siteWith({
    'node_modules/styles': { version: '10.0.27' },
    'node_modules/components': { dependencies: { styles: '11' } },
    'node_modules/components/node_modules/styles': { version: '11.2.0' },
  });
  const found = (names: string[]) =>
    findPackages(WANTED, root, {
      dependencies: Object.fromEntries(names.map((name) => [name, '*'])),
    });
  expect(found(['styles'])).toEqual({});
  expect(found(['styles', 'components'])).toEqual({
    styles: [join(root, 'node_modules/components/node_modules/styles')],
  });
});

test('packages of a workspace that aliases and folders of components lead into are looked through', () => {
  const root = siteWith({
    '': { workspaces: ['packages/*'] },
    'packages/components': { devDependencies: { library: '5' } },
    'packages/components/node_modules/library': { dependencies: { styles: '11' } },
    'packages/components/node_modules/styles': { version: '11.0.0' },
    'packages/atoms': { dependencies: { 'other-styles': '1' } },
    'packages/atoms/node_modules/other-styles': {},
    'node_modules/installed': {},
  });
  const alias = {
    '@site/components': join(root, 'packages/components/src'),
    installed: join(root, 'node_modules/installed'),
    '@': join(root, 'src'),
    umi: '@@/exports',
    elsewhere: '/',
  };
  const atomDirs = [{ dir: 'packages/atoms/src' }, { dir: 'src' }];
  expect(findPackages(WANTED, root, {}, { alias, resolve: { atomDirs } })).toEqual({
    styles: [join(root, 'packages/components/node_modules/styles')],
    'other-styles': [join(root, 'packages/atoms/node_modules/other-styles')],
  });
  expect(findPackages(WANTED, join(root, 'packages/atoms'), {}, {})).toEqual({});
});

test("a package of the workspace's own is found, which all of its packages can import", () => {
  const root = siteWith({
    '': { workspaces: ['docs'], dependencies: { library: '1' } },
    docs: {},
    'node_modules/library': { dependencies: { styles: '11' } },
    'node_modules/styles': { version: '11.0.0' },
  });
  expect(findPackages(WANTED, join(root, 'docs'), {}, {})).toEqual({
    styles: [join(root, 'node_modules/styles')],
  });
});
