import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { quoted, THEME_ROOT } from '../host';
import type { Modules } from '../host';
import { exportedNames, patched } from './generated-files';

/** The module `dumi`, as the theme's part of a site and the site's own files import it. */

const RENDERER = join(THEME_ROOT, 'renderer');

/** dumi's exports that know all pages and demos, and bring the data of every page. */
const KNOW_ALL = [
  ...['use', 'getFullDemos'],
  ...['getRouteMetaById', 'getFullRoutesMeta'],
];

/** dumi's hooks that the theme replaces, each with its file. */
const OWN_HOOKS = {
  useLocale: 'use-locale',
  usePrefersColor: 'use-prefers-color',
  useSiteData: 'use-site-data',
};

/** dumi's exports that open a sandbox, which call umi's runtime plugins. */
const SANDBOXES = ['openCodeSandbox', 'openStackBlitz'];

/** dumi's components of demos, each with the function that makes it one of the theme's, too. */
const DEMOS = { DumiDemo: 'anyDemo', DumiDemoGrid: 'anyGrid' };

/** dumi's hooks that read all pages from their routes, and call no other export that knows all. */
const READ_ROUTES = ['useFullSidebarData'];

/** dumi's hooks that read what all pages say of themselves, which before 2.3 is in their routes. */
const ROUTE_HOOKS = [
  ...['useRouteMeta', 'useTabMeta', 'useNavData', 'useSidebarData'],
  ...['useSiteSearch', ...READ_ROUTES],
];

/** What the site's dumi has; an older one lacks some of it. */
interface Has {
  /** Exports that know all pages and demos, since 2.3. Before, all of a site is in its script. */
  meta: boolean;
  /** A place where sandboxes find umi's runtime plugins. Before, they ask none. */
  pluginManager: boolean;
  /** Hooks that read all pages from their routes: `READ_ROUTES`, before 2.3 `ROUTE_HOOKS`. */
  hooks: readonly string[];
  /** The hook that runs other code in the place of a demo, since 2.3. */
  liveDemo: boolean;
}

/**
 * The module `dumi`, with every name spelled out, so that Rspack only makes the modules
 * that a site imports something from.
 */
function dumiModule(
  generated: (path: string) => string,
  themeApi: string,
  has: Has,
): string {
  const own = patched(generated('dumi/exports.ts'), [
    [/^export \* from '\.\.\/exports';$/m, ''],
    [/^export \* from '.*theme-api\/index\.js';$/m, ''],
    ...(has.meta
      ? [[/^export \* from '\.\/meta\/exports';$/m, ''] as [RegExp, string]]
      : []),
  ]);
  const sandboxes = has.pluginManager ? SANDBOXES : [];
  const taken = new Set(
    [
      exportedNames(own),
      sandboxes,
      has.hooks,
      Object.keys({ ...OWN_HOOKS, ...DEMOS }),
    ].flat(),
  );
  const all = (path: string, text: string) => {
    const names = exportedNames(text).filter((name) => !taken.has(name));
    names.forEach((name) => taken.add(name));
    const named = `export { ${names.join(', ')} } from ${quoted(path)};`;
    // The text does not list names that come from `export *`.
    return /^export \* from/m.test(text)
      ? `${named}\nexport * from ${quoted(path)};`
      : named;
  };
  return [
    own,
    ...Object.entries(OWN_HOOKS).map(
      ([name, file]) =>
        `export { ${name} } from ${quoted(join(RENDERER, 'stand-ins', file))};`,
    ),
    ...(has.meta
      ? [
          `export { ${KNOW_ALL.join(', ')} } from './dumi-meta';`,
          "export { useDemo } from './dumi-demo';",
        ]
      : []),
    `export { ${has.hooks.join(', ')} } from './dumi-hooks';`,
    ...(has.liveDemo
      ? []
      : [
          `export { useLiveDemo } from ${quoted(join(RENDERER, 'stand-ins/no-live-demo'))};`,
        ]),
    ...(has.pluginManager
      ? [`export { ${SANDBOXES.join(', ')} } from './dumi-sandbox';`]
      : []),
    `export { ${Object.keys(DEMOS).join(', ')} } from './dumi-demos';`,
    all('../exports', readFileSync(generated('exports.ts'), 'utf8')),
    all(themeApi, readFileSync(themeApi, 'utf8')),
    '',
  ].join('\n');
}

