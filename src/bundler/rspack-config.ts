import { DEMO_MAP } from '../plugin/host';
import type { Chain } from '../plugin/host';
import { addCssModules, BROWSERS, jsxOptions, swapBabel } from './compile';
import type { Adaptation } from './compile';
import { DATA_ADDRESS } from './file-kinds';
import { allRules } from './rules';
import type { Rule } from './rules';
import { runSiteBabel, withTapped } from './site-babel';
import { swapSitePlugins } from './site-plugins';

/** webpack plugins that Rspack does not need or has built in. */
const DROPPED_PLUGINS = [
  'progress-plugin',
  'progress-plugin-dev',
  'case-sensitive-paths',
  'harmony-linking-error-plugin',
  'docSideEffects',
  'detect-dead-code-plugin',
  'detectCSSModulesInDependence',
  'EsbuildMinifyFix',
  'fastRefresh',
];

/**
 * What code asks of every browser above and of Node, answered while it is bundled, so that what was
 * written for older ones goes.
 */
const ANSWERS = {
  ...Object.fromEntries(
    ['Map', 'Promise', 'Proxy', 'Set', 'Symbol', 'WeakMap', 'WeakSet'].map((name) => [
      `typeof ${name}`,
      '"function"',
    ]),
  ),
  'typeof Reflect': '"object"',
  'typeof Symbol.iterator': '"symbol"',
  // A loader that a page may bring along: packages would hand themselves to it.
  'typeof define': '"undefined"',
  // Internet Explorer's.
  'typeof MSApp': '"undefined"',
  'document.documentMode': 'undefined',
};

/** React asks for Node's `process` from 18 on, and umi would ship one. */
const WITHOUT_PROCESS = { 'typeof process': '"undefined"' };

/** Replaces mini-css-extract with Rspack's extraction, and PostCSS with Lightning CSS. */
function swapStyles(chain: Chain, { rspack, postCss }: Adaptation): void {
  for (const rule of allRules(chain)) {
    if (rule.uses.has('mini-css-extract-plugin')) {
      rule.use('mini-css-extract-plugin').loader(rspack.CssExtractRspackPlugin.loader);
    }
    if (!postCss && rule.uses.has('postcss-loader')) {
      rule
        .use('postcss-loader')
        .loader('builtin:lightningcss-loader')
        .options({ targets: BROWSERS });
    }
  }
  const [options] = chain.plugin('mini-css-extract-plugin').get('args') as [object];
  chain.plugins.delete('mini-css-extract-plugin');
  chain.plugin('css-extract').use(rspack.CssExtractRspackPlugin, [options]);
}

/**
 * Replaces a webpack plugin with the Rspack plugin of the same purpose, keeping the
 * arguments.
 */
function swapPlugin(chain: Chain, name: string, plugin: unknown): void {
  if (!chain.plugins.has(name)) return;
  const args = chain.plugin(name).get('args') as unknown[];
  chain.plugins.delete(name);
  // The chain's types only know webpack's plugins.
  chain.plugin(name).use(plugin as never, args as never);
}

/**
 * dumi watches a page by importing it through a loader that returns nothing from its
 * pitch function. Rspack ignores that, and needs a loader that returns nothing.
 */
function dropWatched(chain: Chain): void {
  const watch = chain.module.rules.get('watch-parent') as Rule | undefined;
  watch?.use('null-loader').loader(require.resolve('./null-loader.cjs')).options({});
}

/** The files of demos, whose lines a build names when they fail. */
const DEMO_FILES = /-demos?\.js$/;

/** Writes source maps for the build alone: no file names them, and it removes them. */
function mapDemos(chain: Chain, { rspack }: Adaptation): void {
  const options = {
    test: DEMO_FILES,
    filename: `[file]${DEMO_MAP}`,
    append: false,
    noSources: true,
    moduleFilenameTemplate: 'webpack:///[resource-path][query]',
  };
  chain
    .plugin('demo-maps')
    .use(rspack.SourceMapDevToolPlugin as never, [options] as never);
}

/**
 * Converts umi's webpack chain, including the changes of plugins and the site, into one
 * for Rspack: same rules, same chunk names, same runtime errors.
 */
export function adaptChain(chain: Chain, adaptation: Adaptation): void {
  const { rspack, production, react, root } = adaptation;
  DROPPED_PLUGINS.forEach((name) => chain.plugins.delete(name));
  const babel = withTapped(chain, adaptation.babel);
  if (babel) runSiteBabel(chain, babel, root, jsxOptions(adaptation));
  swapBabel(chain, adaptation);
  swapStyles(chain, adaptation);
  swapPlugin(chain, 'copy', rspack.CopyRspackPlugin);
  swapSitePlugins(chain, rspack as never, adaptation.webpack);
  dropWatched(chain);
  // umi's rule for all other files would make a file of it, without an ending.
  chain.module.rule('asset').oneOf('fallback').exclude.add(DATA_ADDRESS);
  addCssModules(chain);
  // Pages have absolute paths, which are otherwise looked for below the site's folder first.
  chain.resolve.preferAbsolute(true);
  // umi sets an object here, for webpack.
  chain.optimization.concatenateModules(production);
  (
    chain.optimization as unknown as { minimizers: Map<string, unknown> }
  ).minimizers.clear();
  if (production) {
    mapDemos(chain, adaptation);
    chain
      .plugin('answers')
      .use(
        rspack.DefinePlugin as never,
        [react > 16 ? { ...ANSWERS, ...WITHOUT_PROCESS } : ANSWERS] as never,
      );
    chain.optimization.minimizer('swc').use(
      rspack.SwcJsMinimizerRspackPlugin as never,
      [
        {
          extractComments: false,
          minimizerOptions: {
            ecma: 2020,
            format: { comments: false },
            compress: { passes: 2 },
            mangle: true,
          },
        },
      ] as never,
    );
    chain.optimization
      .minimizer('lightningcss')
      .use(
        rspack.LightningCssMinimizerRspackPlugin as never,
        [{ minimizerOptions: { targets: BROWSERS } }] as never,
      );
  }
  chain.target(['web', 'es2020'] as never);
  // As umi has it for webpack: a file that is imported in a circle gets undefined for what is not
  // made yet, where a constant would throw.
  chain.output.set('environment' as never, { const: false } as never);
  // Rspack ends the process without a word at one that it does not have, such as `md5`.
  chain.output.delete('hashFunction');
  // Packages that look for their own folder get a mock, as with webpack, which prints no
  // warning.
  chain.node.set('__dirname', 'mock').set('__filename', 'mock');
}
