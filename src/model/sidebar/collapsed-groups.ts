import { pageOf } from '../page';
import type { Page } from '../page';
import type { SidebarGroup, SidebarLink } from '../sidebar';

/**
 * The most links of a sidebar that lists all of them on each page. Sidebars of component libraries
 * have up to about a hundred. With more, the links of other groups would be most of a page's HTML,
 * and it would grow with each page that is added anywhere.
 */
export const MOST_LINKS = 120;

/** True if a sidebar has so many links that its groups are collapsed. */
export function isLarge(groups: readonly SidebarGroup[]): boolean {
  return groups.reduce((sum, group) => sum + group.pages.length, 0) > MOST_LINKS;
}

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
  if (!isLarge(groups)) return collapsed;
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
