import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { THEME_ROOT } from '../host';
import { withoutPaths } from './describe';

/** Files in which package managers note the versions of all packages. */
const LOCKS = [
  'package-lock.json',
  'npm-shrinkwrap.json',
  'pnpm-lock.yaml',
  'yarn.lock',
  'bun.lock',
  'node_modules/.package-lock.json',
  'node_modules/.modules.yaml',
  'node_modules/.yarn-state.yml',
];

/** Texts of the lock files in a folder and those above it. */
function lockTexts(folder: string): string[] {
  const texts = LOCKS.map((name) => join(folder, name))
    .filter(existsSync)
    .map((path) => readFileSync(path, 'utf8'));
  const above = dirname(folder);
  return above === folder ? texts : [...texts, ...lockTexts(above)];
}

/** All files of the theme, without the packages that it has of its own. */
function themeFiles(folder = THEME_ROOT): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === 'node_modules') return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? themeFiles(path) : [path];
  });
}

/** Code of the site that has been loaded: its plugins and what they import. */
function loadedFiles(): string[] {
  return Object.keys(require.cache).filter(
    (path) =>
      !/[\\/]node_modules[\\/]/.test(path) &&
      !path.startsWith(THEME_ROOT) &&
      existsSync(path),
  );
}

let known: string | undefined;

/**
 * A hash of what everything in a build depends on: the theme, the site's plugins, and the versions of
 * packages and of Node. The same in the whole build.
 * @param root absolute path of the site
 */
export function versionsKey(root: string): string {
  if (known !== undefined) return known;
  const hash = createHash('sha256').update(process.version);
  for (const path of [...themeFiles(), ...loadedFiles()].sort()) {
    hash.update(withoutPaths(path, root)).update(readFileSync(path));
  }
  for (const text of lockTexts(root)) hash.update(text);
  return (known = hash.digest('hex'));
}
