import { join } from 'node:path';
import { demoPackages } from '../../../src/plugin/demo-packages';
import { temporaryFolders } from '../support/temporary-folder';

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
  expect(demoPackages([join(folder, 'a'), join(folder, 'broken.tsx')])).toEqual([
    'classnames',
    'rc-table/assets/index.css',
    'react',
  ]);
});
