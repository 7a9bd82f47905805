import { join } from 'node:path';
import { asksForRouter, routedAliases } from '../../../../src/plugin/demos/router';
import { readDemo } from '../../../../src/plugin/demos/source';
import { temporaryFolders } from '../../support/temporary-folder';

const folderWith = temporaryFolders();

const ROUTED = JSON.stringify({
  name: 'a',
  peerDependencies: { 'react-router-dom': '6' },
});
const PLAIN = JSON.stringify({ name: 'b', devDependencies: { 'react-router-dom': '6' } });

test.each([
  ["import { Link } from 'dumi';", true],
  ["import type { IRoute } from 'dumi';", false],
  ["import { useParams } from 'react-router-dom';", true],
  ["import { Menu } from 'menu/es/menu';", true],
  ["import { Button } from 'button';", false],
  ["import 'not-installed';", false],
  ["import { Menu } from '@own/menu';", true],
  ["import { Menu } from '@own/menus';", false],
])('%s asks for the router: %s', (code, asks) => {
  const root = folderWith({
    'node_modules/menu/package.json': ROUTED,
    'node_modules/button/package.json': PLAIN,
    'docs/a.tsx': code,
  });
  const source = readDemo(join(root, 'docs/a.tsx'));
  expect(source && asksForRouter(source, ['@own/menu'])).toBe(asks);
});

test('a file beside a demo may ask for the router', () => {
  const root = folderWith({
    'docs/a.tsx': "import './b';",
    'docs/b.tsx': "import { useNavigate } from 'umi';",
  });
  const source = readDemo(join(root, 'docs/a.tsx'));
  expect(source && asksForRouter(source, [])).toBe(true);
});

test("aliases count that lead to the site's own code with a router", () => {
  const root = folderWith({
    'packages/menu/package.json': ROUTED,
    'packages/menu/src/index.ts': '',
    'packages/button/package.json': PLAIN,
    'node_modules/menu/package.json': ROUTED,
  });
  const alias = {
    '@own/menu$': join(root, 'packages/menu/src'),
    '@own/button': join(root, 'packages/button/src'),
    menu: join(root, 'node_modules/menu'),
    off: false,
  };
  expect(routedAliases(alias)).toEqual(['@own/menu']);
});
