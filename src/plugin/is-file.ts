import { statSync } from 'node:fs';

/** True if a path leads to a file, not to a folder. */
export function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}
