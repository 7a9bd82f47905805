import { groupsOf } from '../../../model/sidebar';
import { collapsedGroups, isLarge } from '../../../model/sidebar/collapsed-groups';
import type { SidebarGroup, SidebarLink } from '../../../model/sidebar';
import type { Page } from '../../../model/page';
import type { Navigation } from '.';

/** The links beside the pages of a language, each set once. */
export interface LinkSets {
  /** The groups of a sidebar as one page or more show them. */
  sets: SidebarGroup[][];
  /** The place of a page's set; that of an address without a page for undefined. */
  placeOf(page: Page | undefined): number;
}

/** A sidebar with the places of its links. */
interface Sidebar {
  groups: SidebarGroup[];
  isLarge: boolean;
  groupsWith: Map<string, number[]>;
}

function readSidebar(groups: SidebarGroup[]): Sidebar {
  const groupsWith = new Map<string, number[]>();
  groups.forEach(({ pages }, at) => {
    for (const { path } of pages) {
      groupsWith.set(path, [...(groupsWith.get(path) ?? []), at]);
    }
  });
  return { groups, isLarge: isLarge(groups), groupsWith };
}

const shown = ({ path, title, headline, after }: SidebarLink): SidebarLink => ({
  path,
  title,
  headline,
  after,
});

/** What neighbors and headings need of a group whose links are not loaded. */
function ends<Link>(links: readonly Link[]): Link[] {
  return links.filter((_, at) => at === 0 || at === links.length - 1);
}

/**
 * The links of sidebars, cut where a large sidebar collapses its groups: a page loads the links that
 * its sidebar shows.
 */
export function linkSetsOf({ pages, sidebars }: Navigation): LinkSets {
  const known = sidebars.map((sidebar) => readSidebar(groupsOf(pages, sidebar)));
  const keyOf = (page: Page | undefined): string => {
    const at = page?.sidebar ?? 0;
    const sidebar = known[at];
    const open = sidebar?.isLarge ? sidebar.groupsWith.get(page?.path ?? '') : undefined;
    return `${at}:${open?.join() ?? ''}`;
  };
  // The first page of each set; without a page, the empty path stands for it.
  const firsts = new Map<string, Page | undefined>([[keyOf(undefined), undefined]]);
  for (const page of pages) {
    const key = keyOf(page);
    if (!firsts.has(key)) firsts.set(key, page);
  }
  const places = new Map([...firsts.keys()].map((key, place) => [key, place]));
  const placeOf = (page: Page | undefined) => places.get(keyOf(page)) ?? 0;
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const sets = [...firsts.values()].map((page) => {
    const groups = known[page?.sidebar ?? 0]?.groups ?? [];
    const collapsed = collapsedGroups(groups, pages, page?.path ?? '');
    return groups.map((group): SidebarGroup => {
      const { title, pages: links } = group;
      const to = collapsed.get(group);
      if (to === undefined) return { title, pages: links.map(shown) };
      return { title, pages: ends(links).map(shown), to, links: placeOf(byPath.get(to)) };
    });
  });
  return { sets, placeOf };
}
