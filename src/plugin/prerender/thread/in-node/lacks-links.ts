import { normalizePath } from '../../../../model/page';

const HREF = /\shref="([^"#?]*)/g;

/** An address as its page is known by; as it is where it cannot be read. */
function readable(href: string): string {
  try {
    return normalizePath(decodeURI(href.replaceAll('&amp;', '&')));
  } catch {
    return href;
  }
}

/**
 * True if HTML lacks a link to one of these addresses.
 * @param addresses with the site's base; those of other sites whole
 * @example lacksLinks('<a href="/base/guide">', ['/base/guide', '/base/more']) // true
 */
export function lacksLinks(html: string, addresses: readonly string[]): boolean {
  if (addresses.length === 0) return false;
  const found = new Set([...html.matchAll(HREF)].map(([, href = '']) => readable(href)));
  return addresses.some((address) => !found.has(readable(address.replace(/[?#].*/, ''))));
}

/** What `renderer/page/own-part` writes for readers without scripts. */
const PLAIN = /(<noscript data-links="">)[\s\S]*?(<\/noscript>)/g;

/**
 * HTML in which the theme's own links, for readers without scripts, stand only where the site's are not.
 * @param addresses as in `lacksLinks`
 * @returns it, and whether they are needed
 */
export function plainLinks(
  html: string,
  addresses: readonly string[],
): { html: string; lacks: boolean } {
  const without = html.replace(PLAIN, '$1$2');
  const lacks = lacksLinks(without, addresses);
  return { html: lacks ? html : without, lacks };
}
