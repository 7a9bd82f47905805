import type { Configuration, Module } from '@rspack/core';
import type { SitePages } from '../umi-webpack';

type LazyCompilation = Exclude<Configuration['lazyCompilation'], boolean | undefined>;

/** The HTML of a page, which is shown with it. */
const isHtml = (id: string) => id.endsWith('?ledger-html');

/**
 * Has the development server compile what dumi imports of pages, such as `index.md?type=demo`, when it
 * is first asked for. Everything else is compiled with what imports it: the frame of the playground,
 * whose origin may not call the server, uses some of the theme's files, and demos of their own would
 * each take a round of compiling, sending and loading.
 * @returns for the bundler's configuration
 */
export function lazyParts(pages: SitePages): LazyCompilation {
  return {
    entries: false,
    imports: true,
    test(module: Module) {
      const id = module.identifier();
      const file = module.nameForCondition() ?? '';
      return !id.endsWith(file) && !isHtml(id) && pages.files().has(file);
    },
  };
}
