import { feedFile } from '../../../model/address/feed-file';
import { localeOf } from '../../../model/locale';
import { allMessages } from '../../messages/site-messages';
import { feedPages, hasFeeds } from '../../site/feed-pages';
import { pageDates } from '../../site/page-dates';
import type { Site } from '../../site/read-site';
import { feedText } from './feed';
import { robotsText } from './robots';
import { sitemapText } from './sitemap';

/** The feeds of changelogs by their names. */
function feeds(site: Site, root: string): [name: string, text: string][] {
  const pages = feedPages(site);
  const messages = pages.length > 0 ? allMessages(site.root, site.locales) : {};
  return pages.map((one) => {
    const { path } = one.page;
    const words = messages[localeOf(path, site.locales).id] ?? {};
    return [feedFile(path).slice(1), feedText(one, { site, root, words })];
  });
}

/**
 * The files for search engines and readers of feeds by their names. Crawlers look for `robots.txt` at
 * the root of a host alone.
 * @returns none where the host is not known
 */
export function engineFiles(site: Site): ReadonlyMap<string, string> {
  const { siteUrl, sitemap } = site.options;
  if (!siteUrl) return new Map();
  const root = siteUrl.replace(/\/+$/, '');
  const ofFeeds = feeds(site, root);
  if (!sitemap) return new Map(ofFeeds);
  const isRoot = /^[^:]+:\/\/[^/]+$/.test(root);
  return new Map([
    ...ofFeeds,
    ['sitemap.xml', sitemapText(site, root, pageDates(site))],
    ...(isRoot ? [['robots.txt', robotsText(`${root}/sitemap.xml`)] as const] : []),
  ]);
}

/**
 * What the build says of a site whose host is not known; undefined if it lacks nothing.
 * @param dumis true where dumi writes `sitemap.xml`, by an option of its own
 */
export function missingHost(
  site: Pick<Site, 'options' | 'pages' | 'locales' | 'files'>,
  dumis = false,
): string | undefined {
  const { siteUrl, sitemap, socialCards, structuredData } = site.options;
  if (siteUrl) return undefined;
  const left = [
    sitemap && (dumis ? 'robots.txt' : 'sitemap.xml and robots.txt'),
    hasFeeds(site) && 'feeds',
    socialCards && 'cards for social networks',
    structuredData && 'structured data',
  ].filter(Boolean);
  if (left.length === 0) return undefined;
  return `The address of the site is not known, and left out are: ${left.join(', ')}. Set themeConfig.siteUrl to have them.`;
}
