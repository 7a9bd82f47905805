import type { RspackPluginInstance } from '@rspack/core';

/**
 * React's Fast Refresh for the site's own files, demos, and pages: a changed component keeps its state.
 * The compiler marks components for it; see `compile`. umi's client in the browser reports errors.
 */
export async function fastRefresh(): Promise<RspackPluginInstance> {
  const { ReactRefreshRspackPlugin } = await import('@rspack/plugin-react-refresh');
  return new ReactRefreshRspackPlugin({
    overlay: false,
    include: /\.(?:[cm]?jsx?|tsx?|md)$/i,
  });
}
