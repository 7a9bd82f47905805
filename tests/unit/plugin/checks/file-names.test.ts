import { checkFileNames, refusedNames } from '../../../../src/plugin/checks/file-names';
import type { Check } from '../../../../src/plugin/checks/check';
import { formatProblem } from '../../../../src/model/problem';
import { problemsIn, siteIn } from '../../support/read-site';
import { temporaryFolders } from '../../support/temporary-folder';

const folderWith = temporaryFolders();
const page = (...names: string[]) =>
  Object.fromEntries(names.map((name) => [name, '---\ntitle: A\n---\n']));

test('names of letters, digits, folders and signs that a path may have are right', () => {
  const files = page(
    'docs/a.md',
    'docs/A_b-c~1.md',
    'docs/v1.x/index.zh-CN.md',
    'docs/a.$tab-api.md',
    'docs/[id].md',
    ...["it's", 'c++', '@scope/a', 'a&b', 'a=b', '(a)', 'a,b;c!'].map(
      (name) => `docs/${name}.md`,
    ),
  );
  expect(problemsIn(siteIn(folderWith(files)), checkFileNames)).toEqual([]);
});

test('a page that a plugin adds from above the site has no folder in its address', () => {
  const of = (file: string) =>
    checkFileNames({ file } as Parameters<Check>[0], {} as Parameters<Check>[1]);
  expect(of('../../CHANGELOG.en-US.md')).toEqual([]);
  expect(of('../../a..b.md')).toHaveLength(1);
});

test.each([
  ['c#', '#'],
  ['a b', ' '],
  ['say"hi"', '"'],
  ['a..b', '..'],
  ['why?', '?'],
  ['100%', '%'],
  ['中文', '中'],
  ['a:b', ':'],
  ['a*b', '*'],
  ['folder (1)/a', ' '],
])('the name %s cannot be an address', (name, sign) => {
  expect(problemsIn(siteIn(folderWith(page(`docs/${name}.md`))), checkFileNames)).toEqual(
    [
      `docs/${name}.md:1 the name of this file has \`${sign}\`, which its address cannot have. Rename it with letters, digits, "-", "_" and single points.`,
    ],
  );
});

test('names that dumi refuses are found before it does, in the folders of documents', () => {
  const files = page(
    'docs/a b.md',
    'docs/c#.md',
    'docs/_x y.md',
    'docs/中/a.md',
    'd e.md',
  );
  const root = folderWith({ ...files, 'docs/a b.tsx': '' });
  expect(refusedNames(root, ['docs', 'none', 'd e.md']).map(formatProblem)).toEqual([
    expect.stringContaining('docs/a b.md:1 the name of this file has ` `'),
    expect.stringContaining('docs/中/a.md:1 the name of this file has `中`'),
  ]);
});
