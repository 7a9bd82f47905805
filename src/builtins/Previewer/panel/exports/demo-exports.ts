import { orReload } from '../../../../data/or-reload';
import type { ExportedDemo } from './demo-actions';

const importActions = () =>
  import(/* webpackChunkName: "demo-actions" */ './demo-actions');

/**
 * The ways to take a demo elsewhere, whose code loads when one is used.
 * @param attempt runs what loads code, and tells of its failure
 * @param exported gathers the demo
 */
export function demoExports(
  attempt: (work: () => Promise<void>) => void,
  exported: () => Promise<ExportedDemo>,
) {
  const take = (way: 'codesandbox' | 'stackblitz' | 'download') => () =>
    attempt(async () => (await importActions())[way](await exported()));
  return {
    actions: {
      codesandbox: take('codesandbox'),
      stackblitz: take('stackblitz'),
      download: take('download'),
    },
    embed: (element: HTMLElement) =>
      orReload(
        importActions().then(async ({ embed }) => embed(await exported(), element)),
      ),
  };
}
