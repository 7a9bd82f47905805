import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  COLOR_AT_START,
  withCodeForBrowsers,
  demoPagesCode,
  exportedNames,
  patched,
  routeTableCode,
  siteContextCode,
} from '../../../../src/plugin/app/generated-files';
import { isInOwnCode } from '../../../../src/plugin/demos/own-code';
import { temporaryFolders } from '../../support/temporary-folder';

const folderWith = temporaryFolders();

test('the names of a module are read, those of types are not', () => {
  const text = [
    "export { a, b as c } from './one';",
    "export type { T } from './one';",
    'export { d } from "./two"',
    'export const e: Function = () => {};',
    'const f = 1;',
  ].join('\n');
  expect(exportedNames(text)).toEqual(['a', 'c', 'd', 'e']);
});

test('dumi gives its hooks out by name, as they are read here', () => {
  const path = require.resolve('dumi/dist/client/theme-api/index.js');
  const text = readFileSync(path, 'utf8');
  const names = exportedNames(text);
  expect(names).toEqual(
    expect.arrayContaining(['useRouteMeta', 'useSidebarData', 'openStackBlitz']),
  );
  // One that gives out all of another module would be missed.
  expect(text).not.toMatch(/export \*/);
});

test('of a page in several languages that of the default one stands for the ids of its demos', () => {
  const locales = ['en-US', 'zh-Hant', 'es-419', 'de'].map((id) => ({ id, name: id }));
  const names = [
    ...['index', 'index.zh-Hant', 'demo/a', 'demo/a.zh-Hant', 'demo/a.es-419'],
    // Ends like a language, but is none of the site's.
    ...[
      'demo/setup.js',
      'demo/setup.js.es-419',
      'demo/b.de',
      'demo/b.en-US',
      'demo/b.es-419',
    ],
  ];
  const root = folderWith({
    'route.tsx': names
      .map(
        (name) =>
          `'docs/${name}': React.lazy(() => import(/* webpackChunkName: "chunk" */'ROOT/docs/${name}.md')),`,
      )
      .join('\n'),
  });
  const path = join(root, 'route.tsx');
  const code = demoPagesCode(path, 'ROOT', locales);
  const found = [...code.matchAll(/prefix: "(.*?)".*import\(.* 'ROOT\/docs\/(.*)'\)/g)];
  expect(found.map(([, prefix, file]) => [prefix, file]).sort()).toEqual([
    ['docs', 'index.md'],
    ['docs-demo-a', 'demo/a.md'],
    ['docs-demo-b', 'demo/b.en-US.md'],
    ['docs-demo-setup-js', 'demo/setup.js.md'],
  ]);
});

