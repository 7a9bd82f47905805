import { missingPackages } from '../../../../scripts/sandboxes/repository-packages.mjs';
import { temporaryFolders } from '../../support/temporary-folder';

const modulesWith = temporaryFolders();

test('packages that are not there in just the version that is wanted are named', () => {
  const modules = modulesWith({
    'react/package.json': '{ "version": "16.14.0" }',
    '@a/b/package.json': '{ "version": "1.0.1" }',
  });
  expect(
    missingPackages({ react: '16.14.0', '@a/b': '1.0.0', vite: '7.3.6' }, modules),
  ).toEqual(['@a/b 1.0.0 (1.0.1 is there)', 'vite 7.3.6 (none is there)']);
});
