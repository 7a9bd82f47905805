import { hostChanged } from '../plugin/host';
import { hostPackages } from '../plugin/host-packages';
import { PACKAGE } from './umi-webpack';
import type { Bundler } from './umi-webpack';

/**
 * Puts another bundler in the place of umi's webpack before umi 4.4.11, which has no hook for it. Its
 * commands take `build` and `dev` from the package when they run.
 * @param root absolute path of the site
 * @param replace gives the other bundler, from umi's own
 */
export function replaceBundler(root: string, replace: (own: Bundler) => Bundler): void {
  const { preset } = hostPackages(root);
  const own = preset(PACKAGE) as Bundler;
  const module = preset.cache[preset.resolve(PACKAGE)];
  if (!module) throw hostChanged(`${PACKAGE} is not loaded`, 'bundler/older-umi');
  const { build, dev } = own;
  const other = replace({ build, dev });
  // Its own exports cannot be changed.
  module.exports = Object.create(own, Object.getOwnPropertyDescriptors(other));
}
