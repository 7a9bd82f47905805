import { pageAddresses } from '../../site/page-addresses';
import type { Site } from '../../site/read-site';
import { escapeXml } from './xml';

/**
 * The file `sitemap.xml` (https://www.sitemaps.org/protocol.html), with the languages of each page.
 * Pages that are not translated stand in it once.
 * @param root address of the site with its base, without a slash at its end
 * @param dates days of last changes by the page's file
 */
export function sitemapText(
  site: Pick<Site, 'pages' | 'locales' | 'others'>,
  root: string,
  dates: ReadonlyMap<string, string>,
): string {
  const address = (path: string) => escapeXml(root + encodeURI(path));
  const inOrder = [...site.pages].sort((a, b) => (a.path < b.path ? -1 : 1));
  const documents = inOrder.flatMap(({ path, file }) => {
    const found = pageAddresses(path, site);
    if (found?.canonical !== path || /(^|\/)404/.test(path)) return [];
    const changed = dates.get(file);
    return [
      [
        `<loc>${address(path)}</loc>`,
        ...(changed ? [`<lastmod>${changed}</lastmod>`] : []),
        ...found.alternates.map(
          (other) =>
            `<xhtml:link rel="alternate" hreflang="${other.language}" href="${address(other.path)}"/>`,
        ),
      ],
    ];
  });
  const codePages = site.others.map(({ path }) => [`<loc>${address(path)}</loc>`]);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...[...documents, ...codePages].map((lines) => `<url>${lines.join('')}</url>`),
    '</urlset>',
    '',
  ].join('\n');
}
