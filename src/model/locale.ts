/** A language of the site, as dumi's `locales` option gives it: all by `base`, or all by `suffix`. */
export interface Locale {
  id: string;
  name: string;
  /** What its addresses begin with; `/` for the default language. */
  base?: string;
  /** What its addresses end with, `-cn`; empty for the default language. */
  suffix?: string;
}

/** True where nothing in an address names the language. */
function isPlain({ base = '/', suffix = '' }: Locale): boolean {
  return base === '/' && suffix === '';
}

function isIn(path: string, { base = '/', suffix = '' }: Locale): boolean {
  return suffix ? path.endsWith(suffix) : path === base || path.startsWith(`${base}/`);
}

/**
 * The language of an address below the site's base, by whole segments: the first ones, or the end
 * of the last one.
 * @example localeOf('/zh-CN/demo', locales).id // 'zh-CN'
 * @example localeOf('/zh-CNx', locales).id // 'en-US'
 * @example localeOf('/demo-cn', bySuffix).id // 'zh-CN'
 */
export function localeOf(path: string, locales: readonly Locale[]): Locale {
  const own = path.replace(/(.)\/+$/, '$1');
  const named = locales.find((locale) => !isPlain(locale) && isIn(own, locale));
  const locale = named ?? locales.find(isPlain) ?? locales[0];
  if (!locale) throw new Error('The site has no locale. Add one to `locales`.');
  return locale;
}

/**
 * An address without what names its language.
 * @example withoutLocale('/zh-CN/demo', zh) // '/demo'
 */
export function withoutLocale(path: string, { base = '/', suffix = '' }: Locale): string {
  const begin = base === '/' ? 0 : base.length;
  return path.slice(begin, path.length - suffix.length) || '/';
}

/**
 * An address of no language in one.
 * @example withLocale('/', zh) // '/zh-CN'
 * @example withLocale('/demo', { ...zh, suffix: '-cn' }) // '/demo-cn'
 */
export function withLocale(path: string, { base = '/', suffix = '' }: Locale): string {
  if (base === '/') return path + suffix;
  return path === '/' ? base : base + path;
}

/**
 * The same address in another language.
 * @example inLocale('/demo', en, zh) // '/zh-CN/demo'
 * @example inLocale('/zh-CN', zh, en) // '/'
 */
export function inLocale(path: string, from: Locale, to: Locale): string {
  return withLocale(withoutLocale(path, from), to);
}
