import type { SiteSource } from '../built-site';
import { configFile } from '../small-site';

/** A site of one version after another, with the worker that keeps visited pages. */
function version(name: string, offline: true | 'remove', text: string): SiteSource {
  return {
    name,
    base: '/table/',
    files: {
      '.dumirc.ts': configFile({ themeConfig: { offline } }),
      'docs/news.md': `---\ntitle: News\ngroup: Start\norder: 2\n---\n\n${text}\n`,
      'docs/unseen.md': '---\ntitle: Unseen\ngroup: Start\norder: 3\n---\n\nUnseen.\n',
    },
  };
}

export const offlineSite = version('offline', true, 'The first version.');
export const offlineNext = version('offline-next', true, 'The second version.');
export const offlineRemoved = version('offline-removed', 'remove', 'No worker.');
