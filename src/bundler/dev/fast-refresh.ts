import type { rspack as Rspack, RspackPluginInstance } from '@rspack/core';

/**
 * React's Fast Refresh for the site's own files, demos, and pages: a changed component keeps its state.
 * The compiler marks components for it; see `compile`. umi's client in the browser reports errors, and
 * reloads the page after one unless it is told of Fast Refresh.
 */
export async function fastRefresh(
  rspack: typeof Rspack,
): Promise<RspackPluginInstance[]> {
  const { ReactRefreshRspackPlugin } = await import('@rspack/plugin-react-refresh');
  return [
    new rspack.DefinePlugin({ 'process.env.FAST_REFRESH': 'true' }),
    new ReactRefreshRspackPlugin({
      overlay: false,
      include: /\.(?:[cm]?jsx?|tsx?|md)$/i,
    }),
  ];
}
