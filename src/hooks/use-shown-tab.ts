import { useLocation } from 'dumi';
import { useHydrated } from './use-phase';

/**
 * The tab that is shown, among those of a page by their keys: the one that the address names. A
 * page is one file for all its tabs, so while it wakes the first one is shown, as in that file.
 * @returns undefined where the address names none of them: the page's own text is shown
 */
export function useShownTab<Tab extends { key: string | null }>(
  tabs: readonly Tab[] = [],
): Tab | undefined {
  const { search } = useLocation();
  const chosen = useHydrated() ? new URLSearchParams(search).get('tab') : null;
  return tabs.find(({ key }) => key === chosen);
}
