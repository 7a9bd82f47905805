import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';

/**
 * Which of the wanted packages a repository has not installed in just that version.
 * @param {Record<string, string>} wanted exact versions by name
 * @param {string} modules its `node_modules`
 * @returns {string[]} as `rc-table 7.30.3 (7.31.0 is there)`
 */
export function missingPackages(wanted, modules) {
  return Object.entries(wanted).flatMap(([name, version]) => {
    const manifest = join(modules, name, 'package.json');
    const found = existsSync(manifest)
      ? JSON.parse(readFileSync(manifest, 'utf8')).version
      : 'none';
    return found === version ? [] : [`${name} ${version} (${found} is there)`];
  });
}

/**
 * Gives a folder the packages of this repository in the place of an install.
 * @param {string} folder with a `package.json`
 * @throws where a package is not there in the version that the folder wants
 */
export function linkRepository(folder) {
  const modules = resolve('node_modules');
  const manifest = readFileSync(join(folder, 'package.json'), 'utf8');
  const missing = missingPackages(JSON.parse(manifest).dependencies, modules);
  if (missing.length > 0) {
    throw new Error(
      `This repository has not installed ${missing.join(', ')}. ` +
        'Run `npm ci`, or pass --install shared, which asks the registry.',
    );
  }
  symlinkSync(modules, join(folder, 'node_modules'), 'junction');
}
