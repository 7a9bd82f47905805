import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { IApi } from 'dumi';
import { siteUrlOf } from '../model/address/site-url';
import type { Locale } from '../model/locale';
import { resolveOptions } from './schemas/options';
import type { LedgerOptions, ResolvedOptions } from './schemas/options';
import { OLDEST } from './versions';

/** Everything that is asked of dumi and umi, and the errors for when they answer differently. */

/**
 * The folder with `layouts/`, `slots/`, and so on: the package's source or its `dist`, where the node
 * side has a folder of its own.
 */
export const THEME_ROOT = existsSync(join(__dirname, '../layouts'))
  ? join(__dirname, '..')
  : join(__dirname, '../..');

/** Absolute path of the loader that makes a module with a function; see there. */
export const MAKE_LOADER = require.resolve('./make-loader.cjs');

/** Ending of the source maps of demos, which the bundler writes and the build removes again. */
export const DEMO_MAP = '.demo-map';

/** A route as umi keeps it; only the fields that are read here. */
export interface Route {
  id: string;
  path: string;
  /** The address below the site's base. */
  absPath: string;
  /** Absolute path of the page's or layout's file. */
  file?: string;
  isLayout?: boolean;
  /** The layout that it is in. */
  parentId?: string;
  redirect?: string;
  /** `_atom_route` marks the page of a component that lies beside its code. */
  meta?: { _atom_route?: boolean };
}

/** umi's webpack chain, with the type from umi's own hook. */
export type Chain = Parameters<
  Extract<Parameters<IApi['chainWebpack']>[0], (...args: never[]) => unknown>
>[0];

/**
 * The site's `themeConfig` with every default filled in: the name that of its option `title` or its
 * package, the address that of dumi's `sitemap`. Its own theme files do not see these.
 */
export function optionsOf(api: IApi): ResolvedOptions {
  // dumi types the options of its own theme, which ours are not.
  const themeConfig = api.config.themeConfig as LedgerOptions;
  const name = themeConfig.name ?? api.config.title ?? api.pkg.name;
  const siteUrl = siteUrlOf(String(api.config.sitemap?.hostname), baseOf(api));
  return resolveOptions({ siteUrl, ...themeConfig, ...(name !== undefined && { name }) });
}

/** The languages of the site; `defaultLocale` says which one is the default. */
export function localesOf(api: IApi): readonly Locale[] {
  return api.config.locales;
}

/** True if routes may have loaders of data, which umi has to be asked for. */
export function hasLoaders(api: IApi): boolean {
  return Boolean(api.config.clientLoader || api.config.ssr);
}

/** The React that the site's code gets: its own, or that of umi where it has none. */
export interface SiteReact {
  /** Its major version. */
  major: number;
  /** Absolute path of `react-dom`. */
  dom: string;
}

/** @throws where React is older than the theme can render with */
export function reactOf(api: IApi): SiteReact {
  const { version, path } = api.appData['react-dom'] as { version: string; path: string };
  const major = Number(/^\d+/.exec(version)?.[0]);
  if (!(major >= 16)) {
    throw new Error(
      `The site uses React ${version}. dumi-theme-ledger needs React 16.14 or later: install \`react\` and \`react-dom\` of one of these versions.`,
    );
  }
  return { major, dom: path };
}

/** True if dumi makes sections of two folders, by the range of its version in the package. */
export function hasTwoLevels(api: IApi): boolean {
  return Boolean(api.appData._2LevelNavAvailable);
}

/** All routes by id, layouts included. */
export function routesOf(api: IApi): Record<string, Route> {
  return api.appData.routes;
}

/** The components that markdown can use, the theme's and the site's, by name. */
export function builtinFilesOf(api: IApi): Record<string, { source: string }> {
  return api.service.themeData.builtins;
}

/**
 * Names of the components that the site has in `.dumi/theme/builtins`, before dumi has read them.
 * @param root absolute path of the site
 */
export function ownBuiltinsOf(root: string): string[] {
  const folder = join(root, '.dumi/theme/builtins');
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).map((file) => file.replace(/\.[jt]sx?$/, ''));
  return names.filter((name) => /^[A-Z\d][^.]*$/.test(name));
}

/** Slots or layouts that the site has a file of its own for, in `.dumi/theme`, with its path. */
export function ownPartsOf(
  api: IApi,
  kind: 'slots' | 'layouts',
): ReadonlyMap<string, string> {
  const files = api.service.themeData[kind] as Record<string, { source: string }>;
  const folder = join(api.cwd, '.dumi/theme');
  const own = Object.entries(files).filter(
    ([, { source }]) => !relative(folder, source).startsWith('..'),
  );
  return new Map(own.map(([name, { source }]) => [name, fileOf(source, api.cwd)]));
}

