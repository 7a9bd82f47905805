import { useLocation } from '@@/exports';
import { locales } from '@@/dumi/locales/config';
import { useEffect, useState } from 'react';
import { localeOf } from '../../model/locale';
import type { Locale } from '../../model/locale';
import { askedLocale } from './use-page-locale';

/**
 * dumi's `useLocale`: the language of the address. dumi's own keeps the one that it was mounted
 * with, because there a change of the language makes the whole site anew.
 */
export function useLocale(): Locale {
  const { pathname, search } = useLocation();
  const [asked, setAsked] = useState<Locale>();
  // The build has rendered a demo alone without it.
  useEffect(() => setAsked(askedLocale({ pathname, search })), [pathname, search]);
  return asked ?? localeOf(pathname, locales);
}
