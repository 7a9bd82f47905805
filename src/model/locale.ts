/** A language of the site, as dumi's `locales` option gives it: all by `base`, or all by `suffix`. */
export interface Locale {
  id: string;
  name: string;
  /** What its addresses begin with; `/` for the default language. */
  base?: string;
  /** What its addresses end with, `-cn`; empty for the default language. */
  suffix?: string;
}

const NO_LOCALE = 'The site has no locale. Add one to `locales`.';

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
  if (!locale) throw new Error(NO_LOCALE);
  return locale;
}

/**
 * The language of a file, by the end of its name; one that names none is in the default one.
 * @param locales the default one first
 * @example localeOfFile('docs/a.$tab-b.zh-CN.md', locales).id // 'zh-CN'
 */
export function localeOfFile(file: string, locales: readonly Locale[]): Locale {
  const locale = locales.find(({ id }) => file.endsWith(`.${id}.md`)) ?? locales[0];
  if (!locale) throw new Error(NO_LOCALE);
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

/**
 * Where a link of a page leads that is written without a language: to the page in the language of
 * the page that it stands on, so that a translation has the links of its original. Every page is
 * there in every language, since what is not translated falls back; files and demos alone are not.
 * @param to as it is written: a site path without base, with its query and hash
 * @param locale of the page on which it stands
 * @example linkInLocale('/demo/key?tab=api#why', zh, locales) // '/zh-CN/demo/key?tab=api#why'
 * @example linkInLocale('/pictures/rows.svg', zh, locales) // '/pictures/rows.svg'
 */
export function linkInLocale(
  to: string,
  locale: Locale,
  locales: readonly Locale[],
): string {
  const path = /^\/(?![/~])[^?#]*/.exec(to)?.[0];
  if (path === undefined || /\.[a-z]\w*$/i.test(path)) return to;
  if (!isPlain(localeOf(path, locales))) return to;
  const page = path.replace(/(.)\/+$/, '$1');
  return withLocale(page, locale) + to.slice(path.length);
}
