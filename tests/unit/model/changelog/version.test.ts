import {
  compareVersions,
  versionAnchor,
  versionIn,
} from '../../../../src/model/changelog/version';

test.each([
  ['7.30.3', '7.30.3'],
  ['v1.2.3', '1.2.3'],
  ['[1.2.3] - 2024-05-01', '1.2.3'],
  ['1.2.3 (2024-05-01)', '1.2.3'],
  ['my-package@1.2.3', '1.2.3'],
  ['@scope/my-package@1.2.3', '1.2.3'],
  ['2.0.0-beta.1', '2.0.0-beta.1'],
  ['7.x', undefined],
  ['Unreleased', undefined],
  ['Since 1.2.3', undefined],
  ['1.2.3.4', undefined],
])('the heading %s is about %s', (heading, version) => {
  expect(versionIn(heading)).toBe(version);
});

test('versions whose digits are the same have anchors of their own', () => {
  expect([versionAnchor('7.1.11'), versionAnchor('7.11.1')]).toEqual([
    'v7-1-11',
    'v7-11-1',
  ]);
  expect(versionAnchor('2.0.0-beta.1')).toBe('v2-0-0-beta-1');
});

test('versions are ordered as semver does', () => {
  const ordered = [
    ...['0.9.10', '1.0.0-alpha', '1.0.0-alpha.1', '1.0.0-alpha.beta', '1.0.0-beta'],
    ...['1.0.0-beta.2', '1.0.0-beta.11', '1.0.0-rc.1', '1.0.0', '1.2.9', '1.10.0'],
  ];
  expect([...ordered].reverse().sort(compareVersions)).toEqual(ordered);
});

test.each([
  ['7.10', '7.10.0'],
  ['v7.10.0', ' 7.10.0'],
  ['7', '7.0.0'],
])('%s is %s', (a, b) => {
  expect(compareVersions(a, b)).toBe(0);
});
