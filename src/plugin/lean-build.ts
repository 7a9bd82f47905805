import type { IApi } from 'dumi';

/**
 * Leaves out of a build what only editors read: umi writes the types of all options of its
 * configuration into its folder, which takes half a second of each start. The development server
 * writes them.
 */
export default function leanBuild(api: IApi): void {
  if (api.env === 'production') api.skipPlugins(['configTypes']);
}
