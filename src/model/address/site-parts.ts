import { spellingKey } from './spelling';

/**
 * The most pages, in all languages together, of a site whose lists of pages and files are loaded
 * whole. With more, readers load the parts that they need.
 */
export const MOST_PAGES = 200;

/** How many pages a part describes, about: 1.5 kB. */
const PART_PAGES = 16;

/** How many parts describe the pages of a site. */
export function partCount(pages: number): number {
  return Math.ceil(pages / PART_PAGES);
}

/**
 * The part that describes the page at a path below the base, in any spelling.
 * @param count of the parts
 */
export function partOf(path: string, count: number): number {
  let hash = 0;
  for (const sign of spellingKey(path)) {
    hash = (Math.imul(hash, 31) + (sign.codePointAt(0) ?? 0)) >>> 0;
  }
  return hash % count;
}

/**
 * The names of a part's file, and of the list of all files, beside the list of those that any page
 * may load.
 * @param files name of that list
 * @example partFile('files.13105701.json', 3) // 'pages-3.13105701.json'
 */
export function partFile(files: string, part: number): string {
  return files.replace('files', `pages-${part}`);
}

export function allFiles(files: string): string {
  return `all-${files}`;
}
