import {
  changelogTag,
  readReleases,
} from '../../../../../src/plugin/markdown/changelog/releases';
import { inlineText, parseTree } from '../../../../../src/plugin/markdown/tree';

const read = (text: string) =>
  readReleases(parseTree(text)).map(({ version, date, entries }) => ({
    version,
    date,
    entries: entries.map(({ kind, item }) => [kind, inlineText(item)]),
  }));

test('versions with the date below the heading and the kind in bold', () => {
  expect(
    read(
      '# A\n\n## 2.x\n\n### 2.1.0\n\n`2024-05-01`\n\n- **Fixed** a\n- b\n\n### 2.0.0\n',
    ),
  ).toEqual([
    {
      version: '2.1.0',
      date: '2024-05-01',
      entries: [
        ['fix', 'Fixed a'],
        [undefined, 'b'],
      ],
    },
    { version: '2.0.0', date: undefined, entries: [] },
  ]);
});

test('those of Keep a Changelog, whose headings name kinds', () => {
  const text =
    '# Changelog\n\n## [Unreleased]\n\n- z\n\n## [1.1.0] - 2024-05-01\n\n### Added\n\n- a\n\n### Fixed\n\n- b\n';
  expect(read(text)).toEqual([
    {
      version: '1.1.0',
      date: '2024-05-01',
      entries: [
        ['feature', 'a'],
        ['fix', 'b'],
      ],
    },
  ]);
});

test('those of release-please, whose versions are links', () => {
  const text =
    '## [1.1.0](https://example.com/a...b) (2024-05-01)\n\n\n### Bug Fixes\n\n* a\n';
  expect(read(text)).toEqual([
    { version: '1.1.0', date: '2024-05-01', entries: [['fix', 'a']] },
  ]);
});

test('those of Changesets, which have no dates', () => {
  expect(read('# my-package\n\n## 1.0.1\n\n### Patch Changes\n\n- abc1234: a\n')).toEqual(
    [{ version: '1.0.1', date: undefined, entries: [['fix', 'abc1234: a']] }],
  );
});

test('a word in bold that names no kind belongs to the line', () => {
  expect(read('## 1.0.0\n\n### Fixed\n\n- **API** a\n')[0]?.entries).toEqual([
    ['fix', 'API a'],
  ]);
});

test.each([
  ['<Changelog></Changelog>', true],
  ['text\n\n<Changelog />', true],
  ['```html\n<Changelog></Changelog>\n```', false],
  ['<Changelogs></Changelogs>', false],
])('%j is a changelog: %s', (text, is) => {
  expect(changelogTag(parseTree(text)) !== undefined).toBe(is);
});
