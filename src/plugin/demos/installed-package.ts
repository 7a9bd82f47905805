import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * The package that an import specifier names.
 * @example packageName('@scope/name/lib/a') // '@scope/name'
 */
export function packageName(request: string): string {
  return request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/');
}

/**
 * The path of an installed package's package.json, as Node resolves it from a folder; undefined if
 * it is not installed.
 */
export function manifestPath(name: string, from: string): string | undefined {
  const path = join(from, 'node_modules', name, 'package.json');
  if (existsSync(path)) return path;
  return dirname(from) === from ? undefined : manifestPath(name, dirname(from));
}

/** The package.json of an installed package and its version; undefined as for `manifestPath`. */
export function installedPackage(
  name: string,
  from: string,
): { path: string; version?: string } | undefined {
  const path = manifestPath(name, from);
  if (!path) return undefined;
  const { version } = JSON.parse(readFileSync(path, 'utf8')) as { version?: string };
  return { path, version };
}

/** The name of this theme's package. */
export const OWN_NAME = 'dumi-theme-ledger';

/** What a package.json says of the packages that it needs. */
export type Dependencies = Partial<Record<'dependencies' | 'devDependencies', object>>;

/** True for the name of a package that is a theme, but not this one. */
export function isOtherTheme(name: string): boolean {
  return /(?:^|\/)dumi-theme-[^/]+$/.test(name) && name !== OWN_NAME;
}

/** Absolute paths of the package.json of themes that a site has besides, `dumi-theme-x`. */
export function otherThemes(
  root: string,
  { dependencies, devDependencies }: Dependencies,
): string[] {
  const names = Object.keys({ ...dependencies, ...devDependencies });
  return names.filter(isOtherTheme).flatMap((name) => manifestPath(name, root) ?? []);
}
