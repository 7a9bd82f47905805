/**
 * Adds to package-lock.json the optional packages of other platforms that an install has left out
 * (npm issue 4828, and any registry that does not hold them all), without which `npm ci` refuses
 * the lockfile. Run it after `npm install`:
 *
 *   npm run lockfile
 */
import { readFileSync, writeFileSync } from 'node:fs';

const FILE = 'package-lock.json';
const SYSTEMS = [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
];
const PROCESSORS = [
  'arm64',
  'x64',
  'arm',
  'ia32',
  'loong64',
  'ppc64',
  'riscv64',
  's390x',
];

/** Whether npm finds a dependency from a package's place, looking from the inside outwards. */
function isThere(packages, place, name) {
  let base = place;
  while (base) {
    if (packages[`${base}/node_modules/${name}`]) return true;
    base = base.slice(0, Math.max(0, base.lastIndexOf('node_modules/') - 1));
  }
  return `node_modules/${name}` in packages;
}

/** What a package's name says of the machine it is for, as in `@rollup/rollup-linux-arm64-gnu`. */
function platformOf(name) {
  const words = name.split(/[-/]/);
  const os = SYSTEMS.find((system) => words.includes(system));
  const cpu = PROCESSORS.find((processor) => words.includes(processor));
  return { ...(cpu && { cpu: [cpu] }), ...(os && { os: [os] }) };
}

const lock = JSON.parse(readFileSync(FILE, 'utf8'));
const { packages } = lock;
const added = {};
for (const [place, entry] of Object.entries(packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    const platform = platformOf(name);
    if (isThere(packages, place, name) || !platform.os || !/^\d/.test(version)) continue;
    added[`node_modules/${name}`] = {
      version,
      ...(entry.dev && { dev: true }),
      license: entry.license,
      optional: true,
      ...platform,
    };
  }
}
lock.packages = Object.fromEntries(
  Object.entries({ ...packages, ...added }).sort(([a], [b]) => a.localeCompare(b, 'en')),
);
writeFileSync(FILE, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${Object.keys(added).length} packages of other platforms added to ${FILE}`);
