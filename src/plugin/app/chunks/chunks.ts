import { usesWebpack } from '../../host';
import { sharedChunks } from './cache-groups';

/** What is changed of the configuration of either bundler. */
interface Configuration {
  devtool?: unknown;
  output?: object;
  optimization?: { minimizer?: unknown[] };
  plugins?: unknown[];
}

/** Names style sheets as the build looks for them, whatever the site's own configuration says. */
function nameStyles(plugins: readonly unknown[]): void {
  for (const plugin of plugins) {
    const { options } = Object(plugin) as { options?: object };
    // umi's plugin for style sheets, or Rspack's.
    if (options && 'chunkFilename' in options) {
      Object.assign(options, {
        filename: '[name].css',
        chunkFilename: '[name].chunk.css',
      });
    }
  }
}

/** Keeps files of which a plugin makes compressed copies, as the build reads them later. */
function keepOriginals(plugins: readonly unknown[], note: (text: string) => void): void {
  for (const plugin of plugins) {
    const { options } = Object(plugin) as {
      options?: { deleteOriginalAssets?: unknown };
    };
    if (!options?.deleteOriginalAssets) continue;
    options.deleteOriginalAssets = false;
    note(
      '`deleteOriginalAssets` has no effect: pages are rendered with the scripts, which stay beside their copies.',
    );
  }
}

/**
 * Cuts the build into files, for either bundler. Chunks are called by their names and their
 * files by nothing else: what a file holds is put into its name after the build, by
 * `plugin/prerender/hash-files`, and told to each page for its own files only. A table of all
 * names in the entry would grow with every page.
 * @param config of the bundler, with what the site's own configuration says of files and chunks: its
 * names would not be found, and a second file of the entry would not be loaded
 * @param react major version of the site's React
 * @param note is called with a sentence for an option of a plugin that has another effect
 */
export function cutIntoChunks(
  config: Configuration,
  react: number,
  note: (text: string) => void = () => {},
) {
  const { shared, cacheGroups } = sharedChunks(react);
  nameStyles(config.plugins ?? []);
  keepOriginals(config.plugins ?? [], note);
  const output = {
    ...config.output,
    filename: '[name].js',
    chunkFilename: '[name].js',
    // Each file begins with these names. By default the name of the site's package is in one.
    chunkLoadingGlobal: 'webpackChunk',
    globalObject: 'self',
    // It would also stand on each script element, which is found by its address. webpack needs one.
    ...(usesWebpack() ? {} : { uniqueName: '' }),
  };
  const optimization = {
    ...config.optimization,
    // The build finds the list of style sheets in the entry by its minified form.
    minimize: Boolean(config.optimization?.minimizer?.length),
    // For each program: the playground's frame uses all that a library exports, and its main file
    // would bring all of it to each demo that takes something from that file itself.
    usedExports: true,
    // Exports get names of one letter: 0.45 kB less on each page with a demo than names that are
    // made of hashes. Those would stay the same when a module gets an export more.
    mangleExports: 'size',
    // Modules in the order in which they are met: ids that are made of names have a digit more at
    // 500 modules, which is 0.3 kB of each page. A new page changes the names of most files.
    moduleIds: 'natural',
    chunkIds: 'named',
    runtimeChunk: false,
    splitChunks: {
      chunks: 'async',
      minSize: 8000,
      cacheGroups,
    },
  };
  return {
    ...config,
    // With modules in texts, places of the data of pages would be in texts, too.
    devtool: /eval/.test(String(config.devtool)) ? false : config.devtool,
    output,
    optimization,
    plugins: [...(config.plugins ?? []), shared],
  };
}
