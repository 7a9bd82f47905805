import type { Page } from './page';

export interface SidebarGroup {
  title: string;
  pages: Page[];
}

/**
 * The pages of one language in sidebar order: by `order`, then by path; a group stands where its
 * first page stands. Pages without a group are left out.
 */
export function sidebarOf(pages: readonly Page[], locale: string): SidebarGroup[] {
  const groups = new Map<string, SidebarGroup>();
  const sorted = pages
    .filter((page) => page.locale === locale && page.group)
    .sort((a, b) => a.order - b.order || a.path.localeCompare(b.path));
  for (const page of sorted) {
    const title = page.group ?? '';
    const group = groups.get(title) ?? { title, pages: [] };
    group.pages.push(page);
    groups.set(title, group);
  }
  return [...groups.values()];
}

/** The pages before and after one, in sidebar order. */
export function neighboursOf(
  groups: readonly SidebarGroup[],
  path: string,
): { previous?: Page; next?: Page } {
  const pages = groups.flatMap((group) => group.pages);
  const index = pages.findIndex((page) => page.path === path);
  return index < 0 ? {} : { previous: pages[index - 1], next: pages[index + 1] };
}
