import { useLocation } from '@@/exports';
import { locales } from '@@/dumi/locales/config';
import { localeOf } from '../../model/locale';

/**
 * dumi's `useLocale`: the language of the address. dumi's own keeps the one that it was mounted
 * with, because there a change of the language makes the whole site anew.
 */
export function useLocale() {
  return localeOf(useLocation().pathname, locales);
}
