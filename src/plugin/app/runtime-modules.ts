import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { quoted, THEME_ROOT } from '../host';
import type { Modules } from '../host';
import type { Site } from '../site/read-site';
import { accentStyles } from './styles/accent';
import { dumiModules } from './dumi-module';
import { ownScriptModules, scriptsAtLoad } from './own-scripts';
import {
  COLOR_AT_START,
  withCodeForBrowsers,
  patched,
  demoPagesCode,
  exportedNames,
  siteContextCode,
  routeTableCode,
} from './generated-files';
import { isInOwnCode } from '../demos/own-code';

/** The theme's colors and sizes. */
const TOKENS = join(THEME_ROOT, 'styles/tokens.css');

const importOf = (file: string) => `import ${quoted(file)};\n`;

const RENDERER = join(THEME_ROOT, 'renderer');

/** Exports of umi's renderer that the theme replaces. */
const OWN = {
  client: ['renderClient', '__getRoot'],
  'navigation/history': ['createBrowserHistory'],
  'stand-ins/helmet': ['Helmet'],
  'stand-ins/helmet/provider': ['HelmetProvider'],
  'page/dumi-page': ['Link'],
};

/** umi's other exports, used unchanged, as far as the site's umi has them. */
const FROM_UMI = [
  ...['createHashHistory', 'createMemoryHistory', 'createSearchParams', 'generatePath'],
  ...['matchPath', 'matchRoutes', 'Navigate', 'NavLink', 'Outlet', 'resolvePath'],
  ...['useLocation', 'useMatch', 'useNavigate', 'useOutlet', 'useOutletContext'],
  ...['useParams', 'useResolvedPath', 'useRoutes', 'useSearchParams', 'useAppData'],
  ...['useClientLoaderData', 'useLoaderData', 'useRouteProps', 'useSelectedRoutes'],
  ...['useServerLoaderData', 'useRouteData', '__useFetcher', 'withRouter'],
];

/** Where dumi gives umi's runtime plugins to its sandboxes. An older dumi does not. */
const DUMIS_MANAGER = /DumiPluginManager/;

/**
 * The package that umi takes for its renderer; it reads the names of exports from the text.
 * @param umiRenderer absolute path of umi's own
 */
export function rendererModules(umiRenderer: string): Modules {
  const text = readFileSync(join(umiRenderer, 'dist/index.js'), 'utf8');
  const known = new Set(exportedNames(text));
  const names = FROM_UMI.filter((name) => known.has(name));
  return {
    'renderer/package.json': '{ "main": "dist/index.js", "sideEffects": false }\n',
    'renderer/dist/index.js': [
      `export { ${names.join(', ')} } from ${quoted(umiRenderer)};`,
      ...Object.entries(OWN).map(
        ([file, names]) =>
          `export { ${names.join(', ')} } from ${quoted(join(RENDERER, file))};`,
      ),
    ],
  };
}

/**
 * The adapter for the site's React.
 * @param major its major version
 */
export function reactModules(major: number): Modules {
  const adapter = join(THEME_ROOT, 'react', major < 18 ? 'react-16' : 'react-18');
  return { 'react.ts': `export * from ${quoted(adapter)};\n` };
}

/** What the app is made for. */
interface AppFacts {
  site: Pick<Site, 'locales' | 'others'>;
  /** True if umi lets routes have loaders of data. */
  hasLoaders: boolean;
  /** True if the site has a table of contents of its own. */
  ownToc: boolean;
  /** The site's variables for dumi's default theme. */
  theme?: unknown;
}

/**
 * The app, made of what umi and dumi have generated.
 * @param themeApi path of dumi's components and hooks
 * @param folder absolute path of what umi and dumi have generated
 * @param root absolute path of the site
 * @throws where something is generated in another way than the one known
 */
export function appModules(
  themeApi: string,
  folder: string,
  root: string,
  { site, hasLoaders, ownToc, theme }: AppFacts,
): Modules {
  const generated = (path: string) => join(folder, path);
  const accent = accentStyles(theme);
  return {
    ...(accent && { 'accent.css': accent }),
    'app.ts': withCodeForBrowsers(
      patched(generated('umi.ts'), [
        // Before the site's own style sheets, which may change them.
        [/^/, `${importOf(TOKENS)}${accent ? importOf('./accent.css') : ''}`],
        [/'\.\/core\/route'/, "'./routes'"],
        [/'\.\/core\/plugin'/g, "'../core/plugin'"],
        [/'\.\/core\/history'/, "'../core/history'"],
        // While a page loads, the previous one stays.
        [
          /import Loading from '@@\/dumi\/theme\/loading';/,
          'const Loading = undefined;',
          /\bLoading\b/,
        ],
        // Only dumi's sandboxes need it, and they set it themselves.
        [/^import \{ \w+ as getDumiPluginManager \} from .*$/m, '', DUMIS_MANAGER],
        [/^import \{ \w+ as setDumiPluginManager \} from .*$/m, '', DUMIS_MANAGER],
        [/^setDumiPluginManager\(getDumiPluginManager\(\)\);$/m, '', DUMIS_MANAGER],
        // Pages are rendered without a window, which umi asks for only since 4.3.
        [/^window\.g_umi = /m, 'globalThis.g_umi = ', /^window\./m],
        // The head script has done this already, with the entry's state kept.
        [
          /^if \(\n {2}typeof history !== 'undefined' &&\n {2}location\.pathname[\s\S]*?\n\}\n/m,
          '',
        ],
        // Already set by the head script; see `plugin/app/head-html`.
        [COLOR_AT_START, '', /data-prefers-color/],
      ]),
    ).replace(/'\.\/(core|plugin)/g, "'../$1"),
    'routes.ts': routeTableCode(generated('core/route.tsx'), site.others, ownToc),
    ...ownScriptModules(scriptsAtLoad(join(root, '.dumi'))),
    // Written by the development server; see `bundler/dev/opened-pages`.
    'opened-pages.ts': 'export {};\n',
    'demo-pages.ts': demoPagesCode(generated('core/route.tsx'), root, site.locales),
    'site-context.ts': siteContextCode(
      generated('dumi/theme/ContextWrapper.tsx'),
      isInOwnCode(/\bentryExports\b|\bAtomRenderer\b/, root),
    ),
    'loader-data.ts': `export { useLoaderData } from ${quoted(
      join(RENDERER, hasLoaders ? 'navigation/loader-data' : 'stand-ins/no-loader-data'),
    )};`,
    ...dumiModules(generated, themeApi),
  };
}
