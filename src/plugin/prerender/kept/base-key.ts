import { createHash } from 'node:crypto';
import { localeOf } from '../../../model/locale';
import { versionsKey } from '../../cache/versions';
import { siteDataName } from '../../pages/data/page-data';
import type { PageData } from '../../pages/data/page-data';
import { documentsOf } from '../../site/read-site';
import type { Site } from '../../site/read-site';
import type { ChunkFiles } from '../hash-files';
import type { ThreadInput } from '../thread/messages';

/**
 * A hash of all that every page is rendered from: the bundle without data of pages, and the theme.
 * @param root absolute path of the site
 */
export function baseKey(
  root: string,
  { bare, files }: { bare: Record<string, string>; files: ChunkFiles },
  {
    prefix,
    react,
    tolerant,
    asksNavigator,
  }: Pick<ThreadInput, 'prefix' | 'react' | 'tolerant' | 'asksNavigator'>,
): string {
  return createHash('sha256')
    .update(versionsKey(root))
    .update(
      JSON.stringify([bare, files.styles, prefix, react.major, tolerant, asksNavigator]),
    )
    .digest('hex');
}

/**
 * Gives a hash of the data of the page at a path, with that of its tabs, and of what is known of all
 * pages in its language: navigation shows titles, and any component may show more.
 */
export function hashesOfPages(site: Site, data: PageData): (path: string) => string {
  const fileOfPage = new Map(site.pages.map(({ path, file }) => [path, file]));
  const known = new Map<string, string>();
  const hashOf = (path: string) => {
    const page = site.files.get(fileOfPage.get(path) ?? '');
    const files = page ? documentsOf(page).map(({ document }) => document.file) : [];
    const { id } = localeOf(path, site.locales);
    return [...files, siteDataName(id)].map(data.hashOf).join();
  };
  return (path) => {
    const hash = known.get(path) ?? hashOf(path);
    known.set(path, hash);
    return hash;
  };
}
