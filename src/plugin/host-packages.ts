import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** dumi's and umi's packages as the site has them, each as it sees its own dependencies. */
export interface HostPackages {
  dumi: NodeJS.Require;
  umi: NodeJS.Require;
  /** umi's preset, which brings bundlers and the renderer. */
  preset: NodeJS.Require;
  /** Absolute path of umi's renderer. */
  renderer: string;
  /** Absolute path of dumi's components and hooks. */
  themeApi: string;
}

/**
 * Finds the packages one through the other: a strict package manager shows a site nothing but dumi.
 * @param root absolute path of the site
 */
export function hostPackages(root: string): HostPackages {
  const site = createRequire(join(root, 'package.json'));
  const dumi = createRequire(site.resolve('dumi/package.json'));
  const umi = createRequire(dumi.resolve('umi/package.json'));
  const preset = createRequire(umi.resolve('@umijs/preset-umi/package.json'));
  const renderer = dirname(preset.resolve('@umijs/renderer-react/package.json'));
  return {
    dumi,
    umi,
    preset,
    renderer,
    // Only an app has it; a check of versions does not.
    get themeApi() {
      return dumi.resolve('dumi/dist/client/theme-api/index.js');
    },
  };
}
