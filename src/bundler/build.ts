import { rmSync } from 'node:fs';
import type { Stats } from '@rspack/core';
import { adaptChain } from './rspack-config';
import { siteBabel } from './site-babel';
import { umiConfig } from './umi-webpack';
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
  { runWithout, react }: Settings,
): Promise<unknown> {
  const { default: rspack } = await import('@rspack/core');
  const postCss = (options.config.extraPostCSSPlugins?.length ?? 0) > 0;
  const config = await umiConfig(
    options,
    { env: 'production', postCss },
    (chain) =>
      adaptChain(chain, {
        ...{ rspack, production: true, react, postCss },
        ...{ babel: siteBabel(options), root: options.cwd },
      }),
    runWithout,
  );
  if (options.clean && config.output?.path) {
    rmSync(config.output.path, { recursive: true, force: true });
  }
  // Without the bundler's name and version in the entry, which every page loads.
  config.experiments = {
    ...config.experiments,
    rspackFuture: { bundlerInfo: { force: false } },
  };
  const compiler = rspack.rspack(config);
  return new Promise((resolve, reject) => {
    compiler.run(async (error, stats) => {
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
