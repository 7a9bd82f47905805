import type { Page } from './page';

export interface SidebarGroup {
  title: string;
  pages: Page[];
}

/** Pages by `order`, then by path. */
export function sortPages(pages: readonly Page[]): Page[] {
  return [...pages].sort((a, b) => a.order - b.order || a.path.localeCompare(b.path));
}

/**
 * The pages of one language in sidebar order: by `order`, then by path. A group takes the
 * position of its first page. Pages without a group are left out.
 */
export function sidebarOf(pages: readonly Page[], locale: string): SidebarGroup[] {
  const groups = new Map<string, SidebarGroup>();
  const own = pages.filter((page) => page.locale === locale && page.group);
  for (const page of sortPages(own)) {
    const title = page.group ?? '';
    const group = groups.get(title) ?? { title, pages: [] };
    group.pages.push(page);
    groups.set(title, group);
  }
  return [...groups.values()];
}

/** The previous and next pages in sidebar order. */
export function neighborsOf(
  groups: readonly SidebarGroup[],
  path: string,
): { previous?: Page; next?: Page } {
  const pages = groups.flatMap((group) => group.pages);
  const index = pages.findIndex((page) => page.path === path);
  return index < 0 ? {} : { previous: pages[index - 1], next: pages[index + 1] };
}
