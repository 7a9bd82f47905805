import { existsSync } from 'node:fs';
import type { Chain } from '../../host';
import { markdownLoader } from '../dumi/markdown-loader';

/** The files that pages show, of which some may be deleted. */
export interface GoneFiles {
  /** @param files absolute paths */
  shows(page: string, files: readonly string[]): void;
  /** To be called before a page is made. */
  forget(page: string): void;
}

/**
 * Keeps dumi's markdown from reading files that are gone. It reads every file that a page showed
 * when it was made last, and throws where one was deleted. It has no way to forget them but to be
 * loaded again.
 * @param unload called when it must be loaded again
 */
export function createGoneFiles(unload: () => void): GoneFiles {
  // All that a page has shown: a file may go while the page is made.
  const shown = new Map<string, ReadonlySet<string>>();
  return {
    shows(page, files) {
      shown.set(page, new Set([...(shown.get(page) ?? []), ...files]));
    },
    forget(page) {
      if (![...(shown.get(page) ?? [])].some((file) => !existsSync(file))) return;
      shown.delete(page);
      unload();
    },
  };
}

/**
 * The same for a bundler: before it loads the loaders of a page.
 * @param root absolute path of the site
 */
export function forgetGoneFiles(chain: Chain, root: string): GoneFiles {
  const loader = markdownLoader(root);
  const gone = createGoneFiles(() => delete require.cache[loader]);
  chain.module
    .rule('ledger-gone-files')
    .test(/\.md$/)
    .enforce('post')
    .use('pitch-loader')
    .loader(require.resolve('./pitch-loader.cjs'))
    .options({ before: gone.forget });
  return gone;
}
