import type { ChunkLoader } from '../prerender-host';
import { pageData } from '../../data/page-data';

/**
 * The part of the bundler's runtime that names files. It only knows chunk ids. The page
 * lists its own files, and a shared file lists all, so that neither the entry nor any
 * page grows with the number of pages.
 */
export interface BundlerRuntime extends ChunkLoader {
  (module: string | number): unknown;
  /** Public path. */
  p: string;
  /** File name of a chunk's script. */
  u(chunk: string): string;
  /** File name of a chunk's style sheet. */
  miniCssF?: (chunk: string) => string;
  /** Chunks with a style sheet; see `plugin/prerender/style-table`. */
  ledgerStyles?: Record<string, string>;
}

declare const __webpack_require__: BundlerRuntime;

const scripts: Record<string, string> = {};
const styles: Record<string, string> = {};

/** Makes the runtime request files by the names that the page lists. */
export function applyFileNames(): void {
  const data = pageData();
  if (!data) return;
  addFileNames(data);
  const { e, u, miniCssF } = __webpack_require__;
  __webpack_require__.ledgerStyles = styles;
  // Other names come from the shared file.
  __webpack_require__.e = (chunk) =>
    scripts[chunk] || styles[chunk] ? e(chunk) : loadChunkFiles().then(() => e(chunk));
  __webpack_require__.u = (chunk) => scripts[chunk] ?? u(chunk);
  __webpack_require__.miniCssF = (chunk) => styles[chunk] ?? miniCssF?.(chunk) ?? chunk;
}

/** File names by chunk name. */
export interface FileNames {
  scripts: Record<string, string>;
  styles: Record<string, string>;
}

/** Makes more names known. */
export function addFileNames(names: FileNames): void {
  Object.assign(scripts, names.scripts);
  Object.assign(styles, names.styles);
}

let all: Promise<void> | undefined;

/**
 * Loads the file names of all chunks, which a navigation needs; on a large site, of those that any
 * page may need.
 */
export function loadChunkFiles(): Promise<void> {
  const data = pageData();
  if (!data) return Promise.resolve();
  all ??= fetch(__webpack_require__.p + data.files)
    .then((response) => {
      if (!response.ok) throw new Error(response.url);
      return response.json() as Promise<FileNames>;
    })
    .then(addFileNames)
    .catch((error: unknown) => {
      // The next attempt requests them again.
      all = undefined;
      // As for any other file that does not load; see `demo/load-failure`.
      throw Object.assign(Object(error), { name: 'ChunkLoadError' });
    });
  return all;
}

/** Loads the chunks of the page that the document shows, and returns its module. */
export async function loadOwnModule(): Promise<unknown> {
  const page = pageData();
  if (page?.module === undefined) return undefined;
  await Promise.all(page.chunks.map((chunk) => __webpack_require__.e(chunk)));
  return __webpack_require__(page.module);
}

/** Starts loading what the document's page needs, alongside the app itself. */
export function preloadOwnChunks(): void {
  pageData()?.chunks.forEach((chunk) =>
    // The code that needs the chunk reports the failure.
    __webpack_require__.e(chunk).catch(() => {}),
  );
}
