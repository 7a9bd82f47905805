import { useLocation } from 'dumi';
import { useAwake } from './use-phase';

/**
 * The tab that the address names. A page is one file for all its tabs, so while it wakes the
 * first one is shown, as in that file.
 */
export function useTab(): string | null {
  const { search } = useLocation();
  return useAwake() ? new URLSearchParams(search).get('tab') : null;
}
