import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { packageName } from './installed-package';

/** A package.json, as far as it is read here. */
export type Manifest = Partial<{
  name: string;
  version: string;
  dependencies: Readonly<Record<string, string>>;
  devDependencies: Readonly<Record<string, string>>;
  peerDependencies: Readonly<Record<string, string>>;
}>;

function manifestAt(folder: string): Manifest | undefined {
  const path = join(folder, 'package.json');
  if (!existsSync(path)) return undefined;
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Manifest;
  } catch {
    // What reads such a file for its own sake reports it.
    return undefined;
  }
}

/** The package that a folder or file belongs to; in a workspace not always that of the site. */
export function packageAround(path: string): Manifest | undefined {
  const found = manifestAt(path);
  return found ?? (dirname(path) === path ? undefined : packageAround(dirname(path)));
}

/**
 * Aliases that lead to code of the site's own rather than to an installed package.
 * @param alias the site's aliases by name
 * @returns their names, without the mark of those that hold for the whole request
 */
export function ownAliases(alias: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(alias)
    .filter(
      ([, target]) => typeof target === 'string' && !/\bnode_modules\b/.test(target),
    )
    .map(([name]) => name.replace(/\$$/, ''));
}

/** Whether a request is one of the site's aliases, or below one. */
export function isBelowAlias(request: string, aliases: readonly string[]): boolean {
  return aliases.some((name) => request === name || request.startsWith(`${name}/`));
}

/** Ranges that no registry knows: of a workspace, a folder or a repository. */
const LOCAL = /^(?:workspace|file|link|portal|git|https?):|\//;

/**
 * Versions of packages that a site does not have installed, but that its demos may import: the
 * package that it documents, which an alias leads to the source of, and what its package.json
 * names.
 * @param root absolute path of the site
 * @param alias the site's aliases by name
 * @returns versions or ranges by name
 */
export function publishedPackages(
  root: string,
  alias: Readonly<Record<string, unknown>>,
): Record<string, string> {
  const site = manifestAt(root) ?? {};
  const ranges = Object.entries({
    ...site.devDependencies,
    ...site.peerDependencies,
    ...site.dependencies,
  }).filter(([, range]) => !LOCAL.test(range));
  const versions = Object.fromEntries(ranges);
  const add = ({ name, version }: Manifest) => {
    if (name && version) versions[name] = version;
  };
  for (const [from, target] of Object.entries(alias)) {
    if (typeof target !== 'string' || target.includes('node_modules')) continue;
    const led = packageAround(target);
    if (led?.name === packageName(from.replace(/\$$/, ''))) add(led);
  }
  add(site);
  return versions;
}
