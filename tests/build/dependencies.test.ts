import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';

/** The packages in the built site, as the build lists them. */
const shipped = [
  ...readFileSync('dist/licenses.txt', 'utf8').matchAll(
    /^((?:@[^@\s/]+\/)?[^@\s/]+)@(\d\S*): (.+)$/gm,
  ),
].map(([, name = '', version = '', license = '']) => ({ name, version, license }));

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, { version?: string }>;
};

/** Where a package is installed in one version. */
function placesOf({ name, version }: { name: string; version: string }): string[] {
  return Object.keys(packages).filter(
    (place) =>
      place.endsWith(`node_modules/${name}`) && packages[place]?.version === version,
  );
}

test('the build lists the packages that it ships', () => {
  const names = shipped.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['react', 'react-dom', 'rc-table']));
  expect(names).not.toContain('@rspack/core');
});

test('their licenses let everyone pass them on', () => {
  const permissive = /^(0BSD|Apache-2\.0|BSD-[23]-Clause|CC0-1\.0|ISC|MIT|Unlicense)$/;
  // A choice, "(MIT OR CC0-1.0)", needs one of them.
  const isFree = (license: string) =>
    license
      .replace(/[()]/g, '')
      .split(' OR ')
      .some((one) => permissive.test(one));
  expect(shipped.filter(({ license }) => !isFree(license))).toEqual([]);
});

test.each(['react', 'react-dom'])(
  'there is one %s, in the output and for Node',
  (name) => {
    const version = packages[`node_modules/${name}`]?.version;
    const own = shipped.filter((one) => one.name === name);
    expect(own.map((one) => one.version)).toEqual([version]);
    const places = ['docs/examples', 'src', ...shipped.flatMap(placesOf)];
    expect(places.length).toBeGreaterThan(20);
    const found = places
      .filter((place) => existsSync(place))
      .map((place) => [
        place,
        createRequire(join(resolve(place), 'x.js')).resolve(`${name}/package.json`),
      ]);
    const other = found.filter(
      ([, path]) => path !== resolve(`node_modules/${name}/package.json`),
    );
    expect(other).toEqual([]);
  },
);

interface Audit {
  vulnerabilities?: Record<string, { severity: string }>;
}

/** What the registry knows of the installed packages; undefined where it does not answer that. */
function audit(): Promise<Audit['vulnerabilities']> {
  const options = { timeout: 60_000, maxBuffer: 64 * 1024 * 1024 };
  return new Promise((done) => {
    execFile('npm', ['audit', '--omit=dev', '--json'], options, (_, output) => {
      try {
        done((JSON.parse(output) as Audit).vulnerabilities);
      } catch {
        done(undefined);
      }
    });
  });
}

test('no shipped package has a high or critical advisory', async () => {
  const known = await audit();
  if (!known) {
    // eslint-disable-next-line no-console -- the reader of the test's output must know
    console.log('The registry answers no question about advisories: none was checked.');
    return;
  }
  const faults = shipped.filter(({ name }) =>
    ['high', 'critical'].includes(known[name]?.severity ?? ''),
  );
  expect(faults).toEqual([]);
}, 90_000);
