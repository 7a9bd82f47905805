import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { IApi } from 'dumi';

import { readFileSync } from 'node:fs';
import {
  changed,
  demoPages,
  exportedNames,
  quoted,
  siteContext,
  smallTable,
} from './generated-files';
import { THEME_ROOT } from './theme-files';

/**
 * The one place that knows how umi and dumi put a site's script together: which files they
 * generate, and what these import. Each is asserted when it is read.
 */

const RENDERER = join(THEME_ROOT, 'renderer');

/** Names that umi's renderer exports and the theme has its own of. */
const OWN = {
  client: ['renderClient', '__getRoot'],
  history: ['createBrowserHistory'],
  helmet: ['Helmet'],
  'helmet-provider': ['HelmetProvider'],
  page: ['Link'],
};

/** umi's other exports, which are used as they are. */
const FROM_UMI = [
  ...['createHashHistory', 'createMemoryHistory', 'createSearchParams', 'generatePath'],
  ...['matchPath', 'matchRoutes', 'Navigate', 'NavLink', 'Outlet', 'resolvePath'],
  ...['useLocation', 'useMatch', 'useNavigate', 'useOutlet', 'useOutletContext'],
  ...['useParams', 'useResolvedPath', 'useRoutes', 'useSearchParams', 'useAppData'],
  ...['useClientLoaderData', 'useLoaderData', 'useRouteProps', 'useSelectedRoutes'],
  ...['useServerLoaderData', 'useRouteData', '__useFetcher', 'withRouter'],
];

/** dumi's exports that know all pages and demos, and bring what every page says of itself. */
const KNOW_ALL = [
  ...['use', 'useDemo', 'getFullDemos'],
  ...['getRouteMetaById', 'getFullRoutesMeta'],
];

/** dumi's ways into a sandbox, which ask umi's runtime plugins. */
const SANDBOXES = ['openCodeSandbox', 'openStackBlitz'];

/** The package that umi takes for its renderer; it reads the names of exports from the text. */
function writeRenderer(api: IApi, umiRenderer: string): void {
  const write = (path: string, content: string) =>
    api.writeTmpFile({ noPluginDir: true, path: `ledger/renderer/${path}`, content });
  write('package.json', '{ "main": "dist/index.js", "sideEffects": false }\n');
  write(
    'dist/index.js',
    [
      `export { ${FROM_UMI.join(', ')} } from ${quoted(umiRenderer)};`,
      ...Object.entries(OWN).map(
        ([file, names]) =>
          `export { ${names.join(', ')} } from ${quoted(join(RENDERER, file))};`,
      ),
      '',
    ].join('\n'),
  );
}

/**
 * The module `dumi`, all names of which are said one by one: Rspack then makes only those modules
 * behind it that a site imports something of.
 * @param themeApi path of dumi's components and hooks
 */
function dumiModule(generated: (path: string) => string, themeApi: string): string {
  const own = changed(generated('dumi/exports.ts'), [
    [/^export \* from '\.\.\/exports';$/m, ''],
    [/^export \* from '.*theme-api\/index\.js';$/m, ''],
    [/^export \* from '\.\/meta\/exports';$/m, ''],
  ]);
  const taken = new Set([...exportedNames(own), ...SANDBOXES, 'useSiteData']);
  const all = (path: string, text: string) => {
    const names = exportedNames(text).filter((name) => !taken.has(name));
    names.forEach((name) => taken.add(name));
    const named = `export { ${names.join(', ')} } from ${quoted(path)};`;
    // What a module gives out without a name is not known by its text.
    return /^export \* from/m.test(text)
      ? `${named}\nexport * from ${quoted(path)};`
      : named;
  };
  return [
    own,
    `export { useSiteData } from ${quoted(join(RENDERER, 'use-site-data'))};`,
    `export { ${KNOW_ALL.join(', ')} } from './dumi-meta';`,
    `export { ${SANDBOXES.join(', ')} } from './dumi-sandbox';`,
    all('../exports', readFileSync(generated('exports.ts'), 'utf8')),
    all(themeApi, readFileSync(themeApi, 'utf8')),
    '',
  ].join('\n');
}