/** The lines that have the table of all routes loaded from the start. */
const NEED_ALL = [
  "import { patchRoutes } from '../dumi/meta/runtime';",
  "import { getRoutes } from '../core/route';",
  "import { hiddenRoutes } from './hidden-routes';",
  `import { needWholeSite } from ${quoted(join(RENDERER, 'navigation/whole-site'))};`,
  'needWholeSite({ getRoutes, patchRoutes, hiddenRoutes });',
];

/** dumi's hooks that read routes: who calls one gets the data of all pages. */
function hookModules(themeApi: string, hooks: readonly string[]): Modules {
  return {
    'dumi-hooks.ts': [
      `import * as api from ${quoted(themeApi)};`,
      ...NEED_ALL,
      ...hooks.map((name) => `export const ${name} = api.${name};`),
    ],
  };
}

/**
 * dumi's list of tabs, of which that of all pages has the code: pages bring that of their own tabs, and
 * for what else asks for a tab's component it loads then.
 * @param source as dumi has generated it
 */
export function lazyTabs(source: string): string {
  const lazy = source.replace(
    /^import \* as (\w+) from ('.*\.md');$/gm,
    'const $1 = { default: lazy(() => import($2)) };',
  );
  return lazy === source ? source : `import { lazy } from 'react';\n${lazy}`;
}

/** dumi's data of all pages and demos, which is loaded when something asks for it. */
function metaModules(): Modules {
  return {
    'dumi-meta.ts': [
      "import * as meta from '../dumi/meta/exports';",
      ...NEED_ALL,
      ...KNOW_ALL.map((name) => `export const ${name} = meta.${name};`),
    ],
    'dumi-demo.ts': [
      "import * as meta from '../dumi/meta/exports';",
      `import { needDemoData } from ${quoted(join(RENDERER, 'page/demo-data'))};`,
      // Of its own, because Rspack passes over a module that only exports again.
      'export const useDemo = meta.useDemo;',
      'needDemoData(useDemo);',
    ],
  };
}

/** dumi's demos, which show those of the theme that a site's own component passes on. */
function demoModules(themeApi: string): Modules {
  return {
    'dumi-demos.ts': [
      `import * as api from ${quoted(themeApi)};`,
      `import * as own from ${quoted(join(RENDERER, 'stand-ins/dumi-demo'))};`,
      ...Object.entries(DEMOS).map(
        ([name, make]) =>
          `export const ${name} = /* @__PURE__ */ own.${make}(api.${name});`,
      ),
    ],
  };
}

/** dumi's sandboxes, which find umi's runtime plugins when they are asked for. */
function sandboxModules(themeApi: string): Modules {
  const inApi = (file: string) => quoted(join(dirname(themeApi), `${file}.js`));
  return {
    'dumi-sandbox.ts': [
      "import { getPluginManager } from '../core/plugin';",
      `import { setPluginManager } from ${inApi('utils')};`,
      ...SANDBOXES.flatMap((name) => [
        `import { ${name} as ${name}OfDumi } from ${inApi(name)};`,
        `export const ${name} = (...args) => {`,
        '  setPluginManager(getPluginManager());',
        `  return ${name}OfDumi(...args);`,
        '};',
      ]),
    ],
  };
}

/**
 * The module `dumi` and those that it is made of.
 * @param generated the absolute path of what umi and dumi have generated
 * @param themeApi path of dumi's components and hooks
 * @throws where dumi exports something in another way than those known
 */
export function dumiModules(
  generated: (path: string) => string,
  themeApi: string,
): Modules {
  const utils = readFileSync(join(dirname(themeApi), 'utils.js'), 'utf8');
  const inApi = exportedNames(readFileSync(themeApi, 'utf8'));
  const meta = existsSync(generated('dumi/meta/exports.ts'));
  const has: Has = {
    meta,
    pluginManager: utils.includes('setPluginManager'),
    hooks: (meta ? READ_ROUTES : ROUTE_HOOKS).filter((name) => inApi.includes(name)),
    liveDemo: inApi.includes('useLiveDemo'),
  };
  return {
    'dumi.ts': dumiModule(generated, themeApi, has),
    ...demoModules(themeApi),
    ...hookModules(themeApi, has.hooks),
    ...(has.meta && metaModules()),
    ...(has.pluginManager && sandboxModules(themeApi)),
  };
}
