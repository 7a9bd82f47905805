import { feedFile } from '../../../model/address/feed-file';
import { pageOf } from '../../../model/page';
import { feedPageOf } from '../../site/feed-pages';
import type { Site } from '../../site/read-site';
import { escapeHtml } from '../document';
import { createDescriber, descriptionOf } from './described-page';
import { socialPictures } from './social-picture';
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
  const { options } = site;
  const { socialCards, structuredData } = options;
  const root = options.siteUrl?.replace(/\/+$/, '');
  const describe =
    root !== undefined && (socialCards || structuredData)
      ? createDescriber(site, root)
      : undefined;
  const pictures = socialPictures(site);

  const feedLink = (path: string, address: string): string[] => {
    const found = feedPageOf(path, site);
    if (!found) return [];
    const title = [options.name, found.page.title].filter(Boolean).join(' · ');
    const href = address + encodeURI(feedFile(found.page.path));
    // Of the page that shows it, which may be of another language.
    const shown = pageOf(site.pages, path)?.path ?? found.page.path;
    return [
      `<link rel="alternate" type="application/atom+xml" title="${escapeHtml(title)}" href="${escapeHtml(href)}" data-page="${escapeHtml(shown)}">`,
    ];
  };

  return {
    descriptionOf: (path) => descriptionOf(path, site),
    tagsOf(path) {
      const feed = root === undefined ? [] : feedLink(path, root);
      const described = describe?.(path);
      if (!described) return feed;
      const drawn = pictures?.of(described).address;
      const address = wholeAddress(drawn ?? options.socialPicture, root ?? '');
      const picture = address ? { address, isDrawn: drawn !== undefined } : undefined;
      return [
        ...feed,
        ...(socialCards ? socialTags(described, picture) : []),
        ...(structuredData ? [structuredDataTag(described)] : []),
      ];
    },
  };
}
