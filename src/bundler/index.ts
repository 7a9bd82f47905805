import type { IApi } from 'dumi';
import { build } from './build';
import { dev } from './dev';

/** True where the site asks for umi's own bundler. */
export function usesWebpack(): boolean {
  return process.env.BUNDLER === 'webpack';
}

/**
 * Has Rspack bundle the site, in the build and in the development server. `BUNDLER=webpack` goes
 * back to umi's own webpack, for a site whose webpack or Babel plugins Rspack does not take.
 */
export default function bundler(api: IApi): void {
  if (usesWebpack()) return;
  api.modifyUniBundler({
    // After umi's own choice of a bundler.
    stage: 1e6,
    fn: () => ({ build, dev }),
  });
  // umi parses all that was built for names that esbuild's minifier may use twice. Rspack has its own.
  api.skipPlugins(['esbuildHelperChecker']);
}
