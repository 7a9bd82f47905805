import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Absolute paths of the files that determine how pages are compiled, and some more: whole
 * folders, so that none is missed. Following the imports from here finds most of them
 * too, but takes longer.
 */
export function compilerFiles(): string[] {
  return ['../..', '../../../model', '../../../code', '../../../color-mode'].flatMap(
    (name) => {
      const folder = join(__dirname, name);
      return readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.c?[jt]s$/.test(file))
        .sort()
        .map((file) => join(folder, file));
    },
  );
}

/**
 * A hash that changes when the way pages are compiled changes, so that dumi does not use
 * its cache of compiled pages.
 */
export function compilerVersion(): string {
  const hash = createHash('sha256');
  for (const path of compilerFiles()) hash.update(readFileSync(path));
  return hash.digest('hex');
}
