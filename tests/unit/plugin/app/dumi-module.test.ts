import { join } from 'node:path';
import { dumiModules, lazyTabs } from '../../../../src/plugin/app/dumi-module';
import { temporaryFolders } from '../../support/temporary-folder';

const folderWith = temporaryFolders();

const EXPORTS = [
  "export * from '../exports';",
  "export * from '/dumi/theme-api/index.js';",
];

/** The modules that a dumi gets which generates these exports and has these tools. */
function modulesOf(exported: readonly string[], utils: string, meta?: string) {
  const root = folderWith({
    'dumi/exports.ts': exported.join('\n'),
    ...(meta !== undefined && { 'dumi/meta/exports.ts': meta }),
    'exports.ts': "export { history } from './core/history';",
    'api/index.js':
      'export { openCodeSandbox } from "./openCodeSandbox";\nexport { useLocale } from "./useLocale";\nexport { useNavData } from "./useNavData";\nexport { useFullSidebarData } from "./useSidebarData";' +
      (meta === undefined ? '' : '\nexport { useLiveDemo } from "./useLiveDemo";'),
    'api/utils.js': utils,
  });
  const generated = (path: string) => join(root, path);
  const modules = dumiModules(generated, join(root, 'api/index.js'));
  return { modules, text: String(modules['dumi.ts']) };
}

test("dumi's exports that know all pages, and its sandboxes, are modules of their own", () => {
  const { modules, text } = modulesOf(
    [...EXPORTS, "export * from './meta/exports';"],
    'export var setPluginManager = 1;',
    '',
  );
  expect(Object.keys(modules)).toEqual(
    ['dumi', 'dumi-demos', 'dumi-hooks', 'dumi-meta', 'dumi-demo', 'dumi-sandbox'].map(
      (name) => `${name}.ts`,
    ),
  );
  expect(text).toContain(
    "getFullDemos, getRouteMetaById, getFullRoutesMeta } from './dumi-meta';",
  );
  expect(text).toContain(
    "export { openCodeSandbox, openStackBlitz } from './dumi-sandbox';",
  );
  // Of dumi's hooks, this one reads all routes and calls none of the exports above.
  expect(text).toContain("export { useFullSidebarData } from './dumi-hooks';");
  expect(String(modules['dumi-hooks.ts'])).toContain('needWholeSite({');
  expect(text).toMatch(/export \{ useNavData, useLiveDemo \} from ".*api\/index\.js";/);
});

test('an older dumi has neither: its sandboxes are used as they are', () => {
  const { modules, text } = modulesOf(EXPORTS, 'export var other = 1;');
  expect(Object.keys(modules)).toEqual(['dumi.ts', 'dumi-demos.ts', 'dumi-hooks.ts']);
  // Its hooks find what pages say of themselves in the routes, which all are loaded for them.
  expect(text).toContain(
    "export { useNavData, useFullSidebarData } from './dumi-hooks';",
  );
  expect(modules['dumi-hooks.ts']).toContain('export const useNavData = api.useNavData;');
  expect(text).not.toContain('dumi-meta');
  expect(text).toMatch(/export \{ openCodeSandbox \} from ".*api\/index\.js";/);
  expect(text).toMatch(/export \{ useLiveDemo \} from ".*stand-ins\/no-live-demo";/);
  expect(text).toMatch(/export \{ useLocale \} from ".*stand-ins\/use-locale";/);
});

test('a dumi that generates something else is named', () => {
  expect(() => modulesOf(EXPORTS, '', '')).toThrow(/dumi\/exports\.ts has no .*meta/);
});

test("dumi's list of tabs loads the code of one that is a page of markdown, when it is asked for", () => {
  const lines = [
    "import * as tab0 from '/site/docs/a.$tab-b.md';",
    "import * as tab1 from '/site/plugin/tab.tsx';",
    "export const tabs = { 'docs/a.$tab-b': { key: 'b', components: tab0 } };",
  ];
  const [first, ...others] = lazyTabs(lines.join('\n')).split('\n');
  expect(first).toBe("import { lazy } from 'react';");
  expect(others).toEqual([
    "const tab0 = { default: lazy(() => import('/site/docs/a.$tab-b.md')) };",
    ...lines.slice(1),
  ]);
  expect(lazyTabs('export const tabs = {};')).toBe('export const tabs = {};');
});
