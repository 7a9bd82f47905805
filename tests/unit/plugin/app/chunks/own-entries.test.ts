import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { ownEntries } from '../../../../../src/plugin/app/chunks/own-entries';
import { temporaryFolders } from '../../../support/temporary-folder';

const folderWith = temporaryFolders();

test('entries are the files of aliases and of linked packages, not of installed ones', () => {
  const root = folderWith({
    'src/index.ts': '',
    'packages/ui/index.tsx': '',
    'packages/linked/package.json': '{ "module": "src/index.ts", "main": "lib/gone.js" }',
    'packages/linked/src/index.ts': '',
    'site/node_modules/installed/package.json': '{ "main": "index.js" }',
    'site/node_modules/installed/index.js': '',
  });
  symlinkSync(join(root, 'packages/linked'), join(root, 'site/node_modules/linked'));
  const alias = {
    own: join(root, 'src'),
    exact$: join(root, 'packages/ui/index.tsx'),
    folder: join(root, 'packages'),
    installed: join(root, 'site/node_modules/installed'),
    off: false,
  };
  const pkg = {
    dependencies: { linked: '*' },
    devDependencies: { installed: '*', gone: '*' },
  };
  const own = ownEntries({ root: join(root, 'site'), alias, pkg });
  expect(own).toEqual([
    { file: join(root, 'src/index.ts'), names: ['own'] },
    { file: join(root, 'packages/ui/index.tsx'), names: ['exact'] },
    { file: join(root, 'packages/linked/src/index.ts'), names: ['linked'] },
  ]);
});
