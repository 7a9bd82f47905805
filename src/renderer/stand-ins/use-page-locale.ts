import { locales } from '@@/dumi/locales/config';
import { useEffect, useState } from 'react';
import type { Locale } from '../../model/locale';

const localeCalled = (id: string | null | undefined): Locale | undefined =>
  locales.find((locale) => locale.id === id);

/**
 * The language that the address of a demo alone asks for, as in dumi: `/~demos/a?locale=zh-CN`.
 * Undefined elsewhere.
 */
export function askedLocale(address: {
  pathname: string;
  search: string;
}): Locale | undefined {
  if (!address.pathname.includes('/~demos/')) return undefined;
  return localeCalled(new URLSearchParams(address.search).get('locale'));
}

/** True if an address names this language by a part of its own. */
function isIn(pathname: string, { base = '/', suffix = '' }: Locale): boolean {
  const path = pathname.replace(/\/$/, '');
  return (suffix !== '' && path.endsWith(suffix)) || `${path}/`.includes(`${base}/`);
}

/**
 * The language that the document names. Layouts that sites copy from dumi name it by its first part
 * alone, `zh` for `zh-CN`, once they are live; of several such languages the address names one.
 */
function localeNamed(lang: string): Locale | undefined {
  const alike = locales.filter(({ id }) => id.split('-')[0] === lang);
  return (
    localeCalled(lang) ??
    alike.find((locale) => isIn(window.location.pathname, locale)) ??
    alike[0]
  );
}

/**
 * The language of the document, as the build has rendered it. What else knows of languages, or of the
 * build, is in the app's file, for which demos are not to wait.
 */
function documentLocale(): Locale {
  const host = globalThis.__ledgerPrerender;
  const named = host
    ? localeCalled(host.language)
    : localeNamed(document.documentElement.lang);
  return named ?? (locales[0] as Locale);
}

/**
 * The language of the page, for components that may be in demos, which are shown before the app has
 * loaded and outside its router.
 */
export function usePageLocale(): Locale {
  const [locale, setLocale] = useState(documentLocale);
  useEffect(() => {
    const update = () => setLocale(askedLocale(window.location) ?? documentLocale());
    update();
    const observer = new MutationObserver(update);
    observer.observe(document.documentElement, { attributeFilter: ['lang'] });
    return () => observer.disconnect();
  }, []);
  return locale;
}
