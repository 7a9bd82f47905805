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

/** By what names a site may import code of its own. */
export interface OwnSite {
  /** Absolute path of the site. */
  root: string;
  /** Its aliases by name. */
  alias: Readonly<Record<string, unknown>>;
  /** Its package.json. */
  pkg: Dependencies;
}

/** A file of the site's own that is imported by a name. */
export interface OwnEntry {
  /** Absolute path, as bundlers know the file. */
  file: string;
  /** The names that lead to it. */
  names: string[];
}

/**
 * The files behind the names by which demos import code of the site's own: its aliases, and packages
 * of its workspace.
 */
export function ownEntries({ root, alias, pkg }: OwnSite): OwnEntry[] {
  const led = Object.entries(alias).flatMap(([name, target]) =>
    // Parts of themes have names below dumi's, and are not imported by demos.
    typeof target === 'string' && !name.startsWith('dumi/')
      ? [{ name: name.replace(/\$$/, ''), path: target }]
      : [],
  );
  const installed = Object.keys({ ...pkg.dependencies, ...pkg.devDependencies });
  const linked = installed.flatMap((name) =>
    entriesOfLinked(name, root).map((path) => ({ name, path })),
  );
  const entries = new Map<string, OwnEntry>();
  for (const { name, path } of [...led, ...linked]) {
    const found = resolveImport(path);
    if (!found) continue;
    const file = realpathSync(found);
    if (file.includes(INSTALLED) || file.startsWith(THEME_ROOT)) continue;
    const { names } = entries.get(file) ?? { names: [] };
    entries.set(file, { file, names: [...new Set([...names, name])] });
  }
  return [...entries.values()];
}
