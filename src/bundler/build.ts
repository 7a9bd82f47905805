import { mkdirSync, rmSync } from 'node:fs';
import type { Stats } from '@rspack/core';
import type { Problem } from '../model/problem';
import { rspackConfig } from './config';
import { bundleKey } from './kept/bundle-key';
import { hasForeignPlugins, keepBundle, restoreBundle } from './kept/kept-bundle';
import type { ListedFile } from './kept/kept-bundle';
import { chunksOf } from './kept/shipped';
import { tellUmi } from './kept/umi-note';
import { holdingScripts, writeHeld } from '../plugin/held-scripts';
import { lostExports } from './lost-exports';
import { SharedFiles } from './shared-files';
import { loadSiteBabel } from './site-babel';
import { makeCompiler, needsWebpack } from './site-plugins';
import type { BundlerOptions, Settings } from './umi-webpack';

/** How many files umi lists when a build is done. */
const LISTED_FILES = 10;

/** The files that umi reads and prints: the largest ones, because it gzips each of them. */
function largestOf(assets: readonly ListedFile[]): ListedFile[] {
  return [...assets].sort((a, b) => b.size - a.size).slice(0, LISTED_FILES);
}

/** What umi reads of a build: the names of all files, and the largest ones. */
function statsOf(assets: readonly ListedFile[], chunks: object) {
  return {
    compilation: {
      ...chunks,
      assets: Object.fromEntries(assets.map((one) => [one.name, one])),
    },
    hasErrors: () => false,
    toJson: () => ({ assets: largestOf(assets) }),
  };
}

function listFiles(stats: Stats): ListedFile[] {
  const { assets = [] } = stats.toJson({ all: false, assets: true });
  return assets.map(({ name, size }) => ({ name, size }));
}

/**
 * Builds with Rspack behind the interface of umi's bundlers. Resolves with the stats;
 * rejects with the bundler's errors.
 * @param tell is given what is wrong in the site's files
 */
export async function build(
  options: BundlerOptions,
  settings: Settings,
  tell: (problems: readonly Problem[]) => unknown,
): Promise<unknown> {
  const { default: rspack } = await import('@rspack/core');
  const config = await rspackConfig(options, settings, 'production');
  const output = config.output?.path ?? '';
  const { held } = settings;
  const writeListed = (assets: readonly ListedFile[]) =>
    largestOf(assets).forEach(({ name }) => writeHeld(output, held, name));
  if (options.clean && output) {
    rmSync(output, { recursive: true, force: true });
    // Plugins write into it also when the bundle has errors.
    mkdirSync(output, { recursive: true });
  }
  // Without the bundler's name and version in the entry, which every page loads.
  config.experiments = {
    ...config.experiments,
    rspackFuture: { bundlerInfo: { force: false } },
  };
  const keeping = hasForeignPlugins(config, [...Object.values(rspack), SharedFiles])
    ? undefined
    : settings.keeping;
  // Before the bundler adds to its configuration.
  const key = keeping ? bundleKey(config, options.cwd) : '';
  const restored =
    keeping && (await restoreBundle(config, key, keeping, held, options.cwd));
  if (restored) {
    await tellUmi(config, restored.entry);
    const stats = statsOf(restored.assets, chunksOf(restored.shipped, options.cwd));
    writeListed(restored.assets);
    await options.onBuildComplete?.({
      err: null,
      stats: stats as never,
      isFirstCompile: true,
      time: 0,
    });
    settings.patches.leaveSizesOut(output);
    return stats;
  }
  await loadSiteBabel(options);
  const compiler = await makeCompiler(() => rspack.rspack(config));
  compiler.outputFileSystem = holdingScripts(output, held) as never;
  return new Promise((resolve, reject) => {
    compiler.run(async (error, stats) => {
      // What the modules lack is in the stats.
      if (error && options.config.chainWebpack) {
        reject(needsWebpack(error));
        return;
      }
      const wrong =
        error ??
        (stats?.hasErrors()
          ? new Error(stats.toString({ preset: 'errors-only', colors: false }))
          : null);
      const files = stats && !wrong ? listFiles(stats) : [];
      const lost = stats && !wrong ? lostExports(stats, options.cwd) : [];
      try {
        if (lost.length > 0) tell(lost);
        // Not one with such warnings: a build that takes a kept bundle has none to print.
        if (keeping && stats && !wrong && lost.length === 0) {
          keepBundle(config, key, stats.compilation, files, keeping, held, options.cwd);
        }
        await options.onBuildComplete?.({
          err: wrong,
          stats,
          isFirstCompile: true,
          time:
            stats?.endTime && stats.startTime ? stats.endTime - stats.startTime : null,
        });
      } catch (failure) {
        reject(failure);
        return;
      }
      writeListed(files);
      settings.patches.leaveSizesOut(output);
      compiler.close(() =>
        wrong ? reject(wrong) : resolve(stats && statsOf(files, {})),
      );
    });
  });
}
