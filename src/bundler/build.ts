import { mkdirSync, rmSync } from 'node:fs';
import type { Stats } from '@rspack/core';
import { rspackConfig } from './config';
import { needsWebpack, orNeedsWebpack } from './site-plugins';
import type { BundlerOptions, Settings } from './umi-webpack';

/** How many files umi lists when a build is done. */
const LISTED_FILES = 10;

/**
 * The stats that umi reads, reduced to the largest files, because umi gzips every file to
 * print its size.
 */
function withLargest(stats: Stats): Pick<Stats, 'compilation' | 'toJson'> {
  return {
    compilation: stats.compilation,
    toJson(options) {
      const { assets = [], ...json } = stats.toJson(options);
      const largest = assets.sort((a, b) => b.size - a.size).slice(0, LISTED_FILES);
      return { ...json, assets: largest };
    },
  };
}

/**
 * Builds with Rspack behind the interface of umi's bundlers. Resolves with the stats;
 * rejects with the bundler's errors.
 */
export async function build(
  options: BundlerOptions,
  settings: Settings,
): Promise<unknown> {
  const { default: rspack } = await import('@rspack/core');
  const config = await rspackConfig(options, settings, 'production');
  if (options.clean && config.output?.path) {
    rmSync(config.output.path, { recursive: true, force: true });
    // Plugins write into it also when the bundle has errors.
    mkdirSync(config.output.path, { recursive: true });
  }
  // Without the bundler's name and version in the entry, which every page loads.
  config.experiments = {
    ...config.experiments,
    rspackFuture: { bundlerInfo: { force: false } },
  };
  const compiler = await orNeedsWebpack(() => rspack.rspack(config));
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
      try {
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
      compiler.close(() =>
        wrong ? reject(wrong) : resolve(stats && withLargest(stats)),
      );
    });
  });
}
