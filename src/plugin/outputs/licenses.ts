import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { shippedPackages } from '../shipped-packages';
import type { Compilation } from '../shipped-packages';

/** The file in the built site with the licenses of all packages that it ships. */
export const LICENSES_FILE = 'licenses.txt';

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
export function licensesText(compilation: Compilation): string {
  const packages = new Map<string, string>();
  for (const folder of shippedPackages(compilation).keys()) {
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
