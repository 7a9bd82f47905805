/**
 * The file `robots.txt` (RFC 9309), which lets all crawlers in and names the sitemap.
 * @param sitemap address of `sitemap.xml` with its host
 */
export function robotsText(sitemap: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${sitemap}\n`;
}
