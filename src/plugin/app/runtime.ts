import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { hostChanged, MAKE_LOADER, THEME_ROOT } from '../host';
import type { Chain, Route } from '../host';
import { hotLines } from '../hot-module';
import type { HostPackages } from '../host-packages';
import { BABEL_HELPERS } from './babel-helpers';
import { lazyTabs } from './dumi-module';
import { DOC_LAYOUT, GLOBAL_LAYOUT } from './own-parts';

/**
 * The only module that knows how umi and dumi assemble a site's script: which files they
 * generate and what these import. Everything is asserted when it is read.
 */

const RENDERER = join(THEME_ROOT, 'renderer');

/**
 * Gives all pages the theme's context in the place of dumi's, which knows the whole site, and modules of
 * `own-parts` in the place of the site's own layouts around them.
 * @param alias umi's, which has the addresses of those modules
 * @param folder absolute path of what umi and dumi have generated
 * @throws where dumi has no such route
 */
export function replaceContext(
  routes: Record<string, Route>,
  alias: Readonly<Record<string, unknown>> = {},
  folder = '',
): Record<string, Route> {
  const context = routes['dumi-context-layout'];
  if (!context) {
    throw hostChanged('dumi has no route "dumi-context-layout"', 'plugin/app/runtime');
  }
  context.file = join(RENDERER, 'frame');
  for (const name of [GLOBAL_LAYOUT, DOC_LAYOUT]) {
    const layout = routes[basename(name)];
    if (layout && alias[`dumi/theme/${name}`] === `@@/ledger/own/${name}`)
      layout.file = join(folder, 'ledger/own', name);
  }
  return routes;
}

/** The script that a site starts with: a small one that wakes pages, the app behind it. */
export const ENTRY = join(RENDERER, 'entry/boot');

/**
 * Changes a module that umi or dumi has generated.
 * @param name of the rule
 * @param path absolute
 */
function changeGenerated(
  chain: Chain,
  name: string,
  path: string,
  make: (source: string) => string,
): void {
  chain.module
    .rule(name)
    .test(/\.tsx?$/)
    .include.add(path)
    .end()
    .enforce('pre')
    .use(name)
    .loader(MAKE_LOADER)
    .options({ make });
}

/**
 * Leaves out of the app what of dumi's and umi's run-time the site does not use.
 * @param folder absolute path of what umi and dumi have generated
 * @param react major version of the site's React
 * @param hot true where pages that come and go are to be known without a load
 */
export function slimRuntime(
  chain: Chain,
  host: HostPackages,
  folder: string,
  react: number,
  hot: boolean,
): Chain {
  const renderer = createRequire(join(host.renderer, 'package.json'));
  const alias = {
    ...(chain.resolve.alias.entries() as Record<string, string>),
    dumi$: '@@/ledger/dumi',
    '@@/dumi/meta/runtime.ts': join(RENDERER, 'stand-ins/context-plugin'),
    '@@/dumi/locales/runtime.tsx': join(RENDERER, 'stand-ins/no-plugin'),
    '@@/core/helmet.ts': join(RENDERER, 'stand-ins/no-plugin'),
    [host.umi.resolve('umi/client/client/plugin.js')]: join(
      RENDERER,
      'stand-ins/plugin-manager',
    ),
    'react-intl$': join(RENDERER, 'stand-ins/intl'),
    'object-assign$': join(RENDERER, 'stand-ins/object-assign.cjs'),
    ...BABEL_HELPERS,
    'resize-observer-polyfill$': join(RENDERER, 'stand-ins/resize-observer'),
    ...(react < 18 && { 'rc-util/es/hooks/useId$': join(RENDERER, 'stand-ins/use-id') }),
    'ledger/react-intl': dirname(host.dumi.resolve('react-intl/package.json')),
    'react-helmet-async': dirname(renderer.resolve('react-helmet-async/package.json')),
    '@umijs/renderer-react': host.renderer,
    history$: dirname(renderer.resolve('history/package.json')),
  };
  // The bundlers take the first matching alias, so the longest must come first.
  chain.resolve.alias.clear();
  Object.entries(alias)
    .sort(([a], [b]) => b.length - a.length)
    .forEach(([name, target]) => chain.resolve.alias.set(name, target));
  const change = (name: string, file: string, make: (source: string) => string) =>
    changeGenerated(chain, name, join(folder, file), make);
  // umi's file includes all three kinds of history, of which the theme uses one.
  change('ledger-history', 'core/history.ts', (source) =>
    source.replace(/opts\.type === '(\w+)'/g, (_, kind) => String(kind === 'browser')),
  );
  change('ledger-tabs', 'dumi/meta/tabs.ts', lazyTabs);
  if (hot) {
    change('ledger-routes', 'core/route.tsx', (source) =>
      [source, ...hotLines('changedRoutes', 'getRoutes')].join('\n'),
    );
  }
  // Generated files and dumi's own have no side effects, so unused ones can be dropped.
  chain.module
    .rule('ledger-pure')
    .test(/\.[jt]sx?$/)
    .include.add(join(folder, 'ledger'))
    .add(join(folder, 'dumi'))
    .add(join(folder, 'exports.ts'))
    .add(join(dirname(host.dumi.resolve('dumi/package.json')), 'dist/client'))
    .end()
    .exclude.add(join(folder, 'ledger/app.ts'))
    .add(join(folder, 'ledger/problems.ts'))
    .end()
    .sideEffects(false);
  return chain;
}