test('a page that is code has its title, and no layout around the pages has it', () => {
  const routes = {
    layout: { id: 'layout', path: '/', isLayout: true },
    'index/index': { id: 'index/index', path: '', parentId: 'layout' },
    'docs/hello': { id: 'docs/hello', path: 'hello', parentId: 'layout' },
  };
  const files = ['/theme/Layout', '/pages/index.tsx', '/docs/hello.md'];
  const root = folderWith({
    'route.tsx': [
      `const routes = ${JSON.stringify(routes)} as const;`,
      ...Object.keys(routes).map(
        (id, at) =>
          `'${id}': React.lazy(() => import(/* webpackChunkName: "chunk" */'${files[at]}')),`,
      ),
    ].join('\n'),
  });
  const code = routeTableCode(join(root, 'route.tsx'), [{ path: '/', title: 'Home' }]);
  const titles = [...code.matchAll(/^ +"(.*?)": React\.lazy\(.*?'\)(.*)\),$/gm)];
  expect(titles.map(([, id, title]) => [id, title])).toEqual([
    ['layout', ''],
    ['index/index', '.then(titled("Home"))'],
  ]);
  // It has no table of contents, and takes its room.
  const styles = /^import ".*\/no-contents\.css";$/m;
  expect(code).toMatch(styles);
  const [table, home] = [join(root, 'route.tsx'), { path: '/', title: 'Home' }];
  expect(routeTableCode(table, [home], true)).not.toMatch(styles);
  expect(routeTableCode(table)).not.toMatch(styles);
  // One that shows something else by itself says so.
  const live = routeTableCode(table, [{ ...home, live: true }]);
  expect(live).toContain('.then(titled("Home", true))');
});

test.each([
  ['/site/.dumi/pages/404.tsx', '404', true],
  ['/site/.dumi/pages/404/index.tsx', '404/index', true],
  ['/site/node_modules/dumi/dist/client/pages/404.js', '404', false],
])('a 404 page at %s with the id %s is one that is code: %p', (file, id, isCode) => {
  const root = folderWith({
    'route.tsx': `const routes = {"${id}":{"id":"${id}","path":"*"}} as const;
'${id}': React.lazy(() => import(/* webpackChunkName: "chunk" */'${file}')),
`,
  });
  const code = routeTableCode(join(root, 'route.tsx'));
  expect(code.includes('no-contents.css')).toBe(isCode);
});

test('what an older dumi does not write is changed only where it is', () => {
  const root = folderWith({
    new: "import a from 'a';\nuse(a);",
    old: 'b();',
    odd: 'a();',
  });
  const read = (name: string) =>
    patched(join(root, name), [[/^import a .*$/m, "import a from 'own';", /\ba\b/]]);
  expect(read('new')).toBe("import a from 'own';\nuse(a);");
  expect(read('old')).toBe('b();');
  expect(() => read('odd')).toThrow('odd has no /^import a .*$/m');
});

test("dumi's start of the color is found, as any dumi writes it", () => {
  const set = "document.documentElement.setAttribute('data-prefers-color', 'light');";
  const asks = `typeof document !== 'undefined' && ${set}`;
  const chosen = `(function () {\n  var cache = 'auto';\n  ${set}\n})();`;
  for (const lines of [set, asks, chosen]) {
    const root = folderWith({ 'umi.ts': `before();\n${lines}\nrender();\n` });
    const found = patched(join(root, 'umi.ts'), [[COLOR_AT_START, '', /data-prefers/]]);
    expect(found).toBe('before();\n\nrender();\n');
  }
});

test('what plugins write before the start of the app may fail in Node', () => {
  const entry = (ahead: string) =>
    `async function render() {\n  return (run())();\n  }))();\n}\n\n${ahead}\nrender();\n\nafter();\n`;
  const guarded = (ahead: string) =>
    withCodeForBrowsers(entry(ahead)).includes(
      "if (typeof window !== 'undefined') throw",
    );
  const redirect = "    if (location.origin.includes('a')) {\n      const b = 1;\n    }";
  expect(withCodeForBrowsers(entry(redirect))).toBe(
    entry(
      `try {\n${redirect}\n} catch (error) {\n  if (typeof window !== 'undefined') throw error;\n}`,
    ),
  );
  expect(guarded('// A remark.\n\n')).toBe(false);
  // Later code may use it.
  expect(guarded('    const a = location.href;\n    b(a);')).toBe(false);
  expect(withCodeForBrowsers('other();')).toBe('other();');
});

test("the data of a site is read where dumi's context passes it on, before dumi 2.3", () => {
  const contextOf = (...lines: string[]) =>
    ['<SiteContext.Provider value={{', ...lines, '}}>'].join('\n');
  const root = folderWith({
    'dumi-2.2': contextOf(
      '      pkg: {"name":"site"},',
      '      historyType: "hash",',
      '      hostname: undefined,',
      '      themeConfig: {"name":"Site"},',
      '      _2_level_nav_available: true,',
    ),
    'dumi-2.1': contextOf(
      '      pkg: {"name":"site"},',
      '      themeConfig: {"name":"Site"},',
    ),
    broken: contextOf('      pkg: {"name":"site"},'),
    other: 'const pkg = {"name":"site"};',
  });
  const read = (name: string) => siteContextCode(join(root, name));
  expect(read('dumi-2.2')).toContain('const historyType = "hash";');
  expect(read('dumi-2.2')).toContain('const _2_level_nav_available = true;');
  expect(read('dumi-2.1')).toContain('const historyType = undefined;');
  expect(read('dumi-2.1')).toContain('const themeConfig = {"name":"Site"};');
  expect(() => read('broken')).toThrow('broken has no constant themeConfig');
  expect(() => read('other')).toThrow('other has no constant historyType');
});

test("the exports of a site's library are in the data of a site that reads them alone", () => {
  const root = folderWith({
    context: [
      "import entryDefaultExport from '/site/src/index.ts';",
      "import * as entryMemberExports from '/site/src/index.ts';",
      'const entryExports = {',
      '  default: entryDefaultExport,',
      '  ...entryMemberExports,',
      '};',
      'const pkg = {"name":"site"};',
      'const historyType = "browser";',
      'const hostname = undefined;',
      'const themeConfig = {};',
      'const _2_level_nav_available = true;',
    ].join('\n'),
    'one/.dumi/theme/slots/Footer.tsx': 'export default () => null;',
    'one/.dumi/tmp/a.ts': 'entryExports',
    'two/.dumi/theme/slots/Footer.tsx': 'const { entryExports } = useSiteData();',
    'three/package.json': '{}',
  });
  const path = join(root, 'context');
  expect(siteContextCode(path)).not.toContain('/site/src/index.ts');
  expect(siteContextCode(path)).toContain('const entryExports = {};');
  expect(siteContextCode(path, true)).toContain('  default: entryDefaultExport,');
  expect(
    ['one', 'two', 'three'].map((name) => isInOwnCode(/entryExports/, join(root, name))),
  ).toEqual([false, true, false]);
});
