import { join } from 'node:path';
import { demoPackages } from '../../../../src/plugin/demos/packages';
import { readDemo } from '../../../../src/plugin/demos/source';
import { temporaryFolders } from '../../support/temporary-folder';

const folderWith = temporaryFolders();

test('the packages of demos are those of all their files, types left out', () => {
  const folder = folderWith({
    'a.tsx':
      "import React from 'react';\nimport type { C } from 'types';\nimport { D } from 'more-types';\n" +
      "import 'rc-table/assets/index.css';\nimport { b } from './shared/b';\nimport './a.css';\n" +
      'export default (c: C & D) => <b>{b(c)}</b>;\n',
    'a.css': "@import 'no-package';",
    'shared/b.ts': "import names from 'classnames';\nexport const b = names;\n",
    'other.tsx': "import other from 'other';\nexport default other;\n",
    'broken.tsx': "import broken from 'broken';\nconst = ;\n",
  });
  const demos = ['a', 'broken.tsx'].flatMap((name) => readDemo(join(folder, name)) ?? []);
  expect(demoPackages(demos)).toEqual([
    'classnames',
    'rc-table/assets/index.css',
    'react',
  ]);
});
