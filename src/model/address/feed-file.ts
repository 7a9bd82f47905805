/**
 * The path of a page's feed.
 * @param path of the page below the site's base
 * @example feedFile('/changelog') // '/changelog.atom'
 * @example feedFile('/') // '/index.atom'
 */
export function feedFile(path: string): string {
  return `${path === '/' ? '/index' : path}.atom`;
}
