import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { packageFolderOf } from '../../shipped-packages';

/** Bytes of scripts in a package from which it is large. */
const LARGE = 1_000_000;

const isScript = (name: string) => /\.[cm]?js$/.test(name);

function scriptBytes(folder: string): number {
  return readdirSync(folder, { withFileTypes: true }).reduce((bytes, entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      return entry.name === 'node_modules' ? bytes : bytes + scriptBytes(path);
    }
    return isScript(entry.name) ? bytes + statSync(path).size : bytes;
  }, 0);
}

const known = new Map<string, boolean>();

/**
 * Whether a file is in an installed package of which a demo uses a part, such as a library of
 * components or icons.
 * @param path absolute; empty for a module without a file
 */
export function isOfLargePackage(path: string): boolean {
  const folder = packageFolderOf(path);
  if (folder === undefined) return false;
  let isLarge = known.get(folder);
  if (isLarge === undefined) {
    isLarge = existsSync(folder) && scriptBytes(folder) >= LARGE;
    known.set(folder, isLarge);
  }
  return isLarge;
}
