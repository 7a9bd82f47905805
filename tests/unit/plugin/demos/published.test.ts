import { join } from 'node:path';
import { packagesOf } from '../../../../src/model/demo/demo-asset';
import { demoAsset } from '../../../../src/plugin/demos/asset';
import { ownAliases, publishedPackages } from '../../../../src/plugin/demos/published';
import { readDemo } from '../../../../src/plugin/demos/source';
import { temporaryFolders } from '../../support/temporary-folder';

const folderWith = temporaryFolders();
const ABOUT = { id: 'a', name: 'a', title: 'A', description: '' };

test('a demo names the package that an alias leads to the source of, with its version', () => {
  const root = folderWith({
    'package.json': JSON.stringify({
      name: '@scope/site',
      version: '9.0.0',
      peerDependencies: { 'not-installed': '^2.1.0', beside: 'workspace:*' },
    }),
    'packages/lib/package.json': '{"name":"@scope/lib","version":"3.2.1"}',
    'packages/lib/src/index.ts': '',
    'docs/a.tsx':
      "import '@scope/lib';\nimport '@scope/lib/es/b';\nimport '@/c';\nimport 'not-installed';\nimport 'beside';",
  });
  const published = publishedPackages(root, {
    '@scope/lib$': join(root, 'packages/lib/src'),
    '@': join(root, 'src'),
    umi: join(root, 'node_modules/umi'),
    off: false,
  });
  expect(published).toEqual({
    '@scope/site': '9.0.0',
    '@scope/lib': '3.2.1',
    'not-installed': '^2.1.0',
  });
  const asset = demoAsset(ABOUT, readDemo(join(root, 'docs/a.tsx')), [], published);
  expect(packagesOf(asset)).toEqual({ '@scope/lib': '3.2.1', 'not-installed': '^2.1.0' });
});

test('a site whose package.json cannot be read has nothing to name', () => {
  const root = folderWith({ 'package.json': '{' });
  expect(publishedPackages(root, {})).toEqual({});
});

test("aliases of the site's own code are told from those of installed packages", () => {
  expect(
    ownAliases({
      own: '/site/src/index.ts',
      'own-exactly$': '/site/src/exactly.ts',
      react: '/site/node_modules/react',
      left: false,
    }),
  ).toEqual(['own', 'own-exactly']);
});
