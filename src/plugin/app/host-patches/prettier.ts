import Module from 'node:module';
import { hostPackages } from '../../host-packages';

const PRETTIER = '@umijs/utils/compiled/prettier';

/**
 * Keeps Prettier out while umi writes the types of its options, which editors read. What makes them
 * loads it, which takes half a second, and then does not format them.
 * @param root absolute path of the site
 * @returns what takes the patch back; nothing is changed where Prettier is loaded already, or is not
 *   where it is expected
 */
export function leavePrettierOut(root: string): () => void {
  const { preset } = hostPackages(root);
  let path = '';
  try {
    path = preset.resolve(PRETTIER);
  } catch {
    // Another umi, which may do without it.
  }
  if (path === '' || preset.cache[path]) return () => undefined;
  const empty = new Module(path);
  empty.exports = { format: (text: string) => text };
  empty.loaded = true;
  preset.cache[path] = empty;
  return () => {
    if (preset.cache[path] === empty) delete preset.cache[path];
  };
}
