import { readFileSync, realpathSync } from 'node:fs';
import { dirname, isAbsolute, join } from 'node:path';
import { isOtherTheme, manifestPath } from '../../demos/installed-package';
import { isInOwnCode } from '../../demos/own-code';
import { foldersFrom, isInProject, packageOf } from '../../in-project';
import type { Found } from './library';

/** A package.json, as far as it is read here. */
type Manifest = Partial<
  Record<
    'dependencies' | 'devDependencies' | 'peerDependencies',
    Readonly<Record<string, string>>
  > & { version: string }
>;

/** What a site's configuration says of where its files are. */
interface SiteFolders {
  alias?: Readonly<Record<string, unknown>>;
  resolve?: { atomDirs?: readonly { dir: string }[] };
}

/** Tools, whose own dependencies no page gets. */
const TOOLS =
  /^(?:dumi|umi|father|eslint|stylelint|jest|vitest|typescript|webpack|vite)$|^(?:@umijs|@types|@babel|@testing-library|@swc)\/|^(?:dumi|eslint|babel|jest)-/;

/** An import from another theme, whose components pages of the site may show. */
const FROM_THEME = /['"]dumi-theme-/;

/** How far a package may be: of a site, of what it uses, of what that uses. */
const DEEPEST = 3;

function readManifest(path: string): Manifest {
  return JSON.parse(readFileSync(path, 'utf8')) as Manifest;
}

/**
 * Finds packages in a site's dependency tree, also where a package manager lets nobody but their
 * users see them.
 * @param wanted the oldest major version of each package, by its name
 * @param root absolute path of the site
 * @param manifest the site's own package.json
 * @param config the site's own aliases by name, and its folders of components
 */
export function findPackages(
  wanted: ReadonlyMap<string, number>,
  root: string,
  manifest: Manifest,
  config: SiteFolders = {},
): Found {
  const found: Record<string, string[]> = {};
  const isTool = (name: string) =>
    TOOLS.test(name) && !(isOtherTheme(name) && isInOwnCode(FROM_THEME, root));
  const seen = new Set<string>();
  let level = [
    { folder: root, names: namesIn(manifest, true) },
    ...packagesBeside(root, config).map((folder) => ({
      folder,
      names: namesIn(readManifest(join(folder, 'package.json')), true),
    })),
  ];
  for (let depth = 1; depth <= DEEPEST; depth += 1) {
    const next: typeof level = [];
    for (const { folder, names } of level) {
      for (const name of names) {
        const oldest = wanted.get(name);
        // Of a library that makes styles, there may be another copy.
        if ((oldest === undefined && seen.has(name)) || isTool(name)) continue;
        const path = manifestPath(name, folder);
        if (!path) continue;
        seen.add(name);
        // Where the package really is, since its own dependencies lie beside that.
        const own = dirname(realpathSync(path));
        const used = readManifest(path);
        const isOlder = parseInt(used.version ?? '', 10) < (oldest ?? 0);
        if (oldest !== undefined && !isOlder) {
          const copies = (found[name] ??= []);
          if (copies.includes(own)) continue;
          copies.push(own);
        }
        if (depth < DEEPEST) next.push({ folder: own, names: namesIn(used, false) });
      }
    }
    level = next;
  }
  return found;
}

/**
 * Packages of the site's project that it has files of without naming them, as in a workspace, and
 * the workspace's own.
 * @returns their absolute paths
 */
function packagesBeside(root: string, { alias = {}, resolve }: SiteFolders): string[] {
  const targets = Object.values(alias).filter(
    (target): target is string =>
      typeof target === 'string' &&
      isAbsolute(target) &&
      !/\bnode_modules\b/.test(target),
  );
  const own = packageOf(root);
  const around = [
    ...targets,
    ...(resolve?.atomDirs ?? []).map(({ dir }) => join(root, dir)),
    ...foldersFrom(dirname(root)),
  ].map(packageOf);
  return [...new Set(around)].filter(
    (folder): folder is string =>
      folder !== undefined &&
      folder !== own &&
      isInProject(join(folder, 'package.json'), root),
  );
}

function namesIn(manifest: Manifest, isSite: boolean): string[] {
  const { dependencies, devDependencies, peerDependencies } = manifest;
  return Object.keys({
    ...dependencies,
    ...peerDependencies,
    ...(isSite && devDependencies),
  });
}
