import type { Chain } from '../host';

/**
 * Gives every page and every demo its own chunk. dumi names the chunks of all demos
 * `demos` and shares a name between the pages of a folder, so that the first demo a
 * reader opens would load all of them.
 */
export function nameChunks(chain: Chain): void {
  chain.module
    .rule('ledger-page-chunks')
    .test(/\.md$|[\\/]dumi[\\/]meta[\\/]index\.ts$/)
    .enforce('post')
    .use('page-chunks-loader')
    .loader(require.resolve('./chunk-names-loader.cjs'));
}
