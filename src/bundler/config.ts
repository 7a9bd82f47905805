import type { Configuration } from '@rspack/core';
import { adaptChain } from './rspack-config';
import { siteBabel } from './site-babel';
import { umiConfig, umiWebpack } from './umi-webpack';
import type { BundlerOptions, Settings } from './umi-webpack';

/**
 * Rspack's configuration, made of umi's for webpack.
 * @throws NeedsWebpack where the site's own part of it is for webpack alone
 */
export async function rspackConfig(
  options: BundlerOptions,
  settings: Settings,
  env: 'development' | 'production',
): Promise<Configuration> {
  const { default: rspack } = await import('@rspack/core');
  const { extraPostCSSPlugins = [], postcssLoader } = options.config;
  const postCss = extraPostCSSPlugins.length > 0 || Boolean(postcssLoader);
  return umiConfig(
    options,
    { env, postCss, bundler: rspack },
    (chain) =>
      adaptChain(chain, {
        rspack,
        production: env === 'production',
        react: settings.react,
        postCss,
        babel: siteBabel(options),
        root: options.cwd,
        webpack: umiWebpack(options.cwd),
      }),
    settings,
  );
}