/** What the app is made of, out of what umi and dumi have generated. */
function writeApp(api: IApi, themeApi: string): void {
  const generated = (path: string) => join(api.paths.absTmpPath, path);
  const write = (path: string, content: string) =>
    api.writeTmpFile({ noPluginDir: true, path: `ledger/${path}`, content });
  write(
    'app.ts',
    changed(generated('umi.ts'), [
      [/'\.\/core\/route'/, "'./routes'"],
      [/'\.\/core\/plugin'/, "'../core/plugin'"],
      [/'\.\/core\/plugin'/, "'../core/plugin'"],
      [/'\.\/core\/history'/, "'../core/history'"],
      // Nothing is shown while a page is on its way but the page before it.
      [/import Loading from '@@\/dumi\/theme\/loading';/, 'const Loading = undefined;'],
      // Only dumi's sandboxes want it, and say so themselves.
      [/^import \{ \w+ as getDumiPluginManager \} from .*$/m, ''],
      [/^import \{ \w+ as setDumiPluginManager \} from .*$/m, ''],
      [/^setDumiPluginManager\(getDumiPluginManager\(\)\);$/m, ''],
      // The head has set it before; `plugin/head-html`.
      [
        /^\(function \(\) \{\n {2}var cache = [\s\S]*?'data-prefers-color'[\s\S]*?\n\}\)\(\);$/m,
        '',
      ],
    ]).replace(/'\.\/(core|plugin)/g, "'../$1"),
  );
  write('routes.ts', smallTable(generated('core/route.tsx')));
  write('demo-pages.ts', demoPages(generated('core/route.tsx'), api.cwd));
  write('site-context.ts', siteContext(generated('dumi/theme/ContextWrapper.tsx')));
  write('dumi.ts', dumiModule(generated, themeApi));
  write(
    'dumi-meta.ts',
    [
      "import * as meta from '../dumi/meta/exports';",
      "import { patchRoutes } from '../dumi/meta/runtime';",
      "import { getRoutes } from '../core/route';",
      `import { needWholeSite } from ${quoted(join(RENDERER, 'whole-site'))};`,
      'needWholeSite({ getRoutes, patchRoutes });',
      ...KNOW_ALL.map((name) => `export const ${name} = meta.${name};`),
      '',
    ].join('\n'),
  );
  write(
    'dumi-sandbox.ts',
    [
      "import { getPluginManager } from '../core/plugin';",
      `import { setPluginManager } from ${quoted(join(dirname(themeApi), 'utils.js'))};`,
      ...SANDBOXES.flatMap((name) => [
        `import { ${name} as ${name}OfDumi } from ${quoted(join(dirname(themeApi), `${name}.js`))};`,
        `export const ${name} = (...args) => {`,
        '  setPluginManager(getPluginManager());',
        `  return ${name}OfDumi(...args);`,
        '};',
      ]),
      '',
    ].join('\n'),
  );
}

/**
 * Has the site start with the theme's renderer: a small entry that wakes pages, the app behind it,
 * and nothing of dumi's and umi's run-time that the site does not use.
 */
export default function runtime(api: IApi): void {
  // The browsers that the bundler writes for need none of core-js; umi's switch for it.
  process.env.BABEL_POLYFILL ??= 'none';
  const load = createRequire(join(api.cwd, 'package.json'));
  const umi = createRequire(load.resolve('umi/package.json'));
  const preset = createRequire(umi.resolve('@umijs/preset-umi/package.json'));
  const dumi = createRequire(load.resolve('dumi/package.json'));
  const umiRenderer = dirname(preset.resolve('@umijs/renderer-react/package.json'));
  const themeApi = dumi.resolve('dumi/dist/client/theme-api/index.js');
  const renderer = createRequire(join(umiRenderer, 'package.json'));

  api.modifyRendererPath({
    fn: () => join(api.paths.absTmpPath, 'ledger/renderer'),
  });
  // Before umi reads the names that the renderer exports.
  api.onGenerateFiles({ stage: -Infinity, fn: () => writeRenderer(api, umiRenderer) });
  api.onGenerateFiles({ stage: 1e6, fn: () => writeApp(api, themeApi) });
  api.modifyRoutes((routes) => {
    const context = routes['dumi-context-layout'] as { file: string } | undefined;
    if (!context) {
      throw new Error(
        'dumi no longer has the route "dumi-context-layout". dumi-theme-ledger needs dumi 2.4; see its plugin/runtime.',
      );
    }
    context.file = join(RENDERER, 'site-context');
    return routes;
  });
  api.modifyEntry((entry) => ({ ...entry, umi: join(RENDERER, 'boot') }));

  api.chainWebpack((chain) => {
    const alias = {
      ...(chain.resolve.alias.entries() as Record<string, string>),
      dumi$: '@@/ledger/dumi',
      '@@/dumi/meta/runtime.ts': join(RENDERER, 'context-plugin'),
      '@@/dumi/locales/runtime.tsx': join(RENDERER, 'no-plugin'),
      '@@/core/helmet.ts': join(RENDERER, 'no-plugin'),
      [umi.resolve('umi/client/client/plugin.js')]: join(RENDERER, 'plugin-manager'),
      'react-intl$': join(RENDERER, 'intl'),
      'object-assign$': join(RENDERER, 'object-assign.cjs'),
      'resize-observer-polyfill$': join(RENDERER, 'resize-observer'),
      'ledger/react-intl': dirname(dumi.resolve('react-intl/package.json')),
      'react-helmet-async': dirname(renderer.resolve('react-helmet-async/package.json')),
      '@umijs/renderer-react': umiRenderer,
      history$: dirname(renderer.resolve('history/package.json')),
    };
    // The bundlers take the first alias that fits: the longest must come first.
    chain.resolve.alias.clear();
    Object.entries(alias)
      .sort(([a], [b]) => b.length - a.length)
      .forEach(([name, target]) => chain.resolve.alias.set(name, target));
    // umi's file carries all three kinds of history, of which a site has one.
    const type = (api.config.history as { type?: string } | undefined)?.type ?? 'browser';
    chain.module
      .rule('ledger-history')
      .test(/\.ts$/)
      .include.add(join(api.paths.absTmpPath, 'core/history.ts'))
      .end()
      .enforce('pre')
      .use('ledger-history')
      .loader(require.resolve('./make-loader.cjs'))
      .options({
        make: (source: string) =>
          source.replace(/opts\.type === '(\w+)'/g, (_, kind) => String(kind === type)),
      });
    // Generated files and dumi's own only define; what is not used may go.
    chain.module
      .rule('ledger-pure')
      .test(/\.[jt]sx?$/)
      .include.add(join(api.paths.absTmpPath, 'ledger'))
      .add(join(api.paths.absTmpPath, 'dumi'))
      .add(join(api.paths.absTmpPath, 'exports.ts'))
      .add(join(dirname(load.resolve('dumi/package.json')), 'dist/client'))
      .end()
      .exclude.add(join(api.paths.absTmpPath, 'ledger/app.ts'))
      .end()
      .sideEffects(false);
    return chain;
  });
}
