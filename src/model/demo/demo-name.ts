import { basename } from 'node:path';

/** A demo may be a folder. */
const INDEX = /[\\/]index(\.[jt]sx?)?$/;
const ENDING = /\.[jt]sx?$/;

/**
 * The name by which a demo is linked to on its page and known in its front matter: that of its
 * file or its folder.
 * @param path of its file, with or without ending; with the folders above it
 * @example demoName('docs/examples/scroll-x.tsx') // 'scroll-x'
 * @example demoName('docs/examples/basic/index.tsx') // 'basic'
 */
export function demoName(path: string): string {
  return basename(path.replace(INDEX, '')).replace(ENDING, '');
}
