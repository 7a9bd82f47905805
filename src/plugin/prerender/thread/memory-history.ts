import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { PrerenderHistory } from '../../../renderer/prerender-host';
import { hostPackages } from '../../host-packages';

/**
 * A history without a browser, from the package that the site's router uses. Nobody is told where it
 * leads: a browser tells of no first page either, and what a site does when its readers move on, such as
 * counting, needs a window and would keep all pages from being rendered.
 */
export function createMemoryHistory(root: string): PrerenderHistory {
  const renderer = createRequire(join(hostPackages(root).renderer, 'package.json'));
  const { createMemoryHistory: create } = renderer('history') as {
    createMemoryHistory(): PrerenderHistory;
  };
  return Object.assign(create(), { listen: () => () => undefined });
}
