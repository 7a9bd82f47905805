import { join, resolve } from 'node:path';
import type { IApi } from 'dumi';
import { keepMarkdown } from './dumi-markdown';
import { closeResults, openResults, saveResults } from './results';
import { createStore, NO_STORE } from './store';
import type { Store } from './store';
import { versionsKey } from './versions';

/** The theme's folders below that of umi's cache, by the command of dumi that keeps something. */
const FOLDERS: Readonly<Record<string, string>> = {
  build: 'dumi-theme-ledger',
  // A build removes what it has not asked for.
  dev: 'dumi-theme-ledger-dev',
};

/** That of what dumi makes of markdown in builds. */
const MARKDOWN = 'dumi-theme-ledger-markdown';

/**
 * What builds and development servers keep for those after them, in the folder of umi's cache.
 * `dumi build --no-cache` neither reads nor writes it, nor what dumi keeps.
 * @param whenQuiet has the development server do what nobody waits for
 */
export default function keptStore(
  api: IApi,
  whenQuiet: (job: () => void) => void,
): Store {
  let store: Store | undefined;
  let endMarkdown = () => {};
  const open = (name = FOLDERS[api.name]) => {
    if (name === undefined || api.args.cache === false) return NO_STORE;
    const folder = resolve(
      api.cwd,
      String(api.config.cacheDirectoryPath ?? 'node_modules/.cache'),
    );
    return createStore(join(folder, name), (reason) =>
      api.logger.warn(
        `Nothing is kept for the next ${api.name === 'dev' ? 'start' : 'build'}: ${reason}. Make ${folder} writable, or use --no-cache.`,
      ),
    );
  };
  const opened = () => (store ??= open());
  api.onStart(() => {
    if (api.name === 'build' && api.args.cache === false) process.env.DUMI_CACHE = 'none';
  });
  // Before anything is read; patches of the site's own are loaded then.
  api.onStart(() => {
    if (!(api.name in FOLDERS)) return;
    const version = versionsKey(api.cwd);
    openResults(opened(), version);
    if (api.name !== 'build' || api.args.cache === false) return;
    // In a folder of its own, as it has absolute paths.
    endMarkdown = keepMarkdown(api.cwd, open(MARKDOWN), version);
  });
  api.onGenerateFiles({
    // After all that may ask for time to read the site.
    stage: Infinity,
    fn: () => {
      if (api.name === 'dev') whenQuiet(saveResults);
    },
  });
  api.onBuildHtmlComplete({
    stage: Infinity,
    // What an earlier version of a page has left.
    fn() {
      closeResults();
      endMarkdown();
      store?.prune();
    },
  });
  return {
    read: (name) => opened().read(name),
    touch: (name) => opened().touch(name),
    folder: (name) => opened().folder(name),
    write: (name, value) => opened().write(name, value),
    append: (name, text) => opened().append(name, text),
    part: (name, at, size) => opened().part(name, at, size),
    prune: () => opened().prune(),
  };
}
