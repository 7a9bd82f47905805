import type { Page } from '../../model/page';
import { compareVersions } from '../../model/changelog/version';
import { keptResult } from '../cache/results';
import { changelogTag, readReleases } from '../markdown/changelog/releases';
import type { Release } from '../markdown/changelog/releases';
import type { PageDocument } from '../markdown/document';
import { pageAddresses } from './page-addresses';
import type { Site } from './read-site';

type DatedRelease = Release & { date: string };

/** A changelog with dates, which has a feed. */
export interface FeedPage {
  page: Page;
  document: PageDocument;
  /** The 50 newest versions that have a date, which an entry must have, from new to old. */
  releases: readonly [DatedRelease, ...DatedRelease[]];
}

/** Readers of feeds have the older ones already, or go to the page. */
const MOST = 50;

function newest(releases: readonly Release[]): DatedRelease[] {
  return releases
    .filter(
      (one): one is DatedRelease =>
        one.date !== undefined && !Number.isNaN(Date.parse(one.date)),
    )
    .sort((a, b) => b.date.localeCompare(a.date) || compareVersions(b.version, a.version))
    .slice(0, MOST);
}

/** True for a page with a changelog of dated versions. */
function hasFeed(document: PageDocument): boolean {
  // Most pages are not parsed for it.
  if (!document.text.includes('<Changelog')) return false;
  return keptResult(document.key, 'feed', () => {
    const { tree } = document;
    return changelogTag(tree) !== undefined && newest(readReleases(tree)).length > 0;
  });
}

/**
 * The changelog that is shown at an address; undefined for other pages. Where it is not translated,
 * it is that of the default language.
 * @param path of the page below the site's base
 */
export function feedPageOf(
  path: string,
  site: Pick<Site, 'pages' | 'locales' | 'files'>,
): FeedPage | undefined {
  const { canonical = '' } = pageAddresses(path, site) ?? {};
  const page = site.pages.find((one) => one.path === canonical);
  const document = page && site.files.get(page.file)?.document;
  if (!page || !document || !hasFeed(document)) return undefined;
  const [first, ...others] = newest(readReleases(document.tree));
  return first && { page, document, releases: [first, ...others] };
}

/** True for a site with a changelog that has a feed. */
export function hasFeeds(site: Pick<Site, 'files'>): boolean {
  return [...site.files.values()].some(({ document }) => hasFeed(document));
}

/** The changelogs of a site, each language by itself. */
export function feedPages(site: Pick<Site, 'pages' | 'locales' | 'files'>): FeedPage[] {
  return site.pages.flatMap(({ path }) => {
    const found = feedPageOf(path, site);
    return found?.page.path === path ? [found] : [];
  });
}
