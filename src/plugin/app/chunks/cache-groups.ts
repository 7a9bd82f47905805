import { join, sep } from 'node:path';
import { IN_SCRIPTS, SharedFiles } from '../../../bundler/shared-files';
import type { Module } from '../../../bundler/shared-files';
import { THEME_ROOT, usesWebpack } from '../../host';
import { FRAME_ENTRY } from '../../../model/demo/playground-frame';
import { isOfLargePackage } from './large-package';

/** React, which changes with an install, not with a page. */
const REACT =
  /[\\/]node_modules[\\/](react|react-dom|react-is|scheduler|object-assign)[\\/]/;

/**
 * The automatic runtime of JSX. On React 16 it is for the few libraries that are compiled for it, and
 * stays with them.
 */
const JSX_RUNTIME = /[\\/]node_modules[\\/]react[\\/].*jsx-runtime/;

/** What routes. umi's `dataFetcher` is for the few sites whose routes have loaders. */
const ROUTER =
  /[\\/]node_modules[\\/](history|react-router|react-router-dom|react-fast-compare|@umijs[\\/]renderer-react)[\\/](?!dist[\\/]dataFetcher)/;

const IN_PACKAGE = /[\\/]node_modules[\\/]/;

/** What shows demos before the app has loaded; see `demo/live/start`. Parts of paths. */
const STARTER = [
  'demo/live/',
  'react/',
  'data/load-failure.',
  'data/watch-direction.',
  // What React and the libraries of demos get in the place of their own helpers.
  'renderer/stand-ins/babel/',
  'renderer/stand-ins/object-assign.',
  'renderer/stand-ins/resize-observer.',
].map((path) => join(THEME_ROOT, path));

/**
 * Helpers of Babel, as umi's Babel has them imported. Older versions of umi compile demos and the app
 * with it for their webpack; a helper that is in the app's file alone would be missing to a demo that
 * runs before. With Rspack only libraries import them, and they stay with those.
 */
const BABEL_HELPER =
  /[\\/]node_modules[\\/]@babel[\\/]runtime[\\/](?!helpers[\\/]esm[\\/])/;

/** Absolute path of a module's file; empty where it has none. */
function pathOf(module: Module): string {
  return module.nameForCondition?.() ?? '';
}

function isOfTheme(module: Module): boolean {
  return pathOf(module).startsWith(THEME_ROOT + sep);
}

function isOfStarter(module: Module): boolean {
  const path = pathOf(module);
  const isHelper = usesWebpack() && BABEL_HELPER.test(path);
  return isHelper || STARTER.some((start) => path.startsWith(start));
}

/** A chunk as webpack gives it to a cache group. */
interface Chunk {
  name?: string;
  /** The names of the entries that load it; of one entry, its name. */
  runtime?: string | Iterable<string>;
  canBeInitial(): boolean;
}

const entriesOf = ({ runtime = [] }: Chunk) =>
  typeof runtime === 'string' ? [runtime] : [...runtime];

/**
 * The chunks that pages load. The playground's frame uses all that a library exports: in files of its own,
 * it takes nothing from pages that leave most of it out. With umi's webpack it shares theirs, as that
 * takes long to make a second copy small.
 */
const ofPages = () =>
  usesWebpack()
    ? 'async'
    : (chunk: Chunk) =>
        entriesOf(chunk).some((entry) => entry !== FRAME_ENTRY) && !chunk.canBeInitial();

/**
 * The chunks whose modules may move into the app's file. webpack only accepts chunks that
 * the app alone loads. Where code in the frame can import `dumi`, pages are loaded there too, and each
 * has what it needs of the app.
 */
const ofApp = () =>
  usesWebpack()
    ? (chunk: Chunk) => !entriesOf(chunk).includes(FRAME_ENTRY) && !chunk.canBeInitial()
    : ofPages();

/**
 * The file of what many demos share: the one that shows them, or one of its own for demos that the
 * playground's frame may load too, which webpack does not let move into a file of the app.
 */
const fileOfShared = () =>
  usesWebpack()
    ? (_: Module, chunks: readonly Chunk[]) =>
        chunks.some((chunk) => entriesOf(chunk).includes(FRAME_ENTRY)) ? 'shared' : 'live'
    : 'live';

/** A module used by at least this many chunks moves into the shared file. */
const COMMON = 16;

