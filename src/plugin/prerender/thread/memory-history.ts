import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { PrerenderHistory } from '../../../renderer/prerender-host';

/** A history without a browser, from the package that the site's router uses. */
export function createMemoryHistory(root: string): PrerenderHistory {
  const umi = createRequire(
    createRequire(join(root, 'package.json')).resolve('umi/package.json'),
  );
  const preset = createRequire(umi.resolve('@umijs/preset-umi/package.json'));
  const renderer = createRequire(preset.resolve('@umijs/renderer-react/package.json'));
  const { createMemoryHistory: create } = renderer('history') as {
    createMemoryHistory(): PrerenderHistory;
  };
  return create();
}
