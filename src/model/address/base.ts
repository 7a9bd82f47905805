import { normalizePath } from '../page';

/**
 * The path below a base, without a trailing slash.
 * @param base of the site, `/` or `/table/`
 * @example pathWithin('/table/demo/', '/table/') // '/demo'
 */
export function pathWithin(pathname: string, base: string): string {
  const start = base.replace(/\/$/, '').toLowerCase();
  const isInside = `${pathname}/`.toLowerCase().startsWith(`${start}/`);
  return normalizePath(isInside ? pathname.slice(start.length) : pathname);
}

/**
 * The path as React Router can match it. Its layout routes match only if a word character, `.`,
 * `-`, `~` or an escape follows, so any other first character is escaped.
 * @example routablePath('/@scope', '/') // '/%40scope'
 * @example routablePath('/table/%', '/table/') // '/table/%25'
 */
export function routablePath(pathname: string, base: string): string {
  const path = pathWithin(pathname, base);
  if (/^\/([\w.~-]|%[\dA-F]{2}|$)/.test(path)) return pathname;
  const [first = ''] = path.slice(1);
  const escaped = first.charCodeAt(0) < 128;
  const hex = `%${first.charCodeAt(0).toString(16).toUpperCase()}`;
  const start = pathname.length - path.length;
  const rest = path.slice(1 + first.length);
  const sign = escaped ? hex : encodeURIComponent(first);
  return `${pathname.slice(0, start)}/${sign}${rest}`;
}
