import { join } from 'node:path';
import { playgroundModule } from '../../../../src/plugin/app/playground';
import { siteIn } from '../../support/read-site';
import { temporaryFolders } from '../../support/temporary-folder';

const folderWith = temporaryFolders();

/** The lines of the packages that readers can import in a workspace with one package. */
function packageLines(aliases: string[] = []) {
  const root = folderWith({
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
