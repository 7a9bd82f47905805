import type { WorkboxPlugin } from 'workbox-core';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { publicPath } from '@@/ledger/offline';
import { indexes } from '@@/ledger/search';
import { languageOf, listOf, pageFiles } from './page-files';
import type { ListedFiles } from './page-files';
import { pageKey } from './page-key';
import { cacheName, deleteCaches } from './scope';
import type { WorkerEvent } from './scope';

/** How many pages are kept; those that were visited longest ago go first. */
const MOST_PAGES = 200;

const isHtml = ({ headers }: Response) =>
  headers.get('content-type')?.includes('text/html') ?? false;

/** Keeps whole answers alone: no redirects, no errors, no document in the place of a file. */
const only = (html: boolean): WorkboxPlugin => ({
  cacheWillUpdate: async ({ response }) =>
    response.status === 200 && !response.redirected && isHtml(response) === html
      ? response
      : null,
});

const inPages: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => pageKey(request.url),
};

const matchOptions = { ignoreVary: true };

/**
 * What the worker keeps, in caches that outlive its versions: a page of an earlier deploy
 * stays whole with its files.
 */
export function createStore(scope: string) {
  const names = {
    pages: cacheName('pages-1', scope),
    files: cacheName('files-1', scope),
  };
  const cacheOfPages = { cacheName: names.pages, matchOptions };
  const cacheOfFiles = { cacheName: names.files, matchOptions };
  const pages = new NetworkFirst({ ...cacheOfPages, plugins: [inPages, only(true)] });
  const files = new CacheFirst({ ...cacheOfFiles, plugins: [only(false)] });
  /** Files whose names have no hash, such as pictures in `public`. */
  const changing = new NetworkFirst({ ...cacheOfFiles, plugins: [only(false)] });

  /** The addresses of the files of a page, in this origin alone. */
  async function filesOf(html: string, read: (address: string) => Promise<Response>) {
    const root = new URL(publicPath, scope);
    const list = listOf(html);
    if (!list) return [];
    const listed = (await (await read(new URL(list, root).href)).json()) as ListedFiles;
    const { index, texts } = indexes[languageOf(html)] ?? {};
    return [...pageFiles(html, listed), index, texts]
      .flatMap((name) => (name ? [new URL(name, root)] : []))
      .filter(({ origin }) => origin === new URL(scope).origin)
      .map(({ href }) => href);
  }

  return {
    pages,
    files,
    changing,

    /** Keeps a page with its files. */
    async keep(address: string, event: WorkerEvent): Promise<void> {
      const load = (url: string) => files.handle({ request: new Request(url), event });
      const page = await pages.handle({ request: new Request(address), event });
      if (page.status !== 200) return;
      const wanted = await filesOf(await page.text(), load);
      // A file that does not come is loaded with the next visit.
      await Promise.allSettled(wanted.map(load));
    },

    /** Deletes the oldest pages, and all files that no page needs any more. */
    async prune(): Promise<void> {
      await deleteCaches(scope, Object.values(names));
      const [kept, loaded] = await Promise.all([
        caches.open(names.pages),
        caches.open(names.files),
      ]);
      const all = await kept.keys();
      await Promise.all(all.slice(0, -MOST_PAGES).map((one) => kept.delete(one)));
      const needed = new Set<string>();
      for (const request of all.slice(-MOST_PAGES)) {
        const html = await (await kept.match(request))?.text();
        const read = async (url: string) =>
          (await loaded.match(url)) ?? new Response('{}');
        // The list of a page that was not kept whole is missing.
        const wanted = await filesOf(html ?? '', read).catch(() => []);
        wanted.forEach((url) => needed.add(url));
      }
      const unused = (await loaded.keys()).filter(({ url }) => !needed.has(url));
      await Promise.all(unused.map((one) => loaded.delete(one)));
    },
  };
}
