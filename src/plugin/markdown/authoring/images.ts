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
 * @param url as written: relative to the page, or from the site's root, in `public`
 * @param path absolute path of the page
 * @param root absolute path of the site
 * @example readImage('/a.svg#dark', page, '/site') // { url: '/a.svg', color: 'dark', file: '/site/public/a.svg' }
 */
export function readImage(url: string, path: string, root: string): PageImage {
  const [, rest = url, color] = /^(.*)#(light|dark)$/.exec(url) ?? [];
  const image = { url: rest, ...(color && { color: color as ImageColor }) };
  if (ELSEWHERE.test(url)) return image;
  const [name = ''] = decoded(rest).split(/[?#]/);
  const file = name.startsWith('/')
    ? join(root, 'public', name)
    : resolve(dirname(path), name);
  return { ...image, file };
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
