import { feedFile } from '../../../model/address/feed-file';
import { localeOf, withLocale } from '../../../model/locale';
import { navItemOf } from '../../../model/nav';
import type { NavItem } from '../../../model/nav';
import { isElsewhere } from '../../../model/address/elsewhere';
import { pageOf } from '../../../model/page';
import { summaryOf } from '../../markdown/summary';
import { navigationOf } from '../../site/navigation';
import { feedPageOf } from '../../site/feed-pages';
import { pageAddresses } from '../../site/page-addresses';
import { pageDates } from '../../site/page-dates';
import type { Site } from '../../site/read-site';
import type { DescribedPage } from './described-page';
import { escapeHtml } from '../document';
import { socialTags } from './social-tags';
import { structuredDataTag } from './structured-data';

/** What is said of pages in their heads. */
export interface PageTags {
  /** The description of a page; empty for what is none. */
  descriptionOf(path: string): string;
  /** The tags of a page for cards, search engines and readers of feeds; none where the host is not known. */
  tagsOf(path: string): string[];
}

/** An address of the site's own files with its host; others stay. */
function wholeAddress(address: string | undefined, root: string): string | undefined {
  return address?.startsWith('/') && !address.startsWith('//') ? root + address : address;
}

/** @param site as it was read last */
export function createPageTags(site: Site): PageTags {
  const { locales, files, options } = site;
  const root = options.siteUrl?.replace(/\/+$/, '');
  const { socialCards, structuredData } = options;
  const isWanted = root !== undefined && (socialCards || structuredData);
  const navs = new Map<string, readonly NavItem[]>();
  const dates = isWanted && structuredData ? pageDates(site) : new Map<string, string>();
  const of = {
    name: options.name,
    repository: options.repository,
    picture: wholeAddress(options.socialPicture, root ?? ''),
  };

  const descriptionOf = (path: string): string => {
    const document = files.get(pageAddresses(path, site)?.page.file ?? '')?.document;
    return document ? summaryOf(document) : '';
  };
  const navOf = (id: string): readonly NavItem[] => {
    const locale = locales.find((one) => one.id === id);
    const nav = navs.get(id) ?? (locale ? navigationOf(site, locale).nav : []);
    navs.set(id, nav);
    return nav;
  };
  const feedLink = (path: string, address: string): string[] => {
    const found = feedPageOf(path, site);
    if (!found) return [];
    const title = [of.name, found.page.title].filter(Boolean).join(' · ');
    const href = address + encodeURI(feedFile(found.page.path));
    // Of the page that shows it, which may be of another language.
    const shown = pageOf(site.pages, path)?.path ?? found.page.path;
    return [
      `<link rel="alternate" type="application/atom+xml" title="${escapeHtml(title)}" href="${escapeHtml(href)}" data-page="${escapeHtml(shown)}">`,
    ];
  };
  const describedPage = (path: string, address: string): DescribedPage | undefined => {
    const found = pageAddresses(path, site);
    if (!found) return undefined;
    const { page, canonical, alternates } = found;
    const locale = localeOf(page.path, locales);
    const first = withLocale('/', locale);
    const item = navItemOf(navOf(locale.id), page.path, first);
    const isAbove = (to = '') => !isElsewhere(to) && to !== page.path && to !== first;
    return {
      page,
      description: descriptionOf(path),
      address: address + canonical,
      locale,
      others: alternates
        .map(({ language }) => language)
        .filter((id) => id !== locale.id && id !== 'x-default'),
      isFirst: page.path === first,
      above: [
        { title: of.name || page.title, address: address + first },
        ...(item?.link && isAbove(item.link)
          ? [{ title: item.title, address: address + item.link }]
          : []),
      ],
      changed: dates.get(page.file),
      site: of,
    };
  };

  return {
    descriptionOf,
    tagsOf(path) {
      const feed = root === undefined ? [] : feedLink(path, root);
      const described = isWanted ? describedPage(path, root) : undefined;
      if (!described) return feed;
      return [
        ...feed,
        ...(socialCards ? socialTags(described) : []),
        ...(structuredData ? [structuredDataTag(described)] : []),
      ];
    },
  };
}
