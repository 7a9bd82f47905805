import { large } from '@@/ledger/features';
import { groupsWithout, withLinks } from '@@/ledger/group-links';
import { useEffect } from 'react';
import { siteData } from '../../data/site-data';
import { useSite } from '../../hooks/use-site';
import type { SidebarGroup } from '../../model/sidebar';
import { collapsedGroups, groupKey } from '../../model/sidebar/collapsed-groups';
import { keepOpen, toggleGroup, useOpenedGroups } from './opened-groups';

/** The heading of a collapsed group, as `group-toggle` shows it. */
export interface GroupToggleProps {
  title: string;
  /** A page that shows the group open. */
  to: string;
  open: boolean;
  onPress: () => void;
}

/** How the collapsed groups of a large sidebar are opened and closed; the others are always open. */
export function useGroupToggles(): ReadonlyMap<SidebarGroup, GroupToggleProps> {
  const { sidebar, path, locale } = useSite();
  const opened = useOpenedGroups();
  useEffect(() => {
    for (const group of sidebar)
      if (group.pages.some((page) => page.path === path)) keepOpen(groupKey(group));
  }, [sidebar, path]);
  const collapsed = large
    ? groupsWithout(sidebar)
    : collapsedGroups(sidebar, siteData(locale.id).pages, path);
  return new Map(
    [...collapsed].map(([group, to]) => {
      const key = groupKey(group);
      const toggle = () => toggleGroup(key);
      const onPress = () => (large ? withLinks(locale.id, group, toggle) : toggle());
      return [group, { title: group.title, to, open: opened.has(key), onPress }];
    }),
  );
}
