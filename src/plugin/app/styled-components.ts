import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Chain, Modules } from '../host';

const NAME = 'styled-components';

/** A package.json, as far as it is read here. */
type Manifest = Partial<
  Record<
    'dependencies' | 'devDependencies' | 'peerDependencies',
    Readonly<Record<string, string>>
  >
>;

/** True where the site itself has the library; another site gets nothing of what is below. */
export function hasStyledComponents(manifest: Manifest): boolean {
  const { dependencies, devDependencies, peerDependencies } = manifest;
  return NAME in { ...dependencies, ...devDependencies, ...peerDependencies };
}

/**
 * `@@/ledger/collector`, which puts the styles that styled-components makes into pages that are
 * rendered at build.
 * @param isThere whether the site has the library
 */
export function collectorModules(isThere: boolean): Modules {
  if (!isThere) return { 'collector.ts': ['export const loadCollector = undefined;'] };
  return {
    'collector.ts': [
      'export const loadCollector = () =>',
      '  import(/* webpackChunkName: "collect-styles" */ \'./styled-components\');',
    ],
    'styled-components.ts': [
      `import { ServerStyleSheet } from '${NAME}';`,
      'export const collect = (element) => {',
      '  const sheet = new ServerStyleSheet();',
      '  return {',
      '    element: sheet.collectStyles(element),',
      '    styles() {',
      '      const tags = sheet.getStyleTags();',
      '      sheet.seal();',
      '      return tags;',
      '    },',
      '  };',
      '};',
    ],
  };
}

/**
 * Bundles the library as it runs in node as well.
 * @param replacement webpack's plugin that puts one module in the place of another
 * @param root absolute path of the site
 */
export function bundleStyledComponents(
  chain: Chain,
  replacement: Parameters<ReturnType<Chain['plugin']>['use']>[0],
  root: string,
): void {
  const load = createRequire(join(root, 'package.json'));
  const folder = join(dirname(load.resolve(`${NAME}/package.json`)), 'dist');
  // Its browser build has no styles without a document. The universal build works in
  // both.
  chain
    .plugin('module-replacement')
    .use(replacement, [
      /[\\/]styled-components\.browser\.esm\.js$/,
      join(folder, 'styled-components.esm.js'),
    ]);
  // Only needed for streaming on a server.
  chain.module
    .rule('ledger-styled-components')
    .include.add(folder)
    .end()
    .resolve.alias.set('stream', false as never);
}
