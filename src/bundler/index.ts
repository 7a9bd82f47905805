import type { IApi } from 'dumi';
import type { Problem } from '../model/problem';
import { build } from './build';
import { dev } from './dev/dev';
import {
  baseOf,
  canReplaceBundler,
  chooseWebpack,
  reactOf,
  routesOf,
  usesWebpack,
} from '../plugin/host';
import type { HeldScripts } from '../plugin/held-scripts';
import { sitePages } from './dev/site-pages';
import type { Keeping } from './kept/kept-bundle';
import { NeedsWebpack } from './site-plugins';
import { replaceBundler } from './older-umi';
import type { Bundler, BundlerPatches } from './umi-webpack';

/**
 * Has Rspack bundle the site, in the build and in the development server. `BUNDLER=webpack` goes
 * back to umi's own webpack, as does a configuration that Rspack cannot take.
 * @param patches what is changed in umi while it bundles
 * @param keeping what a build has of earlier ones
 * @param held gets the scripts of a build
 * @param tell is given what a build finds wrong in the site's files
 */
export default function bundler(
  api: IApi,
  patches: BundlerPatches,
  keeping: Keeping,
  held: HeldScripts,
  tell: (problems: readonly Problem[]) => unknown,
): void {
  if (usesWebpack()) return;
  const settings = () => ({
    patches,
    react: reactOf(api).major,
    keeping,
    held,
    sitePages: sitePages(() => routesOf(api), baseOf(api)),
    generated: api.paths.absTmpPath,
    // dumi adds parts of its own, for a cache that is not used.
    compiled: (api.userConfig.extraBabelIncludes ?? []) as unknown[],
  });
  const orWebpack = async (
    rspack: () => Promise<unknown>,
    own: () => Promise<unknown>,
  ) => {
    try {
      return await rspack();
    } catch (error) {
      if (!(error instanceof NeedsWebpack)) throw error;
      api.logger.warn(`${error.message} umi's webpack bundles the site instead.`);
      chooseWebpack();
      return own();
    }
  };
  const rspackOf = (own: Bundler): Bundler => ({
    build: (options) =>
      orWebpack(
        () => build(options, settings(), tell),
        () => own.build(options),
      ),
    dev: (options) =>
      orWebpack(
        () => dev(options, settings()),
        () => own.dev(options),
      ),
  });
  // After umi has chosen a bundler. Its type leaves out most of what a bundler gets.
  if (canReplaceBundler(api)) api.modifyUniBundler({ stage: 1e6, fn: rspackOf as never });
  else replaceBundler(api.cwd, rspackOf);
  // umi parses everything that was built for names that esbuild's minifier may use twice.
  // Rspack has a minifier of its own.
  const checker = 'esbuildHelperChecker';
  if (api.service.keyToPluginMap[checker]) api.skipPlugins([checker]);
}
