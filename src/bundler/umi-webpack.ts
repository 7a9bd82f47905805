import { createRequire } from 'node:module';
import type { Configuration, Stats } from '@rspack/core';
import type { Chain } from './chain';

/**
 * The one place that knows umi's webpack bundler from inside. umi has no hook for a bundler's
 * configuration; its own is made by `dist/config/config`, and its development server is made of
 * the pieces below.
 */

/** What umi hands to a bundler; only what is read here. */
export interface BundlerOptions {
  cwd: string;
  rootDir?: string;
  config: Record<string, unknown> & {
    publicPath?: string;
    cacheDirectoryPath?: string;
    extraPostCSSPlugins?: unknown[];
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
  chainWebpack?: (chain: Chain, args: unknown) => Promise<void>;
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
    ws: Socket;
    time: number;
  }) => void;
  onProgress?: (progress: {
    progresses: { percent: number; status: string; details: string[] }[];
  }) => void;
  onBeforeMiddleware?: (app: Express) => void;
}

export interface Socket {
  send(message: string): void;
  wss: {
    on(event: 'connection', listener: (one: { send(text: string): void }) => void): void;
  };
}

export interface Express {
  use(...handlers: unknown[]): void;
  get(path: string, handler: unknown): void;
}

const PACKAGE = '@umijs/bundler-webpack';

/** umi's preset as it loads its packages: the site's own, wherever the package manager has put it. */
function presetOf(from: string): NodeJS.Require {
  const umi = createRequire(createRequire(from).resolve('umi/package.json'));
  return createRequire(umi.resolve('@umijs/preset-umi/package.json'));
}

/** A module inside of umi's bundler, or an error that says what to do. */
function inside<T>(from: string, path: string, name: string): T {
  const preset = presetOf(from);
  let found: Record<string, T> = {};
  try {
    found = preset(`${PACKAGE}/${path}`) as Record<string, T>;
  } catch (cause) {
    throw new Error(
      `${PACKAGE} has no ${path}. dumi-theme-ledger knows umi 4.7; see its bundler/umi-webpack.`,
      { cause },
    );
  }
  const value = name === '' ? (found as T) : found[name];
  if (!value) {
    throw new Error(
      `${PACKAGE}/${path} has no ${name}. dumi-theme-ledger knows umi 4.7; see its bundler/umi-webpack.`,
    );
  }
  return value;
}

/**
 * Runs something while a package is a function that makes nothing, if it has not been loaded.
 * @param from absolute path of what would load it
 */
async function without<T>(name: string, from: string, run: () => Promise<T>): Promise<T> {
  const load = createRequire(from);
  const path = load.resolve(name);
  if (load.cache[path]) return run();
  load.cache[path] = { exports: () => ({}) } as unknown as NodeJS.Module;
  try {
    return await run();
  } finally {
    delete load.cache[path];
  }
}

/**
 * umi's own configuration for webpack, which `adapt` may change as its chain.
 * @param postCss whether the rules for styles are to have PostCSS with umi's plugins, most of which
 *   are in a package that takes half a second to load
 */
export function umiConfig(
  options: BundlerOptions,
  { env, postCss }: { env: 'development' | 'production'; postCss: boolean },
  adapt: (chain: Chain) => void,
): Promise<Configuration> {
  const from = `${options.cwd}/package.json`;
  const getConfig = inside<(given: unknown) => Promise<Configuration>>(
    from,
    'dist/config/config',
    'getConfig',
  );
  const make = () =>
    getConfig({
      cwd: options.cwd,
      rootDir: options.rootDir,
      env,
      entry: options.entry,
      // CSS modules by import are a Babel plugin of umi's, which has no part here.
      userConfig: { ...options.config, autoCSSModules: false },
      babelPreset: options.babelPreset,
      extraBabelPlugins: [],
      extraBabelPresets: [],
      extraBabelIncludes: [],
      hmr: env === 'development',
      pkg: options.pkg,
      disableCopy: options.disableCopy,
      modifyWebpackConfig: options.modifyWebpackConfig,
      async chainWebpack(chain: Chain, args: unknown) {
        await options.chainWebpack?.(chain, args);
        adapt(chain);
      },
    });
  if (postCss) return make();
  return without('postcss-preset-env', presetOf(from).resolve(PACKAGE), make);
}

/** The pieces of umi's development server. */
export function umiServer(options: BundlerOptions) {
  const from = `${options.cwd}/package.json`;
  const preset = presetOf(from);
  const utils = preset('@umijs/bundler-utils') as {
    createProxy(proxy: unknown, app: Express): void;
  };
  return {
    express: preset('@umijs/bundler-utils/compiled/express') as () => Express,
    createProxy: utils.createProxy,
    createSocket: inside<(server: unknown) => Socket>(
      from,
      'dist/server/ws',
      'createWebSocketServer',
    ),
    devMiddleware: inside<(compiler: unknown, settings: unknown) => unknown>(
      from,
      'compiled/webpack-dev-middleware',
      '',
    ),
    historyFallback: inside<(settings: unknown) => unknown>(
      from,
      'compiled/connect-history-api-fallback',
      '',
    ),
    compression: inside<() => unknown>(from, 'compiled/compression', ''),
  };
}
