/**
 * A language of the site, as in dumi's `locales` option. Either all languages have a
 * `base` or all have a `suffix`.
 */
export interface Locale {
  id: string;
  name: string;
  /** Prefix of its addresses; `/` for the default language. */
  base?: string;
  /** Suffix of its addresses, `-cn`; empty for the default language. */
  suffix?: string;
  /** Address of its first page where that is more than the suffix: `/index-cn`. */
  home?: string;
}

const NO_LOCALE = 'The site has no language. Add one to `locales` in .dumirc.ts.';

/** True if addresses in this language do not name it. */
function isPlain({ base = '/', suffix = '' }: Locale): boolean {
  return base === '/' && suffix === '';
}

function isIn(path: string, { base = '/', suffix = '' }: Locale): boolean {
  return suffix ? path.endsWith(suffix) : path === base || path.startsWith(`${base}/`);
}

/**
 * The default language, of files and addresses that name none: the one that addresses do not name,
 * or the first where they name all.
 * @throws where the site has no language
 */
export function defaultLocale(locales: readonly Locale[]): Locale {
  const locale = locales.find(isPlain) ?? locales[0];
  if (!locale) throw new Error(NO_LOCALE);
  return locale;
}

/**
 * The language of an address below the site's base. Only whole segments count: the first
 * one, or the end of the last one.
 * @example localeOf('/zh-CN/demo', locales).id // 'zh-CN'
 * @example localeOf('/zh-CNx', locales).id // 'en-US'
 * @example localeOf('/demo-cn', bySuffix).id // 'zh-CN'
 */
export function localeOf(path: string, locales: readonly Locale[]): Locale {
  const own = path.replace(/(.)\/+$/, '$1');
  const named = locales.find((locale) => !isPlain(locale) && isIn(own, locale));
  return named ?? defaultLocale(locales);
}

/**
 * The language of a file, by the end of its name; one that names none is in the default one.
 * @example localeOfFile('docs/a.$tab-b.zh-CN.md', locales).id // 'zh-CN'
 */
export function localeOfFile(file: string, locales: readonly Locale[]): Locale {
  return locales.find(({ id }) => file.endsWith(`.${id}.md`)) ?? defaultLocale(locales);
}

/**
 * The path of a page's file without language and ending.
 * @example pageName('docs/a.es-419.md', locales) // 'docs/a'
 */
export function pageName(file: string, locales: readonly Locale[]): string {
  const named = locales.find(({ id }) => file.endsWith(`.${id}.md`));
  return file.slice(0, -(named ? `.${named.id}.md` : '.md').length);
}

/**
 * Removes the language from an address.
 * @example withoutLocale('/zh-CN/demo', zh) // '/demo'
 */
export function withoutLocale(
  path: string,
  { base = '/', suffix = '', home }: Locale,
): string {
  if (path === home) return '/';
  const begin = base === '/' ? 0 : base.length;
  return path.slice(begin, path.length - suffix.length) || '/';
}

/**
 * Adds a language to an address that has none.
 * @example withLocale('/', zh) // '/zh-CN'
 * @example withLocale('/demo', { ...zh, suffix: '-cn' }) // '/demo-cn'
 */
export function withLocale(
  path: string,
  { base = '/', suffix = '', home }: Locale,
): string {
  if (path === '/' && home) return home;
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
 * Resolves a link that names no language: it leads to the page in the language of the
 * page that contains it, so that a translation can keep the links of its original. Every
 * page exists in every language, because untranslated pages fall back. Files and
 * stand-alone demos exist only once.
 * @param to as written: a site path without base, with query and hash
 * @param locale of the page that contains the link
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
