import type { Page } from './page';

/** A link of the sidebar: a page, or what the site's configuration says. */
export type SidebarLink = Pick<Page, 'path' | 'title'> & Partial<Page>;

export interface SidebarGroup<Link extends SidebarLink = SidebarLink> {
  /** Empty for pages without a group. */
  title: string;
  pages: Link[];
}

/**
 * A sidebar as pages load it: of each group the title, then the range of its pages in the list of
 * pages, or the links that the site's configuration says.
 */
export type ShippedSidebar = readonly (readonly [
  title: string,
  from: number | SidebarLink[],
  to?: number,
])[];

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
  return sidebar.map(([title, from, to]) => ({
    title,
    pages: typeof from === 'number' ? pages.slice(from, to) : from,
  }));
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
