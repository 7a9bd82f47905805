import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';

/** True for a folder whose package manager treats the packages in it as one project. */
function isWorkspace(folder: string): boolean {
  if (existsSync(join(folder, 'pnpm-workspace.yaml'))) return true;
  try {
    const text = readFileSync(join(folder, 'package.json'), 'utf8');
    return 'workspaces' in (JSON.parse(text) as object);
  } catch {
    return false;
  }
}

const known = new Map<string, string>();

/** A folder and those above it, the nearest first. */
export function foldersFrom(folder: string): string[] {
  const above = dirname(folder);
  return above === folder ? [folder] : [folder, ...foldersFrom(above)];
}

/** The folder of the package.json that holds for a folder, as `APP_ROOT` may name one below it. */
export function packageOf(folder: string): string | undefined {
  return foldersFrom(folder).find((one) => existsSync(join(one, 'package.json')));
}

/**
 * The folder of the project that a site is part of: its workspace, its repository, or the package
 * that it is in.
 */
function projectOf(root: string): string {
  const before = known.get(root);
  if (before !== undefined) return before;
  let found = packageOf(root) ?? root;
  for (let at = root; dirname(at) !== at; at = dirname(at)) {
    if (!existsSync(join(at, '.git'))) continue;
    if (found.startsWith(at)) found = at;
    break;
  }
  for (let at = root; ; at = dirname(at)) {
    if (isWorkspace(at)) found = at;
    if (dirname(at) === at) break;
  }
  const real = realpathSync(found);
  known.set(root, real);
  return real;
}

/**
 * True if a file may be part of the site: it stands in the project, and no symbolic link leads
 * out. A file that does not exist is in the project.
 * @param path absolute path of the file
 * @param root absolute path of the site
 */
export function isInProject(path: string, root: string): boolean {
  if (!existsSync(path)) return true;
  const real = realpathSync(resolve(path));
  return real.startsWith(projectOf(root) + sep);
}

/** What a problem says of a file that is outside the project, after what names the file. */
export const OUTSIDE = {
  fault: 'leads out of the project',
  hint: 'Copy the file into the project.',
} as const;
