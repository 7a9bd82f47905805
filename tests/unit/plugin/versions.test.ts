import {
  checkVersions,
  hostVersions,
  OLDEST,
  versionFault,
} from '../../../src/plugin/versions';
import { peerDependencies } from '../../../src/package.json';
import { ROOT } from '../support/root';
import { temporaryFolders } from '../support/temporary-folder';

const folderWith = temporaryFolders();

test.each([
  [OLDEST],
  [{ dumi: '2.4.5', umi: '4.4.12' }],
  [{ dumi: '2.4.50', umi: '4.7.22' }],
  [{ dumi: '2.5.0-beta.0', umi: '4.10.0' }],
])('%j can run the theme', (versions) => {
  expect(versionFault(versions)).toBeUndefined();
});

test.each([
  ['dumi', '2.0.16'],
  ['dumi', '1.1.54'],
  ['dumi', '3.0.0'],
  ['umi', '4.0.55'],
  ['umi', '3.5.0'],
] as const)(
  '%s %s cannot: one sentence names it, the oldest and the command',
  (host, version) => {
    const fault = versionFault({ dumi: '2.4.50', umi: '4.7.22', [host]: version });
    expect(fault).toContain(`${host} ${version} is installed`);
    expect(fault).toContain(`needs ${host} ${OLDEST[host]} or a later version`);
    expect(fault).toMatch(/run `npm (install --save-dev dumi@\^\d|update umi)/);
    expect(fault).not.toContain('\n');
  },
);

test('the package asks for what is checked', () => {
  expect(peerDependencies.dumi).toBe(`^${OLDEST.dumi}`);
});

test('umi is found where only dumi sees it', () => {
  const root = folderWith({
    'node_modules/dumi/package.json': '{ "version": "2.0.2" }',
    'node_modules/dumi/node_modules/umi/package.json': '{ "version": "4.0.0" }',
    'node_modules/dumi/node_modules/@umijs/preset-umi/package.json': '{}',
    'node_modules/dumi/node_modules/@umijs/renderer-react/package.json': '{}',
  });
  expect(hostVersions(root)).toEqual({ dumi: '2.0.2', umi: '4.0.0' });
  expect(() => checkVersions(root)).toThrow(/^dumi 2\.0\.2 is installed/);
});

test('this repository has versions that can', () => {
  expect(() => checkVersions(ROOT)).not.toThrow();
});
