import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { PrerenderHistory } from '../../../renderer/prerender-host';
import { hostPackages } from '../../host-packages';

/** A history without a browser, from the package that the site's router uses. */
export function createMemoryHistory(root: string): PrerenderHistory {
  const renderer = createRequire(join(hostPackages(root).renderer, 'package.json'));
  const { createMemoryHistory: create } = renderer('history') as {
    createMemoryHistory(): PrerenderHistory;
  };
  return create();
}
