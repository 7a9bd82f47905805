import { join, resolve } from 'node:path';
import type { IApi } from 'dumi';
import { closeResults, openResults } from './results';
import { createStore, NO_STORE } from './store';
import type { Store } from './store';
import { versionsKey } from './versions';

/** The theme's folder below that of umi's cache. */
const FOLDER = 'dumi-theme-ledger';

/**
 * What builds keep for those after them, in the folder of umi's cache. `dumi build --no-cache`
 * neither reads nor writes it, nor what dumi keeps.
 */
export default function buildStore(api: IApi): Store {
  let store: Store | undefined;
  const open = () => {
    if (api.name !== 'build') return NO_STORE;
    if (api.args.cache === false) return NO_STORE;
    const folder = resolve(
      api.cwd,
      String(api.config.cacheDirectoryPath ?? 'node_modules/.cache'),
    );
    return createStore(join(folder, FOLDER), (reason) =>
      api.logger.warn(
        `The build keeps nothing for the next one: ${reason}. Make ${folder} writable, or build with --no-cache.`,
      ),
    );
  };
  const opened = () => (store ??= open());
  api.onStart(() => {
    if (api.name === 'build' && api.args.cache === false) process.env.DUMI_CACHE = 'none';
  });
  // Before anything is read; patches of the site's own are loaded then.
  api.onStart(() => {
    if (api.name === 'build') openResults(opened(), versionsKey(api.cwd));
  });
  api.onBuildHtmlComplete({
    stage: Infinity,
    // What an earlier version of a page has left.
    fn() {
      closeResults();
      store?.prune();
    },
  });
  return {
    read: (name) => opened().read(name),
    touch: (name) => opened().touch(name),
    folder: (name) => opened().folder(name),
    write: (name, value) => opened().write(name, value),
    prune: () => opened().prune(),
  };
}
