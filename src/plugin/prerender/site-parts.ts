import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { allFiles, partCount, partFile, partOf } from '../../model/address/site-parts';
import { normalizePath } from '../../model/page';
import type { Page } from '../../model/page';
import type { Route } from '../host';
import type { SitePart } from '../../renderer/navigation/site-parts';
import { chunkReach } from './chunk-reach';
import type { ChunkFiles } from './hash-files';
import type { PageOutline, SharedChunks } from './thread/messages';

/** Chunks that know all pages, which no reader loads as long as parts tell enough. */
const KNOW_ALL = ['routes', 'demo-pages', 'prerender'];

/** A file that more pages may load stands in the common list, once. */
const MOST_OWNERS = 16;

interface Source {
  files: ChunkFiles;
  /** What each script may load, by chunk. */
  loads: Readonly<Record<string, readonly string[]>>;
  /** Chunks with what all pages of a language share, which may load the links of any sidebar. */
  ofLanguages: readonly string[];
  /** Paths of all pages below the base. */
  paths: readonly string[];
  /** As readers load them. */
  pages: readonly Partial<Page>[];
  routes: readonly Pick<Route, 'absPath' | 'file' | 'redirect'>[];
}

/** What documents of a large site say beside those of others. */
export interface OwnPart {
  parts: number;
  page?: Partial<Page>;
  /** Chunks that only few pages load, this one among them. */
  chunks: string[];
}

export interface SiteParts {
  /** What the document of a page says of it. */
  own(file: PageOutline, shared: SharedChunks): OwnPart;
  /** Adds a page, of which this is said. */
  add(file: PageOutline, shared: SharedChunks, own: OwnPart): void;
  /** Writes the parts and the lists of files, when all pages are added. */
  write(folder: string, filesName: string): void;
}

function namesOf({ scripts, styles }: ChunkFiles, chunks: Iterable<string>): ChunkFiles {
  const named: ChunkFiles = { scripts: {}, styles: {} };
  for (const chunk of chunks) {
    const [script, style] = [scripts[chunk], styles[chunk]];
    if (script !== undefined) named.scripts[chunk] = script;
    if (style !== undefined) named.styles[chunk] = style;
  }
  return named;
}

/**
 * The parts of a large site: each describes some pages with the names of the files that they alone
 * may load, so that a navigation loads the same where the site has more pages.
 */
export function createSiteParts(source: Source): SiteParts {
  const { files, loads, ofLanguages, paths, routes } = source;
  const pages = new Map(source.pages.map((page) => [page.path ?? '', page]));
  // The app knows these from the start.
  const ofCode = new Set(
    routes.flatMap(({ file, absPath }) =>
      file && !file.endsWith('.md') ? normalizePath(absPath) : [],
    ),
  );
  const open = routes.some(({ redirect, absPath }) => redirect && /[:*]/.test(absPath));
  const reach = chunkReach(loads);
  const count = partCount(paths.length);
  const parts = Array.from({ length: count }, (): SitePart => ({
    pages: {},
    scripts: {},
    styles: {},
    ...(open && { open }),
  }));
  /** Chunks behind the pages of each part, and how many pages each is behind. */
  const owned = parts.map(() => new Set<string>());
  const owners = new Map<string, number>();
  let shared: SharedChunks = { app: [], starter: [], atLoad: [] };

  for (const path of paths) {
    const part = parts[partOf(path, count)];
    if (part) part.pages[path] = { chunks: [], page: pages.get(path) };
  }

  const pastOf = (common: SharedChunks) =>
    new Set([...common.app, ...common.starter, ...common.atLoad, ...KNOW_ALL]);
  return {
    own({ path, page }, common) {
      const past = pastOf(common);
      const ofSite = new Set([...past, ...ofLanguages]);
      const own = [...page.chunks, ...page.laterChunks, ...page.ownChunks];
      const behind = [...reach(own, ofSite)].filter((chunk) => !past.has(chunk));
      return { parts: count, page: pages.get(path), chunks: behind };
    },
    add({ path, page }, common, { chunks: behind }) {
      // None is given with a page that never got its turn.
      if (common.app.length > 0) shared = common;
      const past = pastOf(common);
      const place = partOf(path, count);
      // The address of the 404 page is that of no page.
      if (page.route.path === '*') delete parts[place]?.pages[path];
      const entry = parts[place]?.pages[path];
      if (entry && (page.module !== undefined || ofCode.has(path))) {
        entry.route = page.route;
        entry.module = page.module;
        entry.chunks = page.ownChunks.filter((chunk) => !past.has(chunk));
      }
      if (entry) {
        for (const chunk of behind) {
          owned[place]?.add(chunk);
          owners.set(chunk, (owners.get(chunk) ?? 0) + 1);
        }
      }
    },
    write(folder, filesName) {
      const all = [
        ...new Set([...Object.keys(files.scripts), ...Object.keys(files.styles)]),
      ];
      const others = all.filter((chunk) => (owners.get(chunk) ?? 0) === 0);
      const common = reach(
        // What any page may load without its own chunks, and what it has from the start.
        [...others, ...ofLanguages, ...shared.app, ...shared.starter, ...shared.atLoad],
        new Set(KNOW_ALL),
      );
      for (const [chunk, number] of owners) if (number > MOST_OWNERS) common.add(chunk);
      const write = (name: string, value: unknown) =>
        writeFileSync(join(folder, name), JSON.stringify(value));
      // In the order of all chunks, whatever the order in which pages were added.
      const commonFiles = all.filter((chunk) => common.has(chunk));
      write(filesName, namesOf(files, commonFiles));
      write(allFiles(filesName), files);
      parts.forEach((part, place) => {
        const own = all.filter((chunk) => owned[place]?.has(chunk) && !common.has(chunk));
        write(partFile(filesName, place), { ...part, ...namesOf(files, own) });
      });
    },
  };
}
