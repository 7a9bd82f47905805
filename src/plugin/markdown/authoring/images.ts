import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { imageSize } from 'image-size';
import { isFile } from '../../is-file';

/** The color mode that a picture is for, from the end of its address. */
export type ImageColor = 'light' | 'dark';

/** A picture on a page. */
export interface PageImage {
  /** The address without the color mode. */
  url: string;
  color?: ImageColor;
  /** Absolute path of its file; undefined for a picture on another host. */
  file?: string;
}

/** Addresses with a scheme or a host. */
const ELSEWHERE = /^(\w[\w+.-]*:|\/\/)/;

/** Decodes an address. One with an invalid % escape is already decoded. */
function decoded(url: string): string {
  try {
    return decodeURI(url);
  } catch {
    return url;
  }
}

/**
 * Parses the address of a picture.
 * @param url as written: relative to the page, or from the site's root, in `public`. dumi adds no base,
 * so a site below one may write it
 * @param path absolute path of the page
 * @param root absolute path of the site
 * @param bases what addresses of the site may begin with, each with a slash at its end
 * @example readImage('/a.svg#dark', page, '/site') // { url: '/a.svg', color: 'dark', file: '/site/public/a.svg' }
 * @example readImage('/base/a.svg', page, '/site', ['/base/']) // { url: '/a.svg', file: '/site/public/a.svg' }
 */
export function readImage(
  url: string,
  path: string,
  root: string,
  bases: readonly string[] = [],
): PageImage {
  const [, rest = url, color] = /^(.*)#(light|dark)$/.exec(url) ?? [];
  const image = { url: rest, ...(color && { color: color as ImageColor }) };
  if (ELSEWHERE.test(url)) return image;
  const [name = ''] = decoded(rest).split(/[?#]/);
  if (!name.startsWith('/')) return { ...image, file: resolve(dirname(path), name) };
  const file = join(root, 'public', name);
  const base = isFile(file) ? undefined : bases.find((one) => rest.startsWith(one));
  if (base === undefined || base === '/') return { ...image, file };
  const below = (address: string) => address.slice(base.length - 1);
  return { ...image, url: below(rest), file: join(root, 'public', below(name)) };
}

/** Width and height of a picture in pixels; empty if its file does not specify them. */
export function sizeOf(file: string): { width?: number; height?: number } {
  if (!isFile(file)) return {};
  try {
    const { width, height } = imageSize(readFileSync(file));
    return { width: Math.round(width), height: Math.round(height) };
  } catch {
    // A drawing without a size takes the width of its column.
    return {};
  }
}
