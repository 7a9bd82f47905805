import type { NavItem } from './options';

/**
 * The link of the header that leads to a page or to the nearest page above it.
 * @param path without the prefix of its language
 * @example navItemOf([{ title: 'Demo', link: '/demo' }], '/demo/simple') // the first
 */
export function navItemOf(items: readonly NavItem[], path: string): NavItem | undefined {
  return items
    .filter(({ link }) => path === link || (link !== '/' && path.startsWith(`${link}/`)))
    .sort((a, b) => b.link.length - a.link.length)[0];
}
