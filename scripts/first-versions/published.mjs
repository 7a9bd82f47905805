import { execFile, execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';

const require = createRequire(import.meta.url);
require('../compile-source.cjs');
const { compareVersions } = require('../../src/model/changelog/version.ts');

const run = promisify(execFile);

/** How many downloads go on at once, and how many versions each asks for. */
const LANES = 3;
const PACKED = 20;

/**
 * The versions of a package in the registry of npm, from old to new, without those before a release.
 * @param {string} name of the package
 * @param {string} last the newest version that counts
 * @returns {string[]}
 */
export function publishedVersions(name, last) {
  const told = execFileSync('npm', ['view', name, 'versions', '--json'], {
    encoding: 'utf8',
  });
  return JSON.parse(told)
    .filter((version) => !version.includes('-') && compareVersions(version, last) <= 0)
    .sort(compareVersions);
}

/**
 * Unpacks versions to `<folder>/<version>/node_modules/<name>`; one that is there stays.
 * @param {string} name of the package, without a scope
 * @param {string[]} versions
 * @param {string} folder
 */
export async function unpack(name, versions, folder) {
  const todo = versions.filter(
    (version) => !existsSync(join(folder, version, 'node_modules', name)),
  );
  const takeSome = async () => {
    for (
      let some = todo.splice(0, PACKED);
      some.length > 0;
      some = todo.splice(0, PACKED)
    ) {
      const wanted = some.map((version) => `${name}@${version}`);
      mkdirSync(folder, { recursive: true });
      await run('npm', ['pack', ...wanted, '--pack-destination', folder], {
        maxBuffer: 1 << 26,
      });
      for (const version of some) await unpackOne(name, version, folder);
    }
  };
  await Promise.all(Array.from({ length: LANES }, takeSome));
}

async function unpackOne(name, version, folder) {
  const archive = join(folder, `${name}-${version}.tgz`);
  const aside = join(folder, `${version}.part`);
  mkdirSync(aside, { recursive: true });
  await run('tar', ['-xzf', archive, '-C', aside]);
  // The folder in an archive is `package`, in some old ones the name.
  const [packed] = readdirSync(aside);
  mkdirSync(join(folder, version, 'node_modules'), { recursive: true });
  renameSync(join(aside, packed), join(folder, version, 'node_modules', name));
  rmSync(aside, { recursive: true });
  rmSync(archive);
}
