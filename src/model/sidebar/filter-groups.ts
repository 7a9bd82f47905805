import { filterWords, holdsWords } from '../text/filter-words';
import type { SidebarGroup } from '../sidebar';

/** The most links of a sidebar whose groups do not fold, and which has no field to filter them. */
export const MOST_AT_A_GLANCE = 40;

/** True if a sidebar has too many links to be seen at a glance. */
export function isLong(groups: readonly SidebarGroup[]): boolean {
  return groups.reduce((sum, group) => sum + group.pages.length, 0) > MOST_AT_A_GLANCE;
}

/**
 * The links that have each word of a text in their title, headline or description or the title of their
 * group, by group. All of them for a text without words.
 */
export function filterGroups(
  groups: readonly SidebarGroup[],
  text: string,
): readonly SidebarGroup[] {
  const words = filterWords(text);
  if (words.length === 0) return groups;
  return groups
    .map((group) => ({
      ...group,
      pages: group.pages.filter(({ title, headline = '', description = '' }) => {
        return holdsWords(`${title} ${headline} ${description} ${group.title}`, words);
      }),
    }))
    .filter(({ pages }) => pages.length > 0);
}
