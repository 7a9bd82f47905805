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
