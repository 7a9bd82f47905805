import { join } from 'node:path';
import { THEME_ROOT } from '../plugin/host';
import type { Chain } from '../plugin/host';
import { GENERATED, IN_PACKAGE } from './file-kinds';
import { babelOptions } from './rules';
import type { Rule, SiteBabel } from './rules';
import { umiBabel, umiReactPreset } from './umi-webpack';
import type { BundlerOptions } from './umi-webpack';

const listOf = (...lists: unknown[]): unknown[] =>
  lists
    .flatMap((list) => (Array.isArray(list) ? (list as unknown[]) : []))
    .filter(Boolean);

/**
 * The plugins and presets of Babel that a site has: those of its configuration, and those that its
 * plugins add by a hook.
 * @returns undefined for a site without, where Babel need not run
 */
export function siteBabel({
  config,
  extraBabelPlugins,
  extraBabelPresets,
}: Pick<BundlerOptions, 'config' | 'extraBabelPlugins' | 'extraBabelPresets'>):
  SiteBabel | undefined {
  const plugins = listOf(extraBabelPlugins, config.extraBabelPlugins);
  const presets = listOf(extraBabelPresets, config.extraBabelPresets);
  return plugins.length + presets.length > 0 ? { plugins, presets } : undefined;
}

/**
 * The plugins and presets of Babel that a site has added to umi's rules by `chainWebpack`, besides
 * the others that it has.
 * @param babel the others; see `siteBabel`
 */
export function withTapped(
  chain: Chain,
  babel: SiteBabel = { plugins: [], presets: [] },
): SiteBabel | undefined {
  const rules = ['src', 'jsx-ts-tsx'].map((name) =>
    babelOptions(chain.module.rules.get(name) as Rule | undefined),
  );
  const plugins = new Set([...babel.plugins, ...rules.flatMap((rule) => rule.plugins)]);
  // The first one is umi's.
  const tapped = rules.flatMap((rule) => rule.presets.slice(1));
  const presets = new Set([...babel.presets, ...tapped]);
  if (plugins.size + presets.size === 0) return undefined;
  return { plugins: [...plugins], presets: [...presets] };
}

/** umi's Babel, as far as it is asked. */
interface Babel {
  loadOptionsAsync(options: object): Promise<unknown>;
}

/**
 * Loads a site's plugins and presets of Babel before the bundler asks for them: where one cannot be
 * loaded, Babel says so for one file alone, and never comes back for files that it was asked for
 * meanwhile, for which the bundler would wait.
 * @param options umi's
 * @throws an error with what Babel says
 */
export async function loadSiteBabel(
  options: Pick<
    BundlerOptions,
    'cwd' | 'config' | 'extraBabelPlugins' | 'extraBabelPresets'
  >,
): Promise<void> {
  const babel = siteBabel(options);
  if (!babel) return;
  const { cwd } = options;
  const core = umiBabel(cwd) as Babel;
  try {
    await core.loadOptionsAsync({
      ...babel,
      cwd,
      babelrc: false,
      configFile: false,
      filename: join(cwd, 'site.tsx'),
    });
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new Error(
      `A plugin or preset of Babel cannot be loaded: ${why}\nCorrect \`extraBabelPlugins\` or \`extraBabelPresets\` in the site's configuration, or install a version of the package that umi's Babel can load.`,
      { cause },
    );
  }
}

/** The syntax of files by their ending. Of it, Babel compiles JSX alone; SWC compiles the rest. */
const SYNTAX = [
  { test: /\.[cm]?jsx?$/, plugins: ['jsx', 'decorators-legacy'] },
  { test: /\.tsx$/, plugins: ['typescript', 'jsx', 'decorators-legacy'] },
  { test: /\.[cm]?ts$/, plugins: ['typescript', 'decorators-legacy'] },
];

/** A demo in a page, which dumi has made JavaScript. */
const BLOCKS = { test: /\.md/, plugins: ['jsx'] };

/**
 * Has Babel change the site's own files as its plugins say, before SWC compiles them: packages and
 * the theme's files are not touched, so that only what the plugins are for pays for them.
 * @param chain umi's, whose loader is still that of Babel
 * @param root absolute path of the site
 * @param jsx how elements are made, as SWC is told
 */
export function runSiteBabel(
  chain: Chain,
  { plugins, presets }: SiteBabel,
  root: string,
  jsx: Readonly<Record<string, unknown>>,
): void {
  const loader = chain.module
    .rule('jsx-ts-tsx')
    .use('babel-loader')
    .get('loader') as string;
  const options = {
    cwd: root,
    babelrc: false,
    configFile: false,
    browserslistConfigFile: false,
    sourceType: 'unambiguous',
    plugins,
    // Plugins such as that of imports from antd find the components that a file uses in calls, and
    // not in JSX.
    presets: [[umiReactPreset(root), jsx], ...presets],
    overrides: [...SYNTAX, BLOCKS].map(({ test, plugins: syntax }) => ({
      test,
      parserOpts: { plugins: syntax },
    })),
  };
  // Loaders run from the last rule to the first.
  chain.module
    .rule('site-babel')
    .test(/\.[cm]?[jt]sx?$/)
    .exclude.add(IN_PACKAGE)
    .add(GENERATED)
    .add(THEME_ROOT)
    .end()
    .use('site-babel')
    .loader(loader)
    .options(options);
  const pages = chain.module.rules.get('dumi-md')?.oneOfs;
  // Before dumi 2.3, `md-meta` makes the demos that are written in a page.
  const kinds = pages?.has('md-demo') ? ['md-demo', 'md-shown'] : ['md-meta'];
  for (const kind of kinds) {
    const demos = pages?.get(kind);
    demos?.use('site-babel').after('babel-loader').loader(loader).options(options);
  }
}
