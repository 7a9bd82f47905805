/**
 * Adds to package-lock.json the optional packages of other platforms that an install has left out
 * (npm issue 4828), without which `npm ci` refuses the lockfile, each with the integrity that the
 * registry states. Fails where the registry does not hold one: use a version of the package above
 * it whose platforms are all there (`overrides` in package.json). Run it after `npm install`:
 *
 *   npm run lockfile
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const FILE = 'package-lock.json';

/** The entry that npm finds from a package's place, looking from the inside outwards. */
function entryOf(packages, place, name) {
  let base = place;
  while (base) {
    const found = packages[`${base}/node_modules/${name}`];
    if (found) return found;
    base = base.slice(0, Math.max(0, base.lastIndexOf('node_modules/') - 1));
  }
  return packages[`node_modules/${name}`];
}

/**
 * The packages for one platform alone that a lockfile lacks, or has without integrity.
 * @param {Record<string, any>} packages of the lockfile
 * @returns {{ name: string, version: string, dev: boolean }[]}
 */
export function incomplete(packages) {
  return Object.entries(packages).flatMap(([place, { dev = false, ...entry }]) =>
    Object.entries(entry.optionalDependencies ?? {})
      .filter(([, version]) => /^\d/.test(version))
      .filter(([name]) => !entryOf(packages, place, name)?.integrity)
      .map(([name, version]) => ({ name, version, dev })),
  );
}

/** A package's entry, as the registry describes it. */
function fetchEntry({ name, version, dev }) {
  const fields = ['dist.integrity', 'cpu', 'os', 'libc', 'engines', 'license'];
  const args = ['view', `${name}@${version}`, ...fields, '--json'];
  const answer = JSON.parse(execFileSync('npm', args, { encoding: 'utf8' }) || '{}');
  const { 'dist.integrity': integrity, ...rest } = answer;
  if (!integrity) throw new Error('no integrity is stated');
  return { version, integrity, ...(dev && { dev }), optional: true, ...rest };
}

function main() {
  const lock = JSON.parse(readFileSync(FILE, 'utf8'));
  const missing = incomplete(lock.packages);
  for (const one of missing) {
    try {
      lock.packages[`node_modules/${one.name}`] = fetchEntry(one);
    } catch {
      console.error(
        `${FILE}: the registry does not hold ${one.name} ${one.version}. Choose a version of the package above it that has all platforms.`,
      );
      process.exitCode = 1;
    }
  }
  lock.packages = Object.fromEntries(
    Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en')),
  );
  writeFileSync(FILE, `${JSON.stringify(lock, null, 2)}\n`);
  console.log(`${missing.length} packages of other platforms were missing in ${FILE}`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main();
