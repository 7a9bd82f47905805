import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { imageSize } from 'image-size';
import { isFile } from '../find-file';

/** A colour of the page that a picture is for, as the end of its address says. */
export type ImageColor = 'light' | 'dark';

/** A picture of a page. */
export interface PageImage {
  /** The address without what names the colour. */
  url: string;
  color?: ImageColor;
  /** Absolute path of its file; none for a picture from elsewhere. */
  file?: string;
}

/** Addresses with a scheme or a host. */
const ELSEWHERE = /^(\w[\w+.-]*:|\/\/)/;

/** An address as a path; one with a sign of per cent that is none of its codes is one already. */
function decoded(url: string): string {
  try {
    return decodeURI(url);
  } catch {
    return url;
  }
}

/**
 * What the address of a picture says.
 * @param url as it is written: beside the page, or from the root of the site, in `public`
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

/** Width and height of a picture in pixels; nothing where its file does not say. */
export function sizeOf(file: string): { width?: number; height?: number } {
  if (!isFile(file)) return {};
  try {
    const { width, height } = imageSize(readFileSync(file));
    return { width: Math.round(width), height: Math.round(height) };
  } catch {
    // A drawing without a size takes the one of its column.
    return {};
  }
}
