/**
 * The path at which a page is served as Markdown.
 * @param path of the page below the site's base
 * @example markdownFile('/demo/simple') // '/demo/simple.md'
 * @example markdownFile('/') // '/index.md'
 */
export function markdownFile(path: string): string {
  return `${path === '/' ? '/index' : path}.md`;
}
