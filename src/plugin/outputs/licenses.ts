import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The file in the built site with the licenses of all packages that it ships. */
export const LICENSES_FILE = 'licenses.txt';

/** The innermost package of a module's path. */
const PACKAGE = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/;

/** A module of either bundler; a joined one has others in it. */
interface Module {
  nameForCondition?: () => string | null | undefined;
  modules?: Iterable<Module>;
}

/** What either bundler says of a build. */
export interface Compilation<M extends Module = Module> {
  modules: Iterable<M>;
  chunkGraph: { getModuleChunks(module: M): readonly unknown[] };
}

/** The folders of the packages that modules come from. */
function foldersOf(modules: Iterable<Module>): string[] {
  return [...modules].flatMap((module) => {
    const folder = PACKAGE.exec(module.nameForCondition?.() ?? '')?.[0];
    return [...(folder ? [folder] : []), ...foldersOf(module.modules ?? [])];
  });
}

interface Manifest {
  name: string;
  version: string;
  license?: string;
}

/** The text of a package's license: one of its files, or none. */
function textOf(folder: string): string {
  const file = readdirSync(folder).find((name) => /^licen[cs]e(\.|$)/i.test(name));
  return file ? readFileSync(join(folder, file), 'utf8').trim() : '';
}

/**
 * The packages that a site ships, each as a line `name@version: license` and its license's text,
 * which most licenses ask to be passed on.
 */
export function licensesText<M extends Module>({
  modules,
  chunkGraph,
}: Compilation<M>): string {
  // Others were left out, as nothing uses what they export.
  const used = [...modules].filter((one) => chunkGraph.getModuleChunks(one).length > 0);
  const packages = new Map<string, string>();
  for (const folder of new Set(foldersOf(used))) {
    const path = join(folder, 'package.json');
    if (!existsSync(path)) continue;
    const { name, version, license } = JSON.parse(readFileSync(path, 'utf8')) as Manifest;
    const text = textOf(folder);
    // A package that states none may have a text, whose first line names it.
    const stated = license ?? (text.split('\n')[0] || 'no license is stated');
    const title = `${name}@${version}: ${stated}`;
    packages.set(title, [title, text].filter(Boolean).join('\n\n'));
  }
  const sorted = [...packages].sort(([a], [b]) => (a < b ? -1 : 1));
  return sorted.map(([, text]) => `${text}\n`).join(`\n${'-'.repeat(80)}\n\n`);
}
