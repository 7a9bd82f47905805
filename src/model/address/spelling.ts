import { decoded } from '../text/decoded';
import { escapeRegExp } from '../text/escape-regexp';
import { normalizePath } from '../page';

/**
 * Removes what hosts add to the address of a page: slashes at its end, doubled slashes, and
 * `index.html`. The head script does it before the first paint; it repeats these two patterns.
 * @example trimAddress('/demo/simple/index.html') // '/demo/simple'
 */
export function trimAddress(pathname: string): string {
  return pathname.replace(DOUBLED_SLASHES, '/').replace(ADDRESS_END, '') || '/';
}

export const DOUBLED_SLASHES = /\/+/g;
export const ADDRESS_END = /\/(index\.html)?$/;

/**
 * A pattern for the addresses of demos alone.
 * @param base of the site without a slash at its end
 */
export function demoAddress(base: string): RegExp {
  return new RegExp(`^${escapeRegExp(base)}/~demos/[^/]+$`);
}

/** The same text for all spellings of an address. */
export function spellingKey(path: string): string {
  return decoded(normalizePath(path)).toLowerCase();
}

/**
 * True if two addresses differ only in case, escapes, or slashes at the end.
 * @example isSameAddress('/DEMO/%73imple', '/demo/simple') // true
 */
export function isSameAddress(one: string, other: string): boolean {
  return spellingKey(one) === spellingKey(other);
}
