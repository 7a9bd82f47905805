import { versionGroups } from '../../../../src/model/changelog/version-groups';

test('versions stand below their major numbers, from new to old, each once', () => {
  const given = ['6.9.0', '7.9.0', '10.0.0', '7.28.0', '7.9.0', '7.9.1-rc.2'];
  expect(versionGroups(given)).toEqual([
    ['10.x', ['10.0.0']],
    ['7.x', ['7.28.0', '7.9.1-rc.2', '7.9.0']],
    ['6.x', ['6.9.0']],
  ]);
});
