import type { Configuration, Module } from '@rspack/core';
import { THEME_ROOT } from '../plugin/host';

type LazyCompilation = Exclude<Configuration['lazyCompilation'], boolean | undefined>;

/** Packages and generated modules, which are the same for all pages. */
const TOGETHER = /[\\/]node_modules[\\/]|[\\/]\.(?:dumi|umi)[\\/]tmp/;

/** The HTML of a page, which is shown with it. */
const isHtml = (module: Module) => module.identifier().endsWith('?ledger-html');

/**
 * Has the development server compile a page, a demo and what stands behind a button when a browser
 * first imports them, so that a start costs the same on a site of any size. The theme's own files are
 * compiled with the entry: the frame of the playground, whose origin may not call the server, uses some
 * of them.
 */
export function lazyPages(): LazyCompilation {
  return {
    entries: false,
    imports: true,
    test(module) {
      const file = module.nameForCondition() ?? '';
      return !TOGETHER.test(file) && !file.startsWith(THEME_ROOT) && !isHtml(module);
    },
  };
}
