import type { rspack as Rspack } from '@rspack/core';
import { THEME_ROOT } from '../plugin/host';
import type { Chain } from '../plugin/host';
import { GENERATED, IN_PACKAGE } from './file-kinds';
import { allRules, babelOptions } from './rules';
import type { Rule, SiteBabel } from './rules';

/** The browsers that script and styles target: those of the last four years. */
export const BROWSERS = [
  'chrome >= 107',
  'edge >= 107',
  'firefox >= 104',
  'safari >= 16',
];

/** What a chain is adapted to. */
export interface Adaptation {
  rspack: typeof Rspack;
  production: boolean;
  /** Major version of the site's React. */
  react: number;
  /** True if the site has PostCSS plugins of its own. PostCSS then stays. */
  postCss: boolean;
  /** What the site adds to Babel, and the site's folder. */
  babel?: SiteBabel;
  root: string;
  /** Classes of umi's webpack. */
  webpack: Readonly<Record<string, unknown>>;
}

/** How elements are made of JSX. */
export function jsxOptions({ production, react }: Adaptation) {
  return {
    // As umi decides. 16.14 could do without `React` too, with a module more on each page.
    runtime: react > 16 ? 'automatic' : 'classic',
    development: !production,
  };
}

function swcOptions(adaptation: Adaptation) {
  const { production } = adaptation;
  return {
    jsc: {
      parser: { syntax: 'typescript', tsx: true, decorators: true },
      transform: {
        legacyDecorator: true,
        react: { ...jsxOptions(adaptation), refresh: !production },
      },
      externalHelpers: false,
    },
    env: { targets: BROWSERS, bugfixes: true },
    isModule: 'unknown',
  };
}

/** Replaces Babel with SWC in the rules of umi and dumi. Those that a site adds keep their own Babel. */
export function swapBabel(chain: Chain, adaptation: Adaptation): void {
  const options = swcOptions(adaptation);
  const [umis] = babelOptions(chain.module.rules.get('src') as Rule | undefined).presets;
  for (const rule of allRules(chain)) {
    if (!rule.uses.has('babel-loader')) continue;
    if (babelOptions(rule).presets[0] !== umis) continue;
    rule.use('babel-loader').loader('builtin:swc-loader').options(options);
  }
}

/** Has style sheets that are imported by a name compiled as CSS modules, as umi does by Babel. */
export function addCssModules(chain: Chain): void {
  chain.module
    .rule('ledger-css-modules')
    .test(/\.[jt]sx?$/)
    .exclude.add(IN_PACKAGE)
    .add(THEME_ROOT)
    .add(GENERATED)
    .end()
    .enforce('pre')
    .use('css-modules')
    .loader(require.resolve('./css-modules-loader.cjs'));
}
