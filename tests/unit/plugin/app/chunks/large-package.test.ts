import { join } from 'node:path';
import { isOfLargePackage } from '../../../../../src/plugin/app/chunks/large-package';
import { temporaryFolders } from '../../../support/temporary-folder';

const folderWith = temporaryFolders();

test('a package is large by its own scripts', () => {
  const script = 'a'.repeat(600_000);
  const root = folderWith({
    'node_modules/@a/icons/es/a.js': script,
    'node_modules/@a/icons/lib/a.cjs': script,
    'node_modules/small/a.js': script,
    'node_modules/small/a.css': script,
    'node_modules/small/node_modules/inner/a.mjs': script,
    'src/a.js': script,
  });
  const isLarge = (path: string) => isOfLargePackage(path && join(root, path));
  expect(isLarge('node_modules/@a/icons/es/a.js')).toBe(true);
  expect(isLarge('node_modules/small/a.js')).toBe(false);
  expect(isLarge('node_modules/small/node_modules/inner/a.mjs')).toBe(false);
  expect(isLarge('src/a.js')).toBe(false);
  expect(isLarge('')).toBe(false);
});
