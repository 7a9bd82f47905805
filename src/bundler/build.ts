import { rmSync } from 'node:fs';
import { adaptChain } from './rspack-config';
import { umiConfig } from './umi-webpack';
import type { BundlerOptions } from './umi-webpack';

/**
 * Builds with Rspack, as umi's bundlers do: resolves with the stats, rejects with the errors as
 * the bundler words them.
 */
export async function build(options: BundlerOptions): Promise<unknown> {
  const { default: rspack } = await import('@rspack/core');
  const config = await umiConfig(options, 'production', (chain) =>
    adaptChain(chain, {
      rspack,
      production: true,
      postCss: (options.config.extraPostCSSPlugins?.length ?? 0) > 0,
    }),
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
      compiler.close(() => (wrong ? reject(wrong) : resolve(stats)));
    });
  });
}
