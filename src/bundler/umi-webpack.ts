import type { Configuration, Stats } from '@rspack/core';
import { hostChanged } from '../plugin/host';
import type { HeldScripts } from '../plugin/held-scripts';
import { hostPackages } from '../plugin/host-packages';
import type { Chain } from '../plugin/host';
import type { Keeping } from './kept/kept-bundle';

/**
 * The only module that knows the internals of umi's webpack bundler. umi has no hook for
 * a bundler's configuration. It makes its own in `dist/config/config`, and its
 * development server consists of the parts below.
 */

/** Changes a bundler's configuration; `args.webpack` is the bundler. */
type ChangeChain = (chain: Chain, args: { env: string; webpack: unknown }) => unknown;

/** The options that umi passes to a bundler, reduced to those used here. */
export interface BundlerOptions {
  cwd: string;
  rootDir?: string;
  config: Record<string, unknown> & {
    publicPath?: string;
    cacheDirectoryPath?: string;
    extraPostCSSPlugins?: unknown[];
    extraBabelPlugins?: unknown[];
    extraBabelPresets?: unknown[];
    postcssLoader?: unknown;
    chainWebpack?: ChangeChain;
    targets?: Record<string, number | string>;
    proxy?: unknown;
  };
  entry: Record<string, string>;
  pkg?: unknown;
  port?: number;
  host?: string;
  beforeMiddlewares?: unknown[];
  afterMiddlewares?: unknown[];
  beforeBabelPlugins?: unknown[];
  extraBabelPlugins?: unknown[];
  beforeBabelPresets?: unknown[];
  extraBabelPresets?: unknown[];
  babelPreset?: unknown;
  clean?: boolean;
  disableCopy?: boolean;
  chainWebpack?: ChangeChain;
  modifyWebpackConfig?: (config: Configuration, args: unknown) => Promise<Configuration>;
  onBuildComplete?: (result: {
    err: Error | null;
    stats?: Stats;
    isFirstCompile: boolean;
    time: number | null;
  }) => Promise<void>;
  onDevCompileDone?: (result: {
    stats: Stats;
    isFirstCompile: boolean;
    ws: DevSocket;
    time: number;
  }) => void;
  onProgress?: (progress: {
    progresses: { percent: number; status: string; details: string[] }[];
  }) => void;
  onBeforeMiddleware?: (app: Express) => void;
}

/** A bundler as umi runs it. */
export interface Bundler {
  build(options: BundlerOptions): Promise<unknown>;
  dev(options: BundlerOptions): Promise<unknown>;
}

/** The pages of the site as routes have them. */
export interface SitePages {
  /** Absolute paths of their files. */
  files(): ReadonlySet<string>;
  /** Absolute path of the file that is shown at a path of the server, base included. */
  at(path: string): string | undefined;
}

/** What the plugin knows of the site. */
export interface Settings {
  patches: BundlerPatches;
  /** Major version of the site's React. */
  react: number;
  /** Packages that the site wants compiled, its option `extraBabelIncludes`. */
  compiled: readonly unknown[];
  /** What the build has of earlier ones. */
  keeping: Keeping;
  /** Gets the scripts of a build. */
  held: HeldScripts;
  sitePages: SitePages;
  /** Absolute path of the folder of what umi and dumi generate. */
  generated: string;
}

export interface DevSocket {
  send(message: string): void;
  wss: {
    on(event: 'connection', listener: (one: { send(text: string): void }) => void): void;
  };
}

export interface Express {
  use(...handlers: unknown[]): void;
  get(path: string, handler: unknown): void;
}

/** umi's webpack bundler. */
export const PACKAGE = '@umijs/bundler-webpack';
const BABEL = '@umijs/bundler-utils/compiled/babel';

/** This file, for errors. */
const WHERE = 'bundler/umi-webpack';

/** Loads an internal module of umi's bundler, or throws an error that says what to do. */
function internalModule<T>(root: string, path: string, name: string): T {
  const { preset } = hostPackages(root);
  let found: Record<string, T> = {};
  try {
    found = preset(`${PACKAGE}/${path}`) as Record<string, T>;
  } catch (cause) {
    throw hostChanged(`${PACKAGE} has no ${path}`, WHERE, { cause });
  }
  const value = name === '' ? (found as T) : found[name];
  if (!value) {
    throw hostChanged(`${PACKAGE}/${path} has no ${name}`, WHERE);
  }
  return value;
}

