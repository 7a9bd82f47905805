import { join } from 'node:path';
import {
  importsOwnLibrary,
  playgroundModule,
} from '../../../../src/plugin/app/playground';
import { siteIn } from '../../support/read-site';
import { temporaryFolders } from '../../support/temporary-folder';

const folderWith = temporaryFolders();

/** A workspace with one package, which has a demo. */
const workspace = () =>
  folderWith({
    'package.json': '{}',
    'node_modules/antd/package.json': '{"version":"5.0.0"}',
    'docs/page.md': '<code src="../packages/a/demo.tsx"></code>',
    'packages/a/package.json': '{"name":"@own/a","version":"1.0.0"}',
    'packages/a/node_modules/deep/package.json': '{"version":"1.0.0"}',
    'packages/a/demo.tsx': [
      "import { Button } from 'antd';",
      "import { a } from '@own/a';",
      "import deep from 'deep/lib';",
      'export default () => <Button>{a(deep)}</Button>;',
    ].join('\n'),
  });

/** The lines of the packages that readers can import there. */
function packageLines(aliases: string[] = []) {
  const root = workspace();
  const lines = playgroundModule({ ...siteIn(root), aliases })['playground-packages.ts'];
  const demo = join(root, 'packages/a/demo.tsx').replace(/\\/g, '/');
  return [lines ?? []].flat().map((line) => line.replace(demo, 'DEMO'));
}

test('packages that only the folder of a demo has are imported from there', () => {
  const from = (name: string) =>
    `  "${name}": () => import("DEMO?ledger-packages").then((from) => from.packages["${name}"]()),`;
  expect(packageLines()).toEqual([
    expect.stringContaining('reactDom'),
    'export const packages = {',
    from('@own/a'),
    '  "antd": () => import("antd"),',
    from('deep/lib'),
    '  "react": () => import("react"),',
    '  "react-dom": () => import("react-dom"),',
    '};',
  ]);
});

test('an alias of the site leads to a package from anywhere', () => {
  expect(packageLines(['@own/a'])).toContain('  "@own/a": () => import("@own/a"),');
});

test.each([
  [[], false],
  [['@', 'antd-mobile'], false],
  [['@own/a'], true],
])(
  'with the aliases %j, it is %p that demos import a library of the site',
  (aliases, is) => {
    expect(importsOwnLibrary({ ...siteIn(workspace()), aliases })).toBe(is);
  },
);
