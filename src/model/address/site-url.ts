/**
 * Address of a site with its base, from the host that it names for dumi's sitemap.
 * @param hostname as in dumi's option `sitemap.hostname`
 * @param base of the site, without a slash at its end
 * @returns without a slash at its end; undefined for what is no address
 * @example siteUrlOf('https://example.com/', '/table') // 'https://example.com/table'
 */
export function siteUrlOf(hostname: string, base: string): string | undefined {
  const [, origin, path = ''] = /^(https?:\/\/[^/?#]+)([^?#]*)/.exec(hostname) ?? [];
  // dumi's sitemap has no base in the addresses of pages, so some sites name it here.
  return origin && origin + (path.replace(/\/+$/, '') || base);
}
