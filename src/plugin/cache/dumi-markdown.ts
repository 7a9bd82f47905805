import { createRequire } from 'node:module';
import { join } from 'node:path';
import { hostChanged } from '../host';
import { resultKey } from './results';
import type { Store } from './store';
import { openTable } from './table';

/** What dumi's loader of markdown asks of its cache. */
interface MarkdownCache {
  getSync(key: string, otherwise?: unknown): unknown;
  setSync(key: string, value: unknown): unknown;
}

/** What it has made of a page, and dumi's key for it. */
interface Kept {
  key: string;
  value: unknown;
}

/** The page in a key of dumi's, `/site/docs/a.md:…`. */
const PAGE = /^.*?\.mdx?(?=:)/;

/** The name of that cache in dumi. */
const NAME = 'md-loader';

/**
 * Has dumi's loader keep what it makes of markdown in one file of a build, where it has a file of its
 * own for each text of each page and never removes one. What a page came to last stays while other
 * builds have no need of it, because nothing has changed but other pages.
 * @param root absolute path of the site
 * @param version what the markdown is made by
 * @returns what ends this, and keeps what has been made
 * @throws where dumi has no such cache
 */
export function keepMarkdown(root: string, store: Store, version: string): () => void {
  const require = createRequire(join(root, 'package.json'));
  const { getCache } = require('dumi/dist/utils') as {
    getCache?: (name: string) => MarkdownCache;
  };
  const cache = getCache?.(NAME);
  if (typeof cache?.getSync !== 'function') {
    throw hostChanged('dumi/dist/utils has no getCache', 'plugin/cache/dumi-markdown');
  }
  const { getSync, setSync } = cache;
  const table = openTable<Kept>(store, NAME);
  const pageOf = (key: string) => PAGE.exec(key)?.[0] ?? key;
  const hashOf = (key: string) => resultKey(version, key);
  cache.getSync = (key, otherwise) => {
    const kept = table.get(pageOf(key));
    return kept?.key === hashOf(key) ? kept.value : otherwise;
  };
  cache.setSync = (key, value) => {
    table.set(pageOf(key), { key: hashOf(key), value });
    return cache;
  };
  return () => {
    Object.assign(cache, { getSync, setSync });
    table.save(true);
    store.prune();
  };
}
