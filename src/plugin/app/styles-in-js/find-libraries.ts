import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Found } from './library';

/** A package.json, as far as it is read here. */
type Manifest = Partial<
  Record<
    'dependencies' | 'devDependencies' | 'peerDependencies',
    Readonly<Record<string, string>>
  >
>;

/** Tools, whose own dependencies no page gets. */
const TOOLS =
  /^(?:dumi|umi|father|eslint|stylelint|jest|vitest|typescript|webpack|vite)$|^(?:@umijs|@types|@babel|@testing-library|@swc)\/|^(?:dumi|eslint|babel|jest)-/;

/** How far a package may be: of a site, of what it uses, of what that uses. */
const DEEPEST = 3;

/** The folder of a package as Node finds it from another folder. */
function folderOf(name: string, from: string): string | undefined {
  const folder = join(from, 'node_modules', name);
  if (existsSync(join(folder, 'package.json'))) return realpathSync(folder);
  return dirname(from) === from ? undefined : folderOf(name, dirname(from));
}

function manifestOf(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
}

/**
 * Finds packages in a site's dependency tree, also where a package manager lets nobody but their
 * users see them.
 * @param wanted names of packages
 * @param root absolute path of the site
 * @param manifest the site's own package.json
 */
export function findPackages(
  wanted: ReadonlySet<string>,
  root: string,
  manifest: Manifest,
): Found {
  const found: Record<string, string> = {};
  const seen = new Set<string>();
  let level = [{ folder: root, names: namesIn(manifest, true) }];
  for (let depth = 1; depth <= DEEPEST; depth += 1) {
    const next: typeof level = [];
    for (const { folder, names } of level) {
      for (const name of names) {
        if (seen.has(name) || TOOLS.test(name)) continue;
        const path = folderOf(name, folder);
        if (!path) continue;
        seen.add(name);
        if (wanted.has(name)) found[name] = path;
        if (depth < DEEPEST) {
          next.push({ folder: path, names: namesIn(manifestOf(path), false) });
        }
      }
    }
    level = next;
  }
  return found;
}

function namesIn(manifest: Manifest, isSite: boolean): string[] {
  const { dependencies, devDependencies, peerDependencies } = manifest;
  return Object.keys({
    ...dependencies,
    ...peerDependencies,
    ...(isSite && devDependencies),
  });
}
