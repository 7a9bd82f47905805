/** A demo may be a folder. */
const INDEX = /[\\/]index(\.[jt]sx?)?$/;
const ENDING = /\.[jt]sx?$/;

/**
 * The name of a demo in links on its page and in front matter: that of its file or
 * folder.
 * @param path of its file, with or without ending, with its parent folders
 * @example demoName('docs/examples/scroll-x.tsx') // 'scroll-x'
 * @example demoName('docs/examples/basic/index.tsx') // 'basic'
 */
export function demoName(path: string): string {
  const [name = ''] = path.replace(INDEX, '').split(/[\\/]/).slice(-1);
  return name.replace(ENDING, '');
}
