import { rmSync } from 'node:fs';
import type { Stats } from '@rspack/core';
import { adaptChain } from './rspack-config';
import { umiConfig } from './umi-webpack';
import type { BundlerOptions } from './umi-webpack';

/** How many files umi names when a build is done. */
const NAMED = 10;

/** What umi reads of stats, with the largest files only: it puts all through gzip for their sizes. */
function withLargest(stats: Stats): Pick<Stats, 'compilation' | 'toJson'> {
  return {
    compilation: stats.compilation,
    toJson(options) {
      const { assets = [], ...json } = stats.toJson(options);
      const largest = assets.sort((a, b) => b.size - a.size).slice(0, NAMED);
      return { ...json, assets: largest };
    },
  };
}

/**
 * Builds with Rspack, as umi's bundlers do: resolves with the stats, rejects with the errors as
 * the bundler words them.
 */
export async function build(options: BundlerOptions): Promise<unknown> {
  const { default: rspack } = await import('@rspack/core');
  const postCss = (options.config.extraPostCSSPlugins?.length ?? 0) > 0;
  const config = await umiConfig(options, { env: 'production', postCss }, (chain) =>
    adaptChain(chain, { rspack, production: true, postCss }),
  );
  if (options.clean && config.output?.path) {
    rmSync(config.output.path, { recursive: true, force: true });
  }
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
