/** An entry of the header's navigation, as pages of one language load it. */
export interface NavItem {
  title: string;
  /** With the language, or the address of another host; none for an entry that only has children. */
  link?: string;
  /** Addresses that it stands for, with all below them; none: that of `link`. */
  at?: string[];
  /** True if it takes more than a link of this site to show. */
  more?: true;
  children?: NavItem[];
}

/**
 * The entry that leads to a page, or to the nearest page above it.
 * @param root address of the language's first page, which nothing is below of
 * @example navItemOf([{ title: 'Demo', link: '/demo' }], '/demo/simple', '/') // the first
 */
export function navItemOf<Item extends Pick<NavItem, 'link' | 'at'>>(
  items: readonly Item[],
  path: string,
  root: string,
): Item | undefined {
  let nearest: Item | undefined;
  let length = 0;
  for (const item of items) {
    for (const at of item.at ?? [item.link ?? '']) {
      if (
        at.length > length &&
        (path === at || (at !== root && path.startsWith(`${at}/`)))
      ) {
        nearest = item;
        length = at.length;
      }
    }
  }
  return nearest;
}
