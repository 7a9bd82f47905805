import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import { fileNameOf, fileOf } from '../host';
import type { Chain } from '../host';

/** Names of files in chunk names, by path; see `uniqueNames`. */
export type NameOf = (path: string) => string;

/** How the chunks of pages and demos are named, by the paths of their files. */
export interface ChunkNames {
  page: NameOf;
  demo: NameOf;
}

/** The chunk of a demo that is a file. */
export function demoChunk(names: ChunkNames, file: string): string {
  return `${names.demo(file)}-demo`;
}

/** A chunk of what belongs to a page: `demos` for those in its text, `html`, and so on. */
export function pageChunk(names: ChunkNames, path: string, part: string): string {
  return `${names.page(path)}-${part}`;
}

/** The chunk of what dumi imports: a demo's file, or a part of a page, such as `x.md?type=demo`. */
function chunkOf(request: string, names: ChunkNames): string {
  const [path = '', query = ''] = request.split('?');
  const part = /type=(\w+)/.exec(query)?.[1];
  if (part === undefined) return demoChunk(names, path);
  return pageChunk(names, path, part === 'demo' ? 'demos' : part);
}

/**
 * Gives every page and every demo its own chunk. dumi names the chunks of all demos
 * `demos` and shares a name between the pages of a folder, so that the first demo a
 * reader opens would load all of them.
 * @param names is called when the site is known
 */
export function nameChunks(chain: Chain, names: () => ChunkNames): void {
  chain.module
    .rule('ledger-page-chunks')
    .test(/\.md$|[\\/]dumi[\\/]meta[\\/]index\.ts$/)
    .enforce('post')
    .use('page-chunks-loader')
    .loader(require.resolve('./chunk-names-loader.cjs'))
    .options({ nameOf: (request: string) => chunkOf(request, names()) });
}

/**
 * Names files of a site, the pages or the demos, for the chunks that are made of them. A file that
 * alone has its name keeps it, `simple`; others are named by their folders too,
 * `src-button-index`. The names depend on nothing but the set of the files, so that every build
 * gives the same ones.
 * @param paths absolute; a path given twice is one file
 * @param root absolute path of the site
 * @returns the name of any path; of one that is not among these, with letters of a hash
 */
export function uniqueNames(paths: Iterable<string>, root: string): NameOf {
  const names = new Map<string, string>();
  const hashed = (path: string) => {
    const file = fileOf(path, root);
    return `${nameOf(file)}-${createHash('sha256').update(file).digest('hex').slice(0, 8)}`;
  };
  let rest = [...new Set(paths)];
  for (const name of [nameOf, (path: string) => folderNameOf(fileOf(path, root))]) {
    // As in the names of files, on disks that do not tell capital letters from small ones.
    const written = (path: string) => fileNameOf(name(path)).toLowerCase();
    const taken = new Set([...names.values()].map((one) => one.toLowerCase()));
    const counts = new Map<string, number>();
    for (const path of rest)
      counts.set(written(path), (counts.get(written(path)) ?? 0) + 1);
    rest = rest.filter((path) => {
      const isFree = counts.get(written(path)) === 1 && !taken.has(written(path));
      if (isFree) names.set(path, name(path));
      return !isFree;
    });
  }
  return (path) => names.get(path) ?? hashed(path);
}

/** The base name of a page's or demo's file. */
export function nameOf(path: string): string {
  return besideEntry(basename(path).replace(/\.\w+$/, ''));
}

/** The same with its folders: `src-button-index`. */
function folderNameOf(file: string): string {
  return besideEntry(
    file
      .replace(/\.\w+$/, '')
      .replace(/^[./]+/, '')
      .replaceAll('/', '-'),
  );
}

/** umi takes any file `umi.*.js` of the bundle for the entry. */
function besideEntry(name: string): string {
  return name.replace(/^umi\./, 'umi-');
}