/**
 * Size in bytes, before it is made small, from which what most demos use has files of its own: the
 * whole of a library, whose demos import it by one name. The app, which pages without demos load
 * too, is not to wait for it.
 */
const LARGE = 400_000;

/** Such a size from which what the same demos use is a file that others need not load. */
const ALIKE = 200_000;

/**
 * What puts modules that several chunks use into files, for either bundler.
 * @param react major version of the site's React
 */
export function sharedChunks(react: number) {
  const isReact = (module: Module) => {
    const path = pathOf(module);
    return REACT.test(path) && (react > 16 || !JSX_RUNTIME.test(path));
  };
  const shared = new SharedFiles({
    chunks: COMMON,
    all: LARGE,
    alike: ALIKE,
    isCounted: (module) =>
      !isReact(module) &&
      !ROUTER.test(pathOf(module)) &&
      !isOfTheme(module) &&
      !isOfStarter(module) &&
      !isOfLargePackage(pathOf(module)),
  });
  const cacheGroups = {
    default: false,
    defaultVendors: false,
    react: {
      name: 'react',
      test: isReact,
      chunks: 'async',
      priority: 40,
      enforce: true,
    },
    router: {
      name: 'app',
      test: ROUTER,
      chunks: ofApp(),
      priority: 40,
      enforce: true,
    },
    // webpack refuses the name of the import, whose own chunk this leaves empty.
    starter: {
      name: 'live',
      test: isOfStarter,
      chunks: ofApp(),
      priority: 60,
      enforce: true,
    },
    // Theme code that most pages use stays in the shell. What shows demos is above
    // the app: webpack stops where a group would move it there, though another one takes it.
    theme: {
      name: 'app',
      test: (module: Module) => isOfTheme(module) && !isOfStarter(module),
      chunks: ofApp(),
      minChunks: 8,
      priority: 50,
      enforce: true,
    },
    // Of a large library each page loads what its demos use, and in files that others share.
    parts: {
      type: IN_SCRIPTS,
      test: (module: Module) => isOfLargePackage(pathOf(module)),
      chunks: 'async',
      minChunks: 2,
      minSize: 20_000,
      priority: 35,
      reuseExistingChunk: true,
    },
    large: {
      name: shared.nameOf,
      test: (module: Module) => shared.nameOf(module) !== undefined,
      chunks: 'async',
      minChunks: COMMON,
      priority: 31,
      enforce: true,
    },
    // What most demos use comes with what shows them: each request before the first paint costs
    // some 5 ms of a slow processor. What some use is a file for each package.
    common: {
      name: fileOfShared(),
      type: IN_SCRIPTS,
      chunks: ofPages(),
      minChunks: COMMON,
      priority: 30,
      enforce: true,
    },
    packages: {
      name: packageName,
      type: IN_SCRIPTS,
      // The theme itself is installed as a package elsewhere.
      test: (module: Module) => IN_PACKAGE.test(pathOf(module)) && !isOfTheme(module),
      chunks: ofPages(),
      minChunks: 2,
      priority: 20,
      reuseExistingChunk: true,
    },
    // One file for all pages that use it, and for no others.
    authoring: {
      name: 'authoring',
      type: 'css/mini-extract',
      test: join(THEME_ROOT, 'styles/authoring'),
      chunks: 'async',
      priority: 60,
      enforce: true,
    },
    // What several demos import: one file, which the next page finds in the cache. A layout, which is
    // in the app, keeps its own copy among its other rules, which come before those of pages.
    styles: {
      name: 'styles',
      type: 'css/mini-extract',
      test: (module: Module) => !isOfTheme(module),
      chunks: (chunk: Chunk) => chunk.name !== 'app' && !chunk.canBeInitial(),
      priority: 30,
      minChunks: 3,
      enforce: true,
    },
  };
  return { shared, cacheGroups };
}

/**
 * The chunk name of a shared library: its package's name. Folders such as `.pnpm`, in which package
 * managers keep packages, are none, and hosts leave out files whose names begin with a dot.
 */
function packageName(module: Module): string {
  const [, ...packages] = pathOf(module).split(/[\\/]node_modules[\\/]/);
  const path = packages.find((below) => !below.startsWith('.')) ?? '';
  const name = /^(@[^\\/]+[\\/])?[^\\/]+/.exec(path)?.[0] ?? 'library';
  return name.replace(/[@\\/]/g, '');
}
