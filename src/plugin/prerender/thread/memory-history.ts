import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { PrerenderHistory } from '../../../renderer/prerender-host';
import { hostPackages } from '../../host-packages';

/**
 * A history without a browser, from the package that the site's router uses. It calls no listeners, as in
 * a browser before the first navigation: a site's own, such as one that counts visits, may need a window,
 * and would keep all pages from being rendered.
 */
export function createMemoryHistory(root: string): PrerenderHistory {
  const renderer = createRequire(join(hostPackages(root).renderer, 'package.json'));
  const { createMemoryHistory: create } = renderer('history') as {
    createMemoryHistory(): PrerenderHistory;
  };
  return Object.assign(create(), { listen: () => () => undefined });
}