/** Absolute path of the site's own block around demos; undefined without one. */
export function ownPreviewerOf(api: IApi): string | undefined {
  if (!ownBuiltinsOf(api.cwd).includes('Previewer')) return undefined;
  return builtinFilesOf(api).Previewer?.source;
}

/** Path of what umi shows while a page loads, relative to the site's root; undefined without one. */
export function loadingFileOf(api: IApi): string | undefined {
  const path = ['tsx', 'ts', 'jsx', 'js']
    .map((end) => join(api.paths.absSrcPath, `loading.${end}`))
    .find(existsSync);
  return path && fileOf(path, api.cwd);
}

/** True if umi's own bundler makes the site: the site asks for it, or Rspack cannot take its configuration. */
export function usesWebpack(): boolean {
  return process.env.BUNDLER === 'webpack';
}

/** True in Rspack's development server, where modules take the place of those that have changed. */
export function replacesModules(api: IApi): boolean {
  return !isBuild(api) && !usesWebpack();
}

/** Has umi's own bundler make the site, for all that asks for it later. */
export function chooseWebpack(): void {
  process.env.BUNDLER = 'webpack';
}

/** True if umi has a hook for another bundler, as it does since 4.4.11; see `bundler/older-umi`. */
export function canReplaceBundler(api: IApi): boolean {
  // umi's plugin API throws nothing for a hook that it has not got: it has no such member.
  return typeof (api as Partial<IApi>).modifyUniBundler === 'function';
}

/** What the bundler resolves names of imports to, by name. */
export function aliasOf(api: IApi): Readonly<Record<string, unknown>> {
  return api.config.alias ?? {};
}

/** Folders of documents, relative to the site's root. */
export function docFoldersOf(api: IApi): string[] {
  const folders: (string | { dir: string })[] = api.config.resolve.docDirs;
  return folders.map((entry) => (typeof entry === 'string' ? entry : entry.dir));
}

/** The address that the site's pages are below, without a slash at its end: empty for the root. */
export function baseOf(api: IApi): string {
  return String(api.config.base).replace(/\/$/, '');
}

/** The address that the site's files are below, with a slash at its end. */
export function publicPathOf(api: IApi): string {
  return String(api.config.publicPath);
}

/** True while the site is built, false in the development server. */
export function isBuild(api: IApi): boolean {
  return api.env === 'production';
}

/** Generated modules by their paths below `@@/ledger/`: a text, or its lines. */
export type Modules = Readonly<Record<string, string | readonly string[]>>;

/** Writes modules that the site's code imports as `@@/ledger/<path>`. */
export function writeModules(api: IApi, modules: Modules): void {
  for (const [path, text] of Object.entries(modules)) {
    const content = typeof text === 'string' ? text : [...text, ''].join('\n');
    api.writeTmpFile({ noPluginDir: true, path: `ledger/${path}`, content });
  }
}

/**
 * Path of a file relative to the site's root, with forward slashes.
 * @example fileOf('/site/docs/a.md', '/site') // 'docs/a.md'
 */
export function fileOf(path: string, root: string): string {
  return relative(root, path).replace(/\\/g, '/');
}

/**
 * A path as an import has it, in quotes.
 * @example quoted('C:\\a.ts') // '"C:/a.ts"'
 */
export function quoted(path: string): string {
  return JSON.stringify(path.replace(/\\/g, '/'));
}

/** Eight characters that change with the content. */
export function contentHash(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 8);
}

/**
 * The part of a file's name that is made of its chunk's, before a point.
 * @example fileNameOf('demo/simple') // 'demo-simple'
 */
export function fileNameOf(chunk: string): string {
  return chunk.replace(/[^\w.-]/g, '-');
}

/** The versions that the theme needs, and the newest of them with which it is tested. */
const NEEDED = `dumi ${OLDEST.dumi} or later on umi ${OLDEST.umi} or later`;
const NEWEST = 'dumi 2.4 on umi 4.7';

/**
 * The error for when dumi, umi or a bundler lacks a thing that the theme relies on.
 * @param fault what is missing, as a sentence without its point
 * @param where the theme's file that relies on it, below `src` and without ending
 * @param options.needs what has to be there, where it is neither dumi nor umi
 */
export function hostChanged(
  fault: string,
  where: string,
  { needs, cause }: { needs?: string; cause?: unknown } = {},
): Error {
  const rule = needs ?? `${NEEDED}, and is tested up to ${NEWEST}`;
  return new Error(
    `${fault}. dumi-theme-ledger needs ${rule}: install ${needs ?? NEWEST}, or a version of the theme for yours. The code that needs it is ${where}.`,
    { cause },
  );
}
