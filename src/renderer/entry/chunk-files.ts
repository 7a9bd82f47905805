import { pageData } from './page-data';

/**
 * The part of the bundler's run-time that names files. It knows chunks by id alone; which file a
 * chunk is in says the page for itself and a file for all, so that neither the entry nor any page
 * grows with the number of pages.
 */
interface BundlerRuntime {
  (module: string | number): unknown;
  /** Loads a chunk. */
  e(chunk: string): Promise<unknown>;
  /** The ways in which a chunk is loaded. */
  f: Record<string, (chunk: string, promises: unknown[]) => void>;
  /** Public path. */
  p: string;
  /** File of a chunk's script. */
  u(chunk: string): string;
  /** File of a chunk's style sheet. */
  miniCssF?: (chunk: string) => string;
  /** Chunks that have a style sheet; see `plugin/prerender/style-table`. */
  ledgerStyles?: Record<string, string>;
}

declare const __webpack_require__: BundlerRuntime;

const scripts: Record<string, string> = {};
const styles: Record<string, string> = {};

/**
 * In node: tells the build which chunks are asked for. All scripts are there, and style sheets are
 * not needed.
 */
export function noteChunks(note: (chunk: string) => void): void {
  const { e, f } = __webpack_require__;
  f.miniCss = () => undefined;
  __webpack_require__.e = (chunk) => {
    if (noting) note(chunk);
    return e(chunk);
  };
}

let noting = true;

/** Loads what a page needs in node but not again in a browser, without telling the build. */
export function unnoted<T>(load: () => T): T {
  noting = false;
  try {
    // The chunks are asked for before the call returns.
    return load();
  } finally {
    noting = true;
  }
}

/** Has the run-time ask for files by the names that the page gives. */
export function nameChunkFiles(): void {
  const data = pageData();
  if (!data) return;
  Object.assign(scripts, data.scripts);
  Object.assign(styles, data.styles);
  const { e, u, miniCssF } = __webpack_require__;
  __webpack_require__.ledgerStyles = styles;
  // What the page does not name is named by the file for all.
  __webpack_require__.e = (chunk) =>
    scripts[chunk] || styles[chunk] ? e(chunk) : loadChunkFiles().then(() => e(chunk));
  __webpack_require__.u = (chunk) => scripts[chunk] ?? u(chunk);
  __webpack_require__.miniCssF = (chunk) => styles[chunk] ?? miniCssF?.(chunk) ?? chunk;
}

let all: Promise<void> | undefined;

/** Loads the names of the files of all chunks, which a change of page needs. */
export function loadChunkFiles(): Promise<void> {
  const data = pageData();
  if (!data) return Promise.resolve();
  all ??= fetch(__webpack_require__.p + data.files)
    .then((response) => {
      if (!response.ok) throw new Error(`${response.status} ${response.url}`);
      return response.json() as Promise<{
        scripts: Record<string, string>;
        styles: Record<string, string>;
      }>;
    })
    .then((files) => {
      Object.assign(scripts, files.scripts);
      Object.assign(styles, files.styles);
    })
    .catch((error: unknown) => {
      // The next try asks anew.
      all = undefined;
      throw error;
    });
  return all;
}

/** Loads the chunks of the page that the document shows, and gives its module. */
export async function loadOwnModule(): Promise<unknown> {
  const data = pageData();
  if (data?.module === undefined) return undefined;
  await Promise.all(data.chunks.map((chunk) => __webpack_require__.e(chunk)));
  return __webpack_require__(data.module);
}

/** Begins to load what the document's page needs, beside the app itself. */
export function warmOwnChunks(): void {
  const data = pageData();
  [...(data?.chunks ?? []), ...(data?.demoChunks ?? [])].forEach((chunk) => {
    // Whoever needs the chunk hears of its failure.
    __webpack_require__.e(chunk).catch(() => undefined);
  });
}
