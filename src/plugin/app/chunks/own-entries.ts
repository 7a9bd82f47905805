import { readFileSync, realpathSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { resolveImport } from '../../demos/find-file';
import { manifestPath } from '../../demos/installed-package';
import type { Dependencies } from '../../demos/installed-package';
import { THEME_ROOT } from '../../host';

const INSTALLED = `${sep}node_modules${sep}`;

/** The files that a package of the site's workspace names as its own; none of an installed package. */
function entriesOfLinked(name: string, root: string): string[] {
  const manifest = manifestPath(name, root);
  if (!manifest) return [];
  const folder = dirname(realpathSync(manifest));
  if (folder.includes(INSTALLED)) return [];
  const { module, main } = JSON.parse(readFileSync(manifest, 'utf8')) as {
    module?: string;
    main?: string;
  };
  return [module, main].flatMap((file) => (file ? join(folder, file) : []));
}

/**
 * The files behind the names by which demos import code of the site's own: its aliases, and packages
 * of its workspace.
 * @param root absolute path of the site
 * @param alias the site's aliases by name
 * @param pkg its package.json
 * @returns absolute paths, as bundlers know the files
 */
export function ownEntries(
  root: string,
  alias: Readonly<Record<string, unknown>>,
  { dependencies, devDependencies }: Dependencies,
): string[] {
  const led = Object.entries(alias).flatMap(([name, target]) =>
    // Parts of themes have names below dumi's, and are not imported by demos.
    typeof target === 'string' && !name.startsWith('dumi/') ? target : [],
  );
  const linked = Object.keys({ ...dependencies, ...devDependencies }).flatMap((name) =>
    entriesOfLinked(name, root),
  );
  const files = [...led, ...linked].flatMap((path) => resolveImport(path) ?? []);
  return [...new Set(files.map((file) => realpathSync(file)))].filter(
    (file) => !file.includes(INSTALLED) && !file.startsWith(THEME_ROOT),
  );
}

/** What is changed of the configuration of either bundler. */
interface Configuration {
  module?: { rules?: unknown[] };
}

/**
 * Keeps what the site's own entries import for its effect, as style sheets with a library's colors,
 * although its package.json says that the entries have none. dumi has each of them as a whole, for
 * live code, which the theme leaves out of pages (`pages/demo/live-data`).
 * @param config of the bundler
 * @param entries absolute paths
 */
export function keepEffects<Config extends Configuration>(
  config: Config,
  entries: readonly string[],
): Config {
  const { module } = config;
  const rule = { include: entries, sideEffects: true };
  if (entries.length === 0) return config;
  return { ...config, module: { ...module, rules: [...(module?.rules ?? []), rule] } };
}
