import { markdownFile } from '../../../model/address/markdown-file';
import { linkInLocale } from '../../../model/locale';
import type { Locale } from '../../../model/locale';
import { pageOf } from '../../../model/page';
import type { Site } from '../../site/read-site';

/** Where links of a page lead to. */
export interface LinkTargets {
  site: Pick<Site, 'pages' | 'locales'>;
  /** Address of the site with its base, without a slash at its end; its base where no more is known. */
  root: string;
}

/** A link as it is written, without its query, which names a tab. */
const PARTS = /^([^?#]*)(?:\?[^#]*)?(#.*)?$/;

/**
 * The address behind a link of a page: another page as Markdown, or a file as it is.
 * @param link begins with a slash
 * @param locale of the page with the link
 */
export function markdownAddress(
  link: string,
  locale: Locale,
  { site, root }: LinkTargets,
): string {
  const { pages, locales } = site;
  const [, path = '', hash = ''] = PARTS.exec(linkInLocale(link, locale, locales)) ?? [];
  const page = pageOf(pages, decodeURI(path));
  return root + (page ? encodeURI(markdownFile(page.path)) + hash : link);
}

/** An inline link to an address of the site. */
const LINK = /(\]\()(\/(?!\/)[^)\s]*)/g;

/**
 * Inline Markdown with whole addresses.
 * @param addressOf of a link that begins with a slash
 */
export function withAddresses(
  markdown: string,
  addressOf: (link: string) => string,
): string {
  return markdown.replace(
    LINK,
    (_, before: string, link: string) => before + addressOf(link),
  );
}
