import type { PageData } from '../../../src/data/page-data';

/** What a document says of a page that was rendered at build, the least of it. */
export function pageDataOf(data: Partial<PageData> & { path: string }): PageData {
  return {
    route: { id: 'own', path: 'own', parentId: 'doc' },
    module: 'own.md',
    chunks: ['own', 'own-html'],
    scripts: {},
    styles: {},
    files: 'files.json',
    live: true,
    words: { failed: 'The page could not be loaded.', retry: 'Try again' },
    ...data,
  };
}

/** The element by which a document says it. */
export function dataElement(data: PageData): string {
  return `<script type="application/json" id="ledger-data">${JSON.stringify(data)}</script>`;
}

/** The bundler's run-time with these modules; what is asked for is noted. */
export function installBundler(modules: Record<string, unknown>) {
  const asked: string[] = [];
  const failing = new Set<string>();
  const load = (id: string) => modules[id];
  const runtime = Object.assign(load, {
    async e(chunk: string) {
      if (failing.delete(chunk)) {
        const error = new Error(`The chunk ${chunk} did not come.`);
        throw Object.assign(error, { name: 'ChunkLoadError' });
      }
      asked.push(chunk);
    },
    f: {},
    p: '/',
    u: (chunk: string) => `${chunk}.js`,
  });
  Object.assign(globalThis, {
    __webpack_require__: runtime,
    async fetch(path: string) {
      asked.push(path);
      return { ok: true, json: async () => ({ scripts: {}, styles: {} }) };
    },
  });
  return {
    /** Chunks and files, in order. */
    asked,
    /** Chunks whose next load fails. */
    failing,
  };
}
