import { basename } from 'node:path';
import { ownScriptModules, scriptsAtLoad } from '../../../../src/plugin/app/own-scripts';
import { temporaryFolders } from '../../support/temporary-folder';

const folderWith = temporaryFolders();

const atLoad = (files: Record<string, string>) =>
  scriptsAtLoad(folderWith(files)).map((file) => basename(file));

const HOOKS = 'export const rootContainer = (container) => container;\n';

test.each<[string, Record<string, string>]>([
  ['there are none', {}],
  ['they export hooks alone', { 'app.tsx': HOOKS, 'global.ts': '// Nothing yet.\n' }],
  ['they import style sheets', { 'app.ts': `import './app.css';\n${HOOKS}` }],
  ['they import packages', { 'global.ts': "import 'dayjs/locale/zh-cn';\n" }],
  [
    'they add languages to Prism, as dumi documents',
    {
      'global.ts': [
        "import Prism from 'prism-react-renderer/prism';",
        "(typeof global !== 'undefined' ? global : window).Prism = Prism;",
        "require('prismjs/components/prism-kotlin');",
        "await import('prismjs/components/prism-csharp');",
      ].join('\n\n'),
    },
  ],
  [
    'they import a file for its names',
    { 'app.ts': "import { a } from './a';\nexport default a;\n", 'a.ts': 'start();\n' },
  ],
  [
    'they import each other',
    { 'app.ts': "import './b';\n", 'b.ts': "import './app';\n", 'app.css': '' },
  ],
])("a site's own scripts wait for the app where %s", (_, files) => {
  expect(atLoad(files)).toEqual([]);
});

test('those that do something when they are imported run at load, the global one first', () => {
  const app = `import { inject } from 'analytics';\ninject();\n${HOOKS}`;
  const global = "import './visits';\n";
  const files = { 'app.tsx': app, 'global.js': global, 'visits.ts': 'count();\n' };
  expect(atLoad(files)).toEqual(['global.js', 'app.tsx']);
  expect(atLoad({ ...files, 'app.tsx': HOOKS })).toEqual(['global.js']);
});

test('a script that adds languages to Prism and counts visits runs at load', () => {
  const global =
    "window.Prism = Prism;\nrequire('prismjs/components/prism-vim');\ncount();\n";
  expect(atLoad({ 'global.ts': global })).toEqual(['global.ts']);
});

test('a site without such a script has nothing to load', () => {
  expect(ownScriptModules([])).toEqual({
    'own-scripts.ts': 'export const load = undefined;\n',
  });
  expect(Object.keys(ownScriptModules(['/a/app.ts']))).toEqual([
    'own-scripts.ts',
    'scripts-at-load.ts',
  ]);
});
