/**
 * The header link that leads to a page, or to the nearest page above it.
 * @param path without its language
 * @example navItemOf([{ title: 'Demo', link: '/demo' }], '/demo/simple') // the first
 */
export function navItemOf<Item extends { link: string }>(
  items: readonly Item[],
  path: string,
): Item | undefined {
  return items
    .filter(({ link }) => path === link || (link !== '/' && path.startsWith(`${link}/`)))
    .sort((a, b) => b.link.length - a.link.length)[0];
}
