import { dirname } from 'node:path';
import { isBelowAlias, packageAround } from './published';
import type { Manifest } from './published';
import { manifestPath, packageName } from './installed-package';
import type { DemoSource } from './source';

const ROUTER = /^react-router(-dom)?$/;
/** Packages whose links and hooks ask for the router that a page is in. */
const WITH_ROUTER = /^(react-router(-dom)?|dumi|umi|@umijs\/max)$/;

/** Whether a package may ask for the router of the site that uses it. */
function namesRouter({ dependencies, peerDependencies }: Manifest = {}): boolean {
  const names = Object.keys({ ...dependencies, ...peerDependencies });
  return names.some((name) => ROUTER.test(name));
}

/**
 * Aliases that lead to code of the site's own whose package depends on a router.
 * @param alias the site's aliases by name
 * @returns their names, without the mark of those that hold for the whole request
 */
export function routedAliases(alias: Readonly<Record<string, unknown>>): string[] {
  const routed = Object.entries(alias).filter(([, target]) => {
    const isOwn = typeof target === 'string' && !/\bnode_modules\b/.test(target);
    return isOwn && namesRouter(packageAround(target));
  });
  return routed.map(([name]) => name.replace(/\$$/, ''));
}

const known = new Map<string, boolean>();

/** Whether an installed package depends on a router. */
function isRouted(name: string, folder: string): boolean {
  const path = manifestPath(name, folder);
  if (!path) return false;
  const found = known.get(path) ?? namesRouter(packageAround(path));
  known.set(path, found);
  return found;
}

/**
 * Whether a demo may ask for the router of its page: it imports from one, or from a package that
 * depends on one. What such a package uses of it is not known, so a demo of another part of it
 * counts too.
 * @param aliases those of `routedAliases`
 */
export function asksForRouter(
  { packages }: Pick<DemoSource, 'packages'>,
  aliases: readonly string[],
): boolean {
  return packages.some(({ request, typeOnly, file }) => {
    if (typeOnly) return false;
    const name = packageName(request);
    return (
      WITH_ROUTER.test(name) ||
      isBelowAlias(request, aliases) ||
      isRouted(name, dirname(file.path))
    );
  });
}
