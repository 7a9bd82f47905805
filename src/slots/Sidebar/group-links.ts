import { loadGroup } from '../../data/large-site';
import { reloadIfOutdated } from '../../data/outdated';
import { setNavigation } from '../../hooks/use-navigation';
import type { SidebarGroup } from '../../model/sidebar';

export { linksOf } from '../../data/large-site';

/** The groups whose links are not loaded with the page; see `collapsedGroups`. */
export function groupsWithout(
  groups: readonly SidebarGroup[],
): Map<SidebarGroup, string> {
  return new Map(groups.flatMap((group) => (group.to ? [[group, group.to]] : [])));
}

/** Loads the links of a group, then calls back. If they do not load, the reader can try again. */
export function withLinks(locale: string, group: SidebarGroup, then: () => void): void {
  loadGroup(locale, group).then(then, async (error: unknown) => {
    if (await reloadIfOutdated()) return;
    setNavigation({
      type: 'failed',
      error,
      retry() {
        setNavigation({ type: 'idle' });
        withLinks(locale, group, then);
      },
    });
  });
}
