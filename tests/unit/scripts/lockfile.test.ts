import { readFileSync } from 'node:fs';
import { incomplete } from '../../../scripts/complete-lockfile.mjs';

interface Entry {
  name?: string;
  version?: string;
  integrity?: string;
  license?: string;
  link?: boolean;
  resolved?: string;
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, Entry>;
};
const installed = Object.entries(packages).filter(
  ([place, { link }]) => place.includes('node_modules/') && !link,
);

/** The places of the entries that are at fault. */
const places = (isFault: (entry: Entry) => boolean) =>
  installed.filter(([, entry]) => isFault(entry)).map(([place]) => place);

test('every package has its integrity, and none the address of a registry', () => {
  expect(installed.length).toBeGreaterThan(1000);
  expect(places(({ integrity }) => !integrity)).toEqual([]);
  expect(places(({ resolved }) => resolved !== undefined)).toEqual([]);
});

test('the packages of all platforms are there', () => {
  expect(incomplete(packages)).toEqual([]);
  const parent = { version: '1.0.0', optionalDependencies: { 'a-darwin': '1.0.0' } };
  const missing = [{ name: 'a-darwin', version: '1.0.0', dev: false }];
  expect(incomplete({ 'node_modules/a': parent })).toEqual(missing);
  const bare = { version: '1.0.0' };
  expect(incomplete({ 'node_modules/a': parent, 'node_modules/a-darwin': bare })).toEqual(
    missing,
  );
});

test('no package is under the GPL or the AGPL', () => {
  // LGPL, and a choice such as "MIT OR GPL-2.0", bind nobody here.
  const isBinding = ({ license = '' }: Entry) =>
    /(^|[^L])A?GPL/.test(license) && !/ OR /.test(license);
  expect(places(isBinding)).toEqual([]);
  expect(packages['node_modules/@stagewise/toolbar']).toMatchObject({
    link: true,
    resolved: 'stubs/stagewise-toolbar',
  });
});
