import { resolve, sep } from 'node:path';
import type { LedgerOptions } from '../../plugin/schemas/options';

/**
 * The folders that the option `demoSupport` names.
 * @param root absolute path of the site
 * @returns absolute paths
 */
export function supportFolders(
  { demoSupport = [] }: Pick<LedgerOptions, 'demoSupport'>,
  root: string,
): string[] {
  return demoSupport.map((folder) => resolve(root, folder));
}

/**
 * Whether a file stands in one of some folders.
 * @example isBelow('/docs/examples/shared/look.css', ['/docs/examples/shared']) // true
 */
export function isBelow(path: string, folders: readonly string[]): boolean {
  return folders.some((folder) => path.startsWith(folder + sep));
}
