import { resolve } from 'node:path';
import { chokidar, winPath } from 'dumi/plugin-utils';
import type { IApi } from 'dumi';
import { latestSite } from '../site';
import { allDocuments } from '../site/read-site';
import { collectChanges } from './collect-changes';
import { isSeenElsewhere } from './seen-elsewhere';

/**
 * Generates files at once after a change that navigation or other pages show. umi does so two seconds
 * after the last change of any file, and still does: it reports errors, and generates what nobody waits
 * for.
 * @param whenQuiet has the development server do what nobody waits for
 */
export default function early(api: IApi, whenQuiet: (job: () => void) => void): void {
  const take = collectChanges((files) =>
    api.applyPlugins({ key: 'onGenerateFiles', args: { files, isFirstTime: false } }),
  );
  const watch = async () => {
    const watched: (string | { path: string })[] = await api.applyPlugins({
      key: 'addTmpGenerateWatcherPaths',
      initialValue: [],
    });
    const paths = watched.map((one) => winPath(typeof one === 'string' ? one : one.path));
    chokidar
      .watch([...new Set(paths)], { ignoreInitial: true })
      .on('all', (event, name) => {
        const path = winPath(resolve(api.cwd, name));
        const pages = allDocuments(latestSite(api));
        const known = pages.find((page) => winPath(page.path) === path);
        const change = { event, path };
        if (isSeenElsewhere(change, known, api.cwd)) take(change);
      });
  };
  api.onDevCompileDone(({ isFirstCompile }) => {
    if (isFirstCompile) whenQuiet(() => void watch());
  });
}
