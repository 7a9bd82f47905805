import { createHash } from 'node:crypto';
import type { Store } from '../../cache/store';
import { openTable } from '../../cache/table';
import type { OutputFile } from '../pages';
import { outlineOf } from '../thread/messages';
import type { PageOutline, RenderedFile, SharedChunks } from '../thread/messages';

/** A rendered page between builds. */
interface KeptPage {
  /** A hash of all that the page was rendered from. */
  key: string;
  file: RenderedFile;
}

interface KeptOutline {
  /** That of the page. */
  key: string;
  file: PageOutline;
}

/** What the pages of a build have in common. */
interface KeptSite {
  /** A hash of all that every page was rendered from. */
  base: string;
  shared: SharedChunks;
  lists: Record<string, string>;
  /** The files on which demos stand alone. */
  demos: readonly Omit<RenderedFile, 'page'>[];
  /** What is known of each page without its file, by path. */
  outlines: Record<string, KeptOutline>;
}

const SITE = 'site';

function hash(...parts: readonly string[]): string {
  const sum = createHash('sha256');
  for (const part of parts) sum.update(`${part.length}:`).update(part);
  return sum.digest('hex');
}

/**
 * The rendered pages of the last build.
 * @param base a hash of all that every page is rendered from
 * @param dataOf a hash of the data of the page at a path
 */
export function openKeptPages(
  store: Store,
  base: string,
  dataOf: (path: string) => string,
) {
  const before = store.read<KeptSite>(SITE);
  const pages = openTable<KeptPage>(store, 'pages');
  const site = before?.base === base ? before : undefined;
  const outlines: Record<string, KeptOutline> = {};
  const keyOf = ({ path, owner }: Pick<RenderedFile, 'path' | 'owner'>) =>
    hash(base, dataOf(path), owner === undefined ? '' : dataOf(owner));
  const outline = (key: string, file: RenderedFile) => {
    outlines[file.path] = { key, file: outlineOf(file) };
  };
  return {
    site,
    keyOf,
    /** The outline of a page that does not have to be rendered again, if it is known. */
    outline({ path }: OutputFile): PageOutline | undefined {
      const kept = site?.outlines[path];
      return kept && kept.key === keyOf(kept.file) ? kept.file : undefined;
    },
    /** Keeps a page that has not been read. */
    stay({ path }: OutputFile): void {
      const kept = site?.outlines[path];
      if (kept && pages.stay(path)) outlines[path] = kept;
    },
    /** The page as it was rendered; undefined if it has to be rendered again. */
    page({ path }: OutputFile): RenderedFile | undefined {
      if (!site) return undefined;
      const kept = pages.get(path);
      if (!kept || kept.key !== keyOf(kept.file)) return undefined;
      outline(kept.key, kept.file);
      return kept.file;
    },
    /** Keeps a page that has been rendered and written. */
    keep(file: RenderedFile): void {
      const kept: KeptPage = { key: keyOf(file), file };
      pages.set(file.path, kept);
      outline(kept.key, file);
    },
    /** Has the page rendered again next time; called before `keepSite`. */
    forget(path: string): void {
      pages.delete(path);
      delete outlines[path];
    },
    keepSite(kept: Omit<KeptSite, 'base' | 'outlines'>): void {
      pages.save();
      store.write(SITE, { base, ...kept, outlines } satisfies KeptSite);
    },
    /** Has all pages rendered again next time. */
    forgetSite: () => store.write(SITE, null),
  };
}
