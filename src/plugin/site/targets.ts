import { dirname, join, posix, resolve } from 'node:path';
import { anchorOf } from '../../model/api-row';
import { versionAnchor, versionIn } from '../../model/changelog/version';
import { linkInLocale } from '../../model/locale';
import { normalizePath } from '../../model/page';
import type { Page } from '../../model/page';
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

/** Decodes percent escapes. A text with an invalid escape is returned unchanged. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function matchesRoute(path: string, addresses: ReadonlySet<string>): boolean {
  const parts = path.split('/');
  return [...addresses].some((one) => {
    if (!one.includes('/:')) return false;
    const wanted = one.split('/');
    return (
      wanted.length === parts.length &&
      wanted.every((part, at) => part.startsWith(':') || part === parts[at])
    );
  });
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
    return pages.find((page) => page.file === file)?.path;
  }
  // As a browser resolves it, or else below the page.
  const beside = posix.resolve(posix.dirname(from.page.path), path);
  const below = posix.resolve(from.page.path, path);
  const isPage = (address: string) => pages.some((page) => page.path === address);
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
    const page = site.pages.find((one) => one.path === path);
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

/** The anchors in some documents: headings, demos in blocks, and rows of references. */
export function anchorsOf(documents: readonly PageDocument[], { notes }: Site): string[] {
  const parts = documents.flatMap(({ outline, text }) => {
    const isChangelog = /^<Changelog\b/m.test(text);
    return outline.parts.map((part) => ({ ...part, isChangelog }));
  });
  return parts.flatMap(({ kind, id, anchor, depth, title = '', isChangelog }) => {
    if (kind === 'heading') {
      // The layout shows the page's title, without an anchor.
      if (depth === 1) return [];
      const version = isChangelog ? versionIn(title) : undefined;
      return version ? [id, versionAnchor(version)] : id;
    }
    if (kind === 'demo') return anchor ?? [];
    if (kind !== 'reference') return [];
    return notes
      .filter((note) => note.id === id)
      .flatMap((note) => Object.keys(note.rows).map((name) => anchorOf(note.id, name)));
  });
}
