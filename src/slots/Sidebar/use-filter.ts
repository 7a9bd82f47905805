import { useCallback, useReducer } from 'react';
import type { SidebarGroup } from '../../model/sidebar';
import { filterGroups, isLong } from '../../model/sidebar/filter-groups';

/** What the reader has typed to filter a long sidebar. */
export interface Filter {
  /** True if something is typed, so that all groups are shown open. */
  isActive: boolean;
  /** Those that are left. */
  groups: readonly SidebarGroup[];
  onChange: (text: string) => void;
}

/** The filter of a sidebar; undefined for one that is seen at a glance. */
export function useFilter(sidebar: readonly SidebarGroup[]): Filter | undefined {
  // A new record each time: the descriptions that are searched come later than the text.
  const [{ text }, change] = useReducer(
    (_: { text: string }, next: string) => ({ text: next }),
    { text: '' },
  );
  const onChange = useCallback((next: string) => change(next), []);
  if (!isLong(sidebar)) return undefined;
  return {
    isActive: text.trim() !== '',
    groups: filterGroups(sidebar, text),
    onChange,
  };
}
