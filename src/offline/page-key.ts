/**
 * The address under which a page is kept: without query and hash, and the same with a slash or
 * `index.html` at its end.
 * @example pageKey('https://a.com/table/demo/?tab=x#y') // 'https://a.com/table/demo'
 */
export function pageKey(address: string): string {
  const { origin, pathname } = new URL(address);
  return origin + (pathname.replace(/\/(index\.html)?$/, '') || '/');
}

/** A file name with a hash of the content, which never changes. */
export function isHashed(path: string): boolean {
  return /\.[0-9a-f]{8,}(\.async|\.chunk)?\.[a-z0-9]+$/.test(path);
}
