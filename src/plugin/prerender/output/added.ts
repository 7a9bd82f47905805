import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The files that a plugin of the site adds to the documents, for umi to write.
 * @param folder absolute path of the built site
 * @param files umi's own document, and those of plugins, by their paths below the folder
 */
export function filesNotIn<T extends { path: string }>(
  folder: string,
  files: readonly T[],
): T[] {
  return files.filter(({ path }) => !existsSync(join(folder, path)));
}
