import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { quoted, THEME_ROOT } from '../host';
import type { Modules } from '../host';
import type { Locale } from '../../model/locale';
import {
  patched,
  demoPagesCode,
  exportedNames,
  siteContextCode,
  routeTableCode,
} from './generated-files';

const RENDERER = join(THEME_ROOT, 'renderer');

/** Exports of umi's renderer that the theme replaces. */
const OWN = {
  client: ['renderClient', '__getRoot'],
  'navigation/history': ['createBrowserHistory'],
  'stand-ins/helmet': ['Helmet'],
  'stand-ins/helmet-provider': ['HelmetProvider'],
  'page/dumi-page': ['Link'],
};

/** umi's other exports, used unchanged. */
const FROM_UMI = [
  ...['createHashHistory', 'createMemoryHistory', 'createSearchParams', 'generatePath'],
  ...['matchPath', 'matchRoutes', 'Navigate', 'NavLink', 'Outlet', 'resolvePath'],
  ...['useLocation', 'useMatch', 'useNavigate', 'useOutlet', 'useOutletContext'],
  ...['useParams', 'useResolvedPath', 'useRoutes', 'useSearchParams', 'useAppData'],
  ...['useClientLoaderData', 'useLoaderData', 'useRouteProps', 'useSelectedRoutes'],
  ...['useServerLoaderData', 'useRouteData', '__useFetcher', 'withRouter'],
];

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

/**
 * The package that umi takes for its renderer; it reads the names of exports from the text.
 * @param umiRenderer absolute path of umi's own
 */
export function rendererModules(umiRenderer: string): Modules {
  return {
    'renderer/package.json': '{ "main": "dist/index.js", "sideEffects": false }\n',
    'renderer/dist/index.js': [
      `export { ${FROM_UMI.join(', ')} } from ${quoted(umiRenderer)};`,
      ...Object.entries(OWN).map(
        ([file, names]) =>
          `export { ${names.join(', ')} } from ${quoted(join(RENDERER, file))};`,
      ),
    ],
  };
}

/**
 * The module `dumi`, with every name spelled out, so that Rspack only makes the modules
 * that a site imports something from.
 * @param themeApi path of dumi's components and hooks
 */
function dumiModule(generated: (path: string) => string, themeApi: string): string {
  const own = patched(generated('dumi/exports.ts'), [
    [/^export \* from '\.\.\/exports';$/m, ''],
    [/^export \* from '.*theme-api\/index\.js';$/m, ''],
    [/^export \* from '\.\/meta\/exports';$/m, ''],
  ]);
  const taken = new Set([...exportedNames(own), ...SANDBOXES, ...Object.keys(OWN_HOOKS)]);
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
    `export { ${KNOW_ALL.join(', ')} } from './dumi-meta';`,
    "export { useDemo } from './dumi-demo';",
    `export { ${SANDBOXES.join(', ')} } from './dumi-sandbox';`,
    all('../exports', readFileSync(generated('exports.ts'), 'utf8')),
    all(themeApi, readFileSync(themeApi, 'utf8')),
    '',
  ].join('\n');
}

/**
 * The adapter for the site's React.
 * @param major its major version
 */
export function reactModules(major: number): Modules {
  const adapter = join(THEME_ROOT, 'react', major < 18 ? 'react-16' : 'react-18');
  return { 'react.ts': `export * from ${quoted(adapter)};\n` };
}

/**
 * The app, made of what umi and dumi have generated.
 * @param themeApi path of dumi's components and hooks
 * @param folder absolute path of what umi and dumi have generated
 * @param root absolute path of the site
 * @param options.hasLoaders true if umi lets routes have loaders of data
 * @throws where something is generated in another way than the one known
 */
export function appModules(
  themeApi: string,
  folder: string,
  root: string,
  { locales, hasLoaders }: { locales: readonly Locale[]; hasLoaders: boolean },
): Modules {
  const generated = (path: string) => join(folder, path);
  return {
    'app.ts': patched(generated('umi.ts'), [
      [/'\.\/core\/route'/, "'./routes'"],
      [/'\.\/core\/plugin'/, "'../core/plugin'"],
      [/'\.\/core\/plugin'/, "'../core/plugin'"],
      [/'\.\/core\/history'/, "'../core/history'"],
      // While a page loads, the previous one stays.
      [/import Loading from '@@\/dumi\/theme\/loading';/, 'const Loading = undefined;'],
      // Only dumi's sandboxes need it, and they set it themselves.
      [/^import \{ \w+ as getDumiPluginManager \} from .*$/m, ''],
      [/^import \{ \w+ as setDumiPluginManager \} from .*$/m, ''],
      [/^setDumiPluginManager\(getDumiPluginManager\(\)\);$/m, ''],
      // The head script has done this already, with the entry's state kept.
      [
        /^if \(\n {2}typeof history !== 'undefined' &&\n {2}location\.pathname[\s\S]*?\n\}\n/m,
        '',
      ],
      // Already set by the head script; see `plugin/app/head-html`.
      [
        // One line where readers cannot choose.
        /^\(function \(\) \{\n {2}var cache = [\s\S]*?'data-prefers-color'[\s\S]*?\n\}\)\(\);$|^typeof document !== 'undefined' && document\.documentElement\.setAttribute\('data-prefers-color', '\w+'\);$/m,
        '',
      ],
    ]).replace(/'\.\/(core|plugin)/g, "'../$1"),
    'routes.ts': routeTableCode(generated('core/route.tsx')),
    'demo-pages.ts': demoPagesCode(generated('core/route.tsx'), root, locales),
    'site-context.ts': siteContextCode(generated('dumi/theme/ContextWrapper.tsx')),
    'loader-data.ts': `export { useLoaderData } from ${quoted(
      join(RENDERER, hasLoaders ? 'navigation/loader-data' : 'stand-ins/no-loader-data'),
    )};`,
    'dumi.ts': dumiModule(generated, themeApi),
    'dumi-meta.ts': [
      "import * as meta from '../dumi/meta/exports';",
      "import { patchRoutes } from '../dumi/meta/runtime';",
      "import { getRoutes } from '../core/route';",
      `import { needWholeSite } from ${quoted(join(RENDERER, 'navigation/whole-site'))};`,
      'needWholeSite({ getRoutes, patchRoutes });',
      ...KNOW_ALL.map((name) => `export const ${name} = meta.${name};`),
    ],
    'dumi-demo.ts': [
      "import * as meta from '../dumi/meta/exports';",
      `import { needDemoData } from ${quoted(join(RENDERER, 'page/demo-data'))};`,
      // Of its own, because Rspack passes over a module that only exports again.
      'export const useDemo = meta.useDemo;',
      'needDemoData(useDemo);',
    ],
    'dumi-sandbox.ts': [
      "import { getPluginManager } from '../core/plugin';",
      `import { setPluginManager } from ${quoted(join(dirname(themeApi), 'utils.js'))};`,
      ...SANDBOXES.flatMap((name) => [
        `import { ${name} as ${name}OfDumi } from ${quoted(join(dirname(themeApi), `${name}.js`))};`,
        `export const ${name} = (...args) => {`,
        '  setPluginManager(getPluginManager());',
        `  return ${name}OfDumi(...args);`,
        '};',
      ]),
    ],
  };
}
