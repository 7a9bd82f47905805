import type { IApi } from 'dumi';

/**
 * Gives every page and every demo a chunk of its own. dumi names the chunks of all demos `demos`
 * and those of a folder's pages alike, so that the first demo a reader opens loads all of them.
 */
export default function pageChunks(api: IApi): void {
  api.chainWebpack((config) => {
    config.module
      .rule('ledger-page-chunks')
      .test(/\.md$|[\\/]dumi[\\/]meta[\\/]index\.ts$/)
      .enforce('post')
      .use('page-chunks-loader')
      .loader(require.resolve('./page-chunks-loader.cjs'));
    return config;
  });
}
