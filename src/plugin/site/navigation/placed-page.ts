import type { Locale } from '../../../model/locale';

/** A title with a place, as front matter has it; a text is the title. */
export type Placing = string | { title?: string; order?: number };

/** What decides a page's place in navigation and sidebar. */
export interface PlacedPage {
  /** Below the site's base, with its language and a slash at its start alone. */
  path: string;
  title: string;
  order: number;
  nav?: string | { title?: string; order?: number; second?: Placing };
  group?: Placing;
  /** True for an `index.md` in a folder of documents: its own address names its section. */
  isIndex: boolean;
}

/** An entry with what it is sorted by. */
export interface Ordered {
  title?: string;
  order?: number;
  link?: string;
}

/** What navigation and sidebar are made by. */
export interface Rules {
  locale: Locale;
  /** True if two folders make a section; dumi decides it by the range of its version. */
  twoLevels: boolean;
}

/**
 * Compares as dumi does: by `order`, by depth, by title in the language, those without one first.
 * @param locale id of the language
 */
export function compareBy(locale: string): (a: Ordered, b: Ordered) => number {
  const has = (key: 'order' | 'link', a: Ordered, b: Ordered) => key in a && key in b;
  const depth = ({ link = '' }: Ordered) => link.split('/').length;
  return (a, b) =>
    (has('order', a, b) ? (a.order ?? 0) - (b.order ?? 0) : 0) ||
    (has('link', a, b) ? depth(a) - depth(b) : 0) ||
    (a.title ? a.title.localeCompare(b.title ?? '', locale) : -1);
}

/** The title and the order that a page gives, over those that others gave before. */
export function placedOver(
  before: { title?: string; order?: number },
  given: Placing | undefined,
): { title?: string; order?: number } {
  if (given === undefined) return before;
  const { title, order } =
    typeof given === 'string' ? { title: given, order: undefined } : given;
  return { title: title || before.title, order: order ?? before.order };
}

/**
 * An address below a language's, without slashes around it; a suffix is a part of it. Empty for the
 * language's first page.
 */
export function clearPath(path: string, { base = '/', home }: Locale): string {
  if (path === home) return '';
  const own = base === '/' ? path : path.slice(base.length);
  return own.replace(/^\/+/, '');
}

/**
 * The address of the section that a page belongs to.
 * @example sectionOf('/zh-CN/guide/a', false, { locale: zh, twoLevels: true }) // '/zh-CN/guide'
 * @example sectionOf('/guide/a/b', false, { locale: en, twoLevels: true }) // '/guide/a'
 */
export function sectionOf(
  path: string,
  isIndex: boolean,
  { locale, twoLevels }: Rules,
): string {
  const clear = clearPath(path, locale);
  if (!clear) return path;
  const parts = clear.split('/').filter(Boolean);
  const depth = Math.max(isIndex && twoLevels ? parts.length : parts.length - 1, 1);
  const kept = parts.slice(0, twoLevels ? Math.min(depth, 2) : depth);
  return path.slice(0, path.length - clear.length) + kept.join('/');
}
