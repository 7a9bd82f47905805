import { pageOf } from './page';
import type { Page } from './page';

/** A link of the sidebar: a page, or what the site's configuration says. */
export type SidebarLink = Pick<Page, 'path' | 'title'> & Partial<Page>;

export interface SidebarGroup<Link extends SidebarLink = SidebarLink> {
  /** Empty for pages without a group. */
  title: string;
  pages: Link[];
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

/**
 * The most links of a sidebar that lists all of them on each page. Sidebars of component libraries
 * have up to about a hundred. With more, the links of other groups would be most of a page's HTML,
 * and it would grow with each page that is added anywhere.
 */
export const MOST_LINKS = 120;

/** Names a group among those of all sidebars of a site. */
export function groupKey(group: SidebarGroup): string {
  return group.pages[0]?.path ?? '';
}

/**
 * The groups of a large sidebar that are collapsed until the reader opens them, each with the
 * address of a page whose sidebar shows the group open: its first page that has this sidebar. A
 * group without such a page is not collapsed, nor is one without a title, nor that of the current
 * page.
 * @param pages of the language
 * @param path of the current page
 */
export function collapsedGroups(
  groups: readonly SidebarGroup[],
  pages: readonly Page[],
  path: string,
): Map<SidebarGroup, string> {
  const collapsed = new Map<SidebarGroup, string>();
  const count = groups.reduce((sum, group) => sum + group.pages.length, 0);
  if (count <= MOST_LINKS) return collapsed;
  const sidebar = pageOf(pages, path)?.sidebar;
  const isBeside = (link: SidebarLink) => {
    // Links of the configuration are an address and a title.
    const page = link.file === undefined ? pageOf(pages, link.path) : link;
    return page !== undefined && page.sidebar === sidebar;
  };
  for (const group of groups) {
    if (!group.title || group.pages.some((link) => link.path === path)) continue;
    const entry = group.pages.find(isBeside);
    if (entry) collapsed.set(group, entry.path);
  }
  return collapsed;
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