/**
 * Runs something that would load a package, without it where that is possible.
 * @param from absolute path of what would load it
 */
type RunWithout = <T>(name: string, from: string, run: () => Promise<T>) => Promise<T>;

/** What is changed in umi while it bundles. */
export interface BundlerPatches {
  /** Keeps a package that is not needed from being loaded. */
  runWithout: RunWithout;
  /** Has umi not measure the files of a bundle that has been written into a folder. */
  leaveSizesOut(folder: string): void;
}

/** Classes of umi's webpack, which a site's configuration may have imported. */
export function umiWebpack(cwd: string): Readonly<Record<string, unknown>> {
  return internalModule(cwd, 'compiled/webpack', '');
}

/** What the configuration is made for. */
interface Making {
  env: 'development' | 'production';
  /**
   * True to include PostCSS with umi's plugins, most of which come from a package that takes half a
   * second to load.
   */
  postCss: boolean;
  /** Takes the place of webpack in functions of the site that change the configuration. */
  bundler: unknown;
}

/** Path of the preset of Babel that makes calls of JSX, which comes with umi's bundlers. */
export const umiReactPreset = (cwd: string): string =>
  hostPackages(cwd).preset.resolve(`${BABEL}/preset-react`);

/** umi's own Babel. */
export const umiBabel = (cwd: string): unknown =>
  hostPackages(cwd).preset(`${BABEL}/core`);

/** umi's own webpack configuration. `adapt` may change its chain when the site has changed it. */
export function umiConfig(
  options: BundlerOptions,
  { env, postCss, bundler }: Making,
  adapt: (chain: Chain) => void,
  { patches: { runWithout }, compiled }: Settings,
): Promise<Configuration> {
  const root = options.cwd;
  const getConfig = internalModule<(given: unknown) => Promise<Configuration>>(
    root,
    'dist/config/config',
    'getConfig',
  );
  const { chainWebpack, ...userConfig } = options.config;
  const { modifyWebpackConfig } = options;
  const args = { env, webpack: bundler };
  const make = () =>
    getConfig({
      cwd: options.cwd,
      rootDir: options.rootDir,
      env,
      entry: options.entry,
      // Fast refresh is a Babel plugin, and needs a plugin of webpack's.
      userConfig: { ...userConfig, fastRefresh: false },
      babelPreset: options.babelPreset,
      // SWC takes the place of Babel; `site-babel` runs the site's own plugins.
      extraBabelPlugins: [],
      extraBabelPresets: [],
      extraBabelIncludes: compiled,
      hmr: env === 'development',
      pkg: options.pkg,
      disableCopy: options.disableCopy,
      modifyWebpackConfig:
        modifyWebpackConfig &&
        ((config: Configuration) => modifyWebpackConfig(config, args)),
      async chainWebpack(chain: Chain) {
        await options.chainWebpack?.(chain, args);
        await chainWebpack?.(chain, args);
        adapt(chain);
      },
    });
  const from = hostPackages(root).preset.resolve(PACKAGE);
  // Rspack has a plugin of its own that copies files.
  const copyless = () =>
    runWithout(`${PACKAGE}/compiled/copy-webpack-plugin`, from, make);
  return postCss ? copyless() : runWithout('postcss-preset-env', from, copyless);
}

/** The parts of umi's development server. */
export function umiServer(options: BundlerOptions) {
  const root = options.cwd;
  const { preset } = hostPackages(root);
  const utils = preset('@umijs/bundler-utils') as {
    createProxy(proxy: unknown, app: Express): void;
  };
  return {
    express: preset('@umijs/bundler-utils/compiled/express') as () => Express,
    createProxy: utils.createProxy,
    createSocket: internalModule<(server: unknown) => DevSocket>(
      root,
      'dist/server/ws',
      'createWebSocketServer',
    ),
    devMiddleware: internalModule<(compiler: unknown, settings: unknown) => unknown>(
      root,
      'compiled/webpack-dev-middleware',
      '',
    ),
    historyFallback: internalModule<(settings: unknown) => unknown>(
      root,
      'compiled/connect-history-api-fallback',
      '',
    ),
    compression: internalModule<(options: { level: number }) => unknown>(
      root,
      'compiled/compression',
      '',
    ),
  };
}
