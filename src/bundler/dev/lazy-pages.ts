import type { Configuration, Module } from '@rspack/core';
import { THEME_ROOT } from '../../plugin/host';
import { GENERATED, IN_PACKAGE } from '../file-kinds';

type LazyCompilation = Exclude<Configuration['lazyCompilation'], boolean | undefined>;

/** Modules that are the same for all pages. */
const isShared = (file: string) =>
  IN_PACKAGE.test(file) || GENERATED.test(file) || file.startsWith(THEME_ROOT);

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
      return !isShared(file) && !isHtml(module);
    },
  };
}
