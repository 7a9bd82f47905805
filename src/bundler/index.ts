import type { IApi } from 'dumi';
import { build } from './build';
import { dev } from './dev';
import { reactOf } from '../plugin/host';
import type { BundlerOptions, RunWithout } from './umi-webpack';

/** True if the site asks for umi's own bundler. */
export function usesWebpack(): boolean {
  return process.env.BUNDLER === 'webpack';
}

/**
 * Has Rspack bundle the site, in the build and in the development server. `BUNDLER=webpack` goes
 * back to umi's own webpack, for a site whose webpack plugins Rspack does not take.
 * @param runWithout keeps a package that is not needed from being loaded
 */
export default function bundler(api: IApi, runWithout: RunWithout): void {
  if (usesWebpack()) return;
  const settings = () => ({ runWithout, react: reactOf(api).major });
  api.modifyUniBundler({
    // After umi has chosen a bundler.
    stage: 1e6,
    fn: () => ({
      build: (options: BundlerOptions) => build(options, settings()),
      dev: (options: BundlerOptions) => dev(options, settings()),
    }),
  });
  // umi parses everything that was built for names that esbuild's minifier may use twice.
  // Rspack has a minifier of its own.
  api.skipPlugins(['esbuildHelperChecker']);
}
