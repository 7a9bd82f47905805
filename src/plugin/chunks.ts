import type { IApi } from 'dumi';
import { THEME_ROOT } from './theme-files';

/**
 * React and what routes: changes with an install, not with a page. The automatic runtime of JSX
 * is for the few libraries that are compiled for it, and stays with them.
 */
const FRAMEWORK =
  /[\\/]node_modules[\\/](react(?!.*jsx-runtime)|react-dom|scheduler|react-is|history|react-router|react-router-dom|react-fast-compare|@umijs[\\/]renderer-react)[\\/]/;

/**
 * The chunks whose modules may go into the app's file. webpack lets none take part that the app
 * does not load, so that the frame of the playground then has a copy of its own.
 */
const OF_APP =
  process.env.BUNDLER === 'webpack'
    ? (chunk: { runtime?: unknown; canBeInitial(): boolean }) =>
        chunk.runtime !== 'playground-frame' && !chunk.canBeInitial()
    : 'async';

/** How many chunks have a module in common that then gets into a file for all. */
const COMMON = 16;

/**
 * How the build is cut into files, for either bundler. Chunks are called by their names and their
 * files by nothing else: what a file holds is put into its name after the build, by
 * `plugin/prerender/hash-files`, and told to each page for its own files only. A table of all
 * names in the entry would grow with every page.
 */
export default function chunks(api: IApi): void {
  api.modifyConfig((config) => {
    // umi's own way to begin loading a route's files: a script with the table of all of them.
    config.routePreloadOnLoad = false;
    config.hash = false;
    return config;
  });
  api.chainWebpack((chain) => {
    if (api.env !== 'production') return chain;
    chain.output.filename('[name].js').chunkFilename('[name].js');
    // The site and the frame of the playground share chunks: code that asks at run time which of
    // the two it is in cannot be joined to one module, and weighs a kilobyte more on each page.
    chain.optimization.set('usedExports', 'global');
    // Modules in the order in which they are met: ids that are made of names have a digit more at
    // 500 modules, which is 0.3 kB of each page. A new page changes the names of most files.
    chain.optimization.set('moduleIds', 'natural');
    chain.optimization.set('chunkIds', 'named').splitChunks({
      chunks: 'async',
      minSize: 8000,
      cacheGroups: {
        default: false,
        defaultVendors: false,
        framework: {
          name: 'framework',
          test: FRAMEWORK,
          chunks: 'async',
          priority: 40,
          enforce: true,
        },
        // What most pages have of the theme is not cut out of the shell.
        theme: {
          name: 'app',
          test: (module: { nameForCondition?: () => string | null | undefined }) =>
            (module.nameForCondition?.() ?? '').startsWith(THEME_ROOT),
          chunks: OF_APP,
          minChunks: 8,
          priority: 50,
          enforce: true,
        },
        // What most demos use comes with the shell: a live demo needs both, and each request
        // before the first paint costs some 5 ms of a slow processor. What some use is a file for
        // each package.
        common: {
          name: 'app',
          type: /javascript/,
          chunks: OF_APP,
          minChunks: COMMON,
          priority: 30,
          enforce: true,
        },
        packages: {
          name: packageName,
          type: /javascript/,
          test: /[\\/]node_modules[\\/]/,
          chunks: 'async',
          minChunks: 2,
          priority: 20,
          reuseExistingChunk: true,
        },
        // Once for all pages that use it, and for no other.
        authoring: {
          name: 'authoring',
          type: 'css/mini-extract',
          test: /styles[\\/]authoring[\w-]*\.css/,
          chunks: 'async',
          priority: 60,
          enforce: true,
        },
        styles: {
          name: 'styles',
          type: 'css/mini-extract',
          test: /shared[\\/]|node_modules/,
          chunks: 'async',
          priority: 30,
          minChunks: 3,
          enforce: true,
        },
      },
    });
    return chain;
  });
}

/** The name of a shared library's chunk: its package's. */
function packageName(module: { nameForCondition?: () => string | null | undefined }) {
  const path = module.nameForCondition?.() ?? '';
  const packages = path.split(/[\\/]node_modules[\\/]/);
  const name = /^(@[^\\/]+[\\/])?[^\\/]+/.exec(packages[1] ?? '')?.[0] ?? 'library';
  return name.replace(/[@\\/]/g, '');
}
