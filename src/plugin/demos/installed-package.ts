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
 * The package.json of an installed package, as Node resolves it from a folder; undefined
 * if it is not installed.
 */
export function installedPackage(
  name: string,
  from: string,
): { path: string; version?: string } | undefined {
  const path = join(from, 'node_modules', name, 'package.json');
  if (existsSync(path)) {
    const { version } = JSON.parse(readFileSync(path, 'utf8')) as { version?: string };
    return { path, version };
  }
  return dirname(from) === from ? undefined : installedPackage(name, dirname(from));
}
