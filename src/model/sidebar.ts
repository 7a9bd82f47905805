import type { Page } from './page';

/** A link of the sidebar: a page, or what the site's configuration says. */
export type SidebarLink = Pick<Page, 'path' | 'title'> & Partial<Page>;

export interface SidebarGroup<Link extends SidebarLink = SidebarLink> {
  /** Empty for pages without a group. */
  title: string;
  pages: Link[];
  /**
   * On a large site, of a group whose links are not loaded with the page; `pages` are then the first
   * and the last one. The address of a page whose sidebar shows the group open.
   */
  to?: string;
  /** Place of that page's links among those of the language. */
  links?: number;
}

/**
 * A sidebar as pages load it: the place in the list of pages at which its first group begins; then
 * of each group the title, and the place at which the next one begins, or the links that the site's
 * configuration says.
 * @example [0, 'Basics', 3, 'More', 5]
 */
export type ShippedSidebar = readonly (number | string | SidebarLink[])[];

/** Pages by `order`, then by path. */
export function sortPages(pages: readonly Page[]): Page[] {
  return [...pages].sort((a, b) => a.order - b.order || a.path.localeCompare(b.path));
}

/**
 * The pages of one language in the order of the sidebar that shows all groups: by `order`, then by
 * path. A group takes the position of its first page. Pages without a group are left out.
 */
export function sidebarOf(pages: readonly Page[], locale: string): SidebarGroup<Page>[] {
  const groups = new Map<string, SidebarGroup<Page>>();
  const own = pages.filter((page) => page.locale === locale && page.group);
  for (const page of sortPages(own)) {
    const title = page.group ?? '';
    const group = groups.get(title) ?? { title, pages: [] };
    group.pages.push(page);
    groups.set(title, group);
  }
  return [...groups.values()];
}

/** The groups of a sidebar, with their pages out of the list of pages. */
export function groupsOf(
  pages: readonly Page[],
  sidebar: ShippedSidebar = [],
): SidebarGroup[] {
  const groups: SidebarGroup[] = [];
  let from = sidebar[0];
  for (let at = 1; at < sidebar.length; at += 2) {
    const to = sidebar[at + 1] as number | SidebarLink[];
    groups.push({
      title: sidebar[at] as string,
      pages: typeof to === 'number' ? pages.slice(from as number, (from = to)) : to,
    });
  }
  return groups;
}

/** The previous and next pages in sidebar order. */
export function neighborsOf(
  groups: readonly SidebarGroup[],
  path: string,
): { previous?: SidebarLink; next?: SidebarLink } {
  const pages = groups.flatMap((group) => group.pages);
  const index = pages.findIndex((page) => page.path === path);
  return index < 0 ? {} : { previous: pages[index - 1], next: pages[index + 1] };
}
