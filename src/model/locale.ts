/** A language of the site, as dumi's `locales` option gives it. */
export interface Locale {
  id: string;
  name: string;
  /** Address prefix, `/` for the default language. */
  base: string;
}

/**
 * The language of an address below the site's base, by whole segments.
 * @example localeOf('/zh-CN/demo', locales).id // 'zh-CN'
 * @example localeOf('/zh-CNx', locales).id // 'en-US'
 */
export function localeOf(path: string, locales: readonly Locale[]): Locale {
  const prefixed = locales.find(
    ({ base }) => base !== '/' && (path === base || path.startsWith(`${base}/`)),
  );
  const locale = prefixed ?? locales.find(({ base }) => base === '/') ?? locales[0];
  if (!locale) throw new Error('The site has no locale. Add one to `locales`.');
  return locale;
}

/**
 * An address without the prefix of its language.
 * @example withoutLocale('/zh-CN/demo', zh) // '/demo'
 */
export function withoutLocale(path: string, { base }: Locale): string {
  return base === '/' ? path : path.slice(base.length) || '/';
}

/**
 * The same address in another language.
 * @example inLocale('/demo', en, zh) // '/zh-CN/demo'
 * @example inLocale('/zh-CN', zh, en) // '/'
 */
export function inLocale(path: string, from: Locale, to: Locale): string {
  const rest = withoutLocale(path, from);
  if (to.base === '/') return rest;
  return rest === '/' ? to.base : `${to.base}${rest}`;
}
