import { join } from 'node:path';
import { feedFile } from '../../../model/address/feed-file';
import { localeOf } from '../../../model/locale';
import { feedPages } from '../../site/feed-pages';
import type { Site } from '../../site/read-site';

/** Links to the feeds of changelogs, by the absolute paths of the pages' files. */
export type FeedLinks = Readonly<Record<string, { href: string; text: string }>>;

/**
 * The links to the feeds that a build writes: none where the host is not known.
 * @param base address that the site's pages are below, without a slash at its end
 * @param words the messages of pages by language
 */
export function feedLinks(
  site: Pick<Site, 'pages' | 'locales' | 'files' | 'options' | 'root'>,
  base: string,
  words: Readonly<Record<string, Readonly<Record<string, string>>>>,
): FeedLinks {
  if (!site.options.siteUrl) return {};
  return Object.fromEntries(
    feedPages(site).map(({ page: { path, file } }) => {
      const text = words[localeOf(path, site.locales).id]?.['markdown.changelog.feed'];
      const href = base + encodeURI(feedFile(path));
      return [join(site.root, file), { href, text: text ?? 'Atom' }];
    }),
  );
}
