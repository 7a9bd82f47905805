import { otherThemeHasLevels } from '../../../../../src/plugin/site/navigation/theme-levels';
import { temporaryFolders } from '../../../support/temporary-folder';

const folderWith = temporaryFolders();

test.each([
  [{ peerDependencies: { dumi: '^2.2.0' } }, true],
  [{ peerDependencies: { dumi: '^2.0.0' } }, false],
  [{ devDependencies: { dumi: '2.3.5' } }, true],
  [{}, false],
])('another theme of package %j has two levels of navigation: %s', (manifest, has) => {
  const root = folderWith({
    'node_modules/dumi-theme-first/package.json': JSON.stringify(manifest),
  });
  const pkg = { devDependencies: { 'dumi-theme-first': '1', 'dumi-theme-ledger': '1' } };
  expect(otherThemeHasLevels(root, pkg)).toBe(has);
  expect(otherThemeHasLevels(root, {})).toBe(false);
});
