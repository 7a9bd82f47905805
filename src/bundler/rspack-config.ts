import type { rspack as Rspack } from '@rspack/core';
import type { Chain } from './chain';

/** The browsers that script and styles are written for: those of the last four years. */
export const BROWSERS = [
  'chrome >= 107',
  'edge >= 107',
  'firefox >= 104',
  'safari >= 16',
];

interface Adaptation {
  rspack: typeof Rspack;
  production: boolean;
  /** The site's own PostCSS plugins; while there are any, PostCSS stays. */
  postCss: boolean;
}

/** webpack's plugins that Rspack has no use for, or does by itself. */
const DROPPED = [
  'progress-plugin',
  'progress-plugin-dev',
  'case-sensitive-paths',
  'harmony-linking-error-plugin',
  'docSideEffects',
  'EsbuildMinifyFix',
  'fastRefresh',
];

function swcOptions(production: boolean) {
  return {
    jsc: {
      parser: { syntax: 'typescript', tsx: true, decorators: true },
      transform: {
        legacyDecorator: true,
        // React 16.14 also has the automatic runtime, one more module for nothing.
        react: { runtime: 'classic', development: !production },
      },
      externalHelpers: false,
    },
    env: { targets: BROWSERS },
    isModule: 'unknown',
  };
}

/** A rule or one of its alternatives, as far as the chain's types go. */
type Rule = ReturnType<Chain['module']['rule']>;

/** All rules of a chain with their alternatives. */
function allRules(chain: Chain): Rule[] {
  const rules = Object.values(chain.module.rules.entries() ?? {}) as unknown as Rule[];
  return rules.flatMap((rule) => [
    rule,
    ...(Object.values(rule.oneOfs.entries() ?? {}) as unknown as Rule[]),
  ]);
}

/** SWC in the place of Babel. */
function swapBabel(chain: Chain, { production }: Adaptation): void {
  for (const rule of allRules(chain)) {
    if (!rule.uses.has('babel-loader')) continue;
    rule.use('babel-loader').loader('builtin:swc-loader').options(swcOptions(production));
  }
}

/** Rspack's extraction, and Lightning CSS for what browsers need, in the place of PostCSS. */
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

/** A plugin of webpack's as Rspack's of the same meaning, with the same arguments. */
function swapPlugin(chain: Chain, name: string, plugin: unknown): void {
  if (!chain.plugins.has(name)) return;
  const args = chain.plugin(name).get('args') as unknown[];
  chain.plugins.delete(name);
  // The chain's types know webpack's plugins alone.
  chain.plugin(name).use(plugin as never, args as never);
}

/**
 * dumi watches a page by importing it through a loader that returns nothing at its pitch, which
 * Rspack does not take for an answer: without a rule of its own the page would be made once more,
 * of an empty text.
 */
function dropWatched(chain: Chain): void {
  const nothing = require.resolve('./null-loader.cjs');
  const watch = chain.module.rules.get('watch-parent') as Rule | undefined;
  const pages = chain.module.rules.get('dumi-md') as Rule | undefined;
  if (!watch || !pages) return;
  watch.use('null-loader').loader(nothing).options({});
  const [first] = Object.keys(pages.oneOfs.entries() ?? {});
  pages
    .oneOf('watched')
    .before(first ?? '')
    .resourceQuery(/watch=parent/)
    .use('null-loader')
    .loader(nothing);
}

/**
 * Turns umi's webpack chain, with all that plugins and the site have changed in it, into one that
 * Rspack takes: same rules, same names of chunks, same errors at run time.
 */
export function adaptChain(chain: Chain, adaptation: Adaptation): void {
  const { rspack, production } = adaptation;
  DROPPED.forEach((name) => chain.plugins.delete(name));
  swapBabel(chain, adaptation);
  swapStyles(chain, adaptation);
  swapPlugin(chain, 'define', rspack.DefinePlugin);
  swapPlugin(chain, 'node-polyfill-provider', rspack.ProvidePlugin);
  swapPlugin(chain, 'ignore-moment-locale', rspack.IgnorePlugin);
  swapPlugin(chain, 'module-replacement', rspack.NormalModuleReplacementPlugin);
  swapPlugin(chain, 'copy', rspack.CopyRspackPlugin);
  swapPlugin(chain, 'hmr', rspack.HotModuleReplacementPlugin);
  dropWatched(chain);
  // umi gives webpack an object here.
  chain.optimization.concatenateModules(production);
  (
    chain.optimization as unknown as { minimizers: Map<string, unknown> }
  ).minimizers.clear();
  if (production) {
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
  // Packages that look for their own folder are told none; webpack does so without a word.
  chain.node.set('__dirname', 'mock').set('__filename', 'mock');
}
