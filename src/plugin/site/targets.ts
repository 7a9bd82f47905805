import { dirname, join, posix, resolve } from 'node:path';
import { anchorOf } from '../../model/api-row';
import { versionAnchor, versionIn } from '../../model/changelog/version';
import { linkInLocale } from '../../model/locale';
import { perObject } from '../../code/remember';
import { normalizePath, pageOf } from '../../model/page';
import type { Page } from '../../model/page';
import { decoded } from '../../model/text/decoded';
import { isFile } from '../is-file';
import { fileOf } from '../host';
import type { PageDocument } from '../markdown/document';
import type { Site } from './read-site';

/** The target of a link. */
export type Target =
  /** Another host, a file of `public`, or a route that is not a page. */
  | { type: 'elsewhere' }
  | { type: 'page'; page: Page; documents: readonly PageDocument[]; hash: string }
  /** `path` is an address without a page. */
  | { type: 'nowhere'; path: string };

/** A link's path, query and hash. */
const URL_PARTS = /^([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/s;
const OTHER_HOST = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;

/** The addresses that are patterns, in parts. */
const patternsIn = perObject((addresses: ReadonlySet<string>) =>
  [...addresses].filter((one) => one.includes('/:')).map((one) => one.split('/')),
);

function matchesRoute(path: string, addresses: ReadonlySet<string>): boolean {
  const parts = path.split('/');
  return patternsIn(addresses).some((wanted) => {
    return (
      wanted.length === parts.length &&
      wanted.every((part, at) => part.startsWith(':') || part === parts[at])
    );
  });
}

/** The first page of each file. */
const pagesByFile = perObject(
  (pages: readonly Page[]) =>
    new Map([...pages].reverse().map((page) => [page.file, page])),
);

/** The first page that a file is shown on. */
export function pageOfFile(pages: readonly Page[], file: string): Page | undefined {
  return pagesByFile(pages).get(file);
}

/**
 * The address that a relative path resolves to in dumi; undefined if dumi does not
 * resolve it.
 */
function absolutePath(
  path: string,
  from: { page: Page; path: string },
  { pages, root }: Site,
): string | undefined {
  if (path.startsWith('/')) return path;
  if (/\.md$/i.test(path)) {
    const file = fileOf(resolve(dirname(from.path), path), root);
    return pageOfFile(pages, file)?.path;
  }
  // As a browser resolves it, or else below the page.
  const beside = posix.resolve(posix.dirname(from.page.path), path);
  const below = posix.resolve(from.page.path, path);
  const isPage = (address: string) => pageOf(pages, address) !== undefined;
  return !isPage(beside) && isPage(below) ? below : beside;
}

/** The documents that a query shows: the one of a tab, or the page's own. */
function shownDocuments(site: Site, { file }: Page, query: string): PageDocument[] {
  const page = site.files.get(file);
  if (!page) return [];
  const key = new URLSearchParams(query).get('tab');
  const tab = page.tabs.find((one) => one.key === key);
  return [tab?.document ?? page.document];
}

/**
 * Resolves a link in a page.
 * @param url as written
 * @param from the page with the link, and the absolute path of its file
 */
export function targetOf(
  url: string,
  from: { page: Page; path: string; query?: string },
  site: Site,
): Target {
  if (OTHER_HOST.test(url)) return { type: 'elsewhere' };
  const [, written = '', query = '', hash = ''] = URL_PARTS.exec(url) ?? [];
  const locale = site.locales.find(({ id }) => id === from.page.locale);
  const pageAt = (path: string, shown: string): Target | undefined => {
    const page = pageOf(site.pages, path);
    const documents = page ? shownDocuments(site, page, shown) : [];
    return page && { type: 'page', page, documents, hash: decoded(hash) };
  };
  if (written === '') {
    return pageAt(from.page.path, query || (from.query ?? '')) ?? { type: 'elsewhere' };
  }
  const absolute = absolutePath(decoded(written), from, site);
  if (absolute === undefined) return { type: 'nowhere', path: written };
  const path = normalizePath(posix.normalize(absolute));
  const own = normalizePath(locale ? linkInLocale(path, locale, site.locales) : path);
  const found = pageAt(own, query) ?? pageAt(path, query);
  if (found) return found;
  const isRoute = site.addresses.has(own) || matchesRoute(own, site.addresses);
  // A path with a file ending may be a file in `public`, which is copied unchanged.
  const isPublic = /\.\w+$/.test(path) && isFile(join(site.root, 'public', path));
  return isRoute || isPublic ? { type: 'elsewhere' } : { type: 'nowhere', path };
}

/**
 * The anchors in a document: headings, items of lists, demos in blocks, rows of references, and
 * elements of HTML.
 */
function anchorsIn({ outline, text, anchors }: PageDocument, { notes }: Site): string[] {
  const isChangelog = /^<Changelog\b/m.test(text);
  const ofParts = outline.parts.flatMap(({ kind, id, anchor, title = '' }) => {
    if (kind === 'heading') {
      const version = isChangelog ? versionIn(title) : undefined;
      return version ? [id, versionAnchor(version)] : id;
    }
    if (kind === 'item') return id;
    if (kind === 'demo') return anchor ?? [];
    if (kind !== 'reference') return [];
    return notes
      .filter((note) => note.id === id)
      .flatMap((note) => Object.keys(note.rows).map((name) => anchorOf(note.id, name)));
  });
  return [...ofParts, ...anchors];
}

const anchorsOfSite = perObject((site: Site) =>
  perObject((document: PageDocument) => new Set(anchorsIn(document, site))),
);

/** The anchors in some documents, without repeats. */
export function anchorsOf(
  documents: readonly PageDocument[],
  site: Site,
): ReadonlySet<string> {
  const [first, ...others] = documents.map(anchorsOfSite(site));
  if (others.length === 0) return first ?? new Set();
  return new Set([first, ...others].flatMap((one) => [...(one ?? [])]));
}
