import { feedFile } from '../../../model/address/feed-file';
import { versionAnchor } from '../../../model/changelog/version';
import { linkInLocale, localeOf } from '../../../model/locale';
import type { FeedPage } from '../../site/feed-pages';
import type { Site } from '../../site/read-site';
import { releaseHtml } from './release-html';
import { escapeXml } from './xml';

interface FeedSource {
  site: Pick<Site, 'locales' | 'options'>;
  /** Address of the site with its base, without a slash at its end. */
  root: string;
  /** Messages of the page's language, with the words for kinds of changes. */
  words: Readonly<Record<string, string>>;
}

const element = (name: string, text: string, attributes = ''): string =>
  `<${name}${attributes}>${escapeXml(text)}</${name}>`;

/**
 * The feed of a changelog (Atom, RFC 4287): an entry for each of its newest versions. The id of an
 * entry is the address of its version, which stays when others are added.
 */
export function feedText(
  { page, document, releases }: FeedPage,
  { site, root, words }: FeedSource,
): string {
  const { locales, options } = site;
  const locale = localeOf(page.path, locales);
  const address = root + encodeURI(page.path);
  const time = (date: string) => element('updated', `${date}T00:00:00Z`);
  const link = (rel: string, to: string, type: string) =>
    `<link rel="${rel}" type="${type}" href="${escapeXml(to)}"/>`;
  const addressOf = (path: string) => root + linkInLocale(path, locale, locales);
  const entries = releases.map((release) => {
    const { version, date } = release;
    const own = `${address}#${versionAnchor(version)}`;
    const html = releaseHtml(release, { document, words, addressOf });
    return [
      '<entry>',
      element('title', [options.name, version].filter(Boolean).join(' ')),
      element('id', own),
      link('alternate', own, 'text/html'),
      time(date),
      element('content', html, ' type="html"'),
      '</entry>',
    ].join('');
  });
  const { title, description } = page;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeXml(locale.id)}" xml:base="${escapeXml(address)}">`,
    element('title', [options.name, title].filter(Boolean).join(' · ')),
    ...(description ? [element('subtitle', description)] : []),
    element('id', address),
    link('self', root + encodeURI(feedFile(page.path)), 'application/atom+xml'),
    link('alternate', address, 'text/html'),
    time(releases[0].date),
    `<author>${element('name', options.name || new URL(root).host)}</author>`,
    ...entries,
    '</feed>',
    '',
  ].join('\n');
}
