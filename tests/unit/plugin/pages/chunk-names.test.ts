import { uniqueNames } from '../../../../src/plugin/pages/chunk-names';

const ROOT = '/site';
const named = (...files: string[]) => {
  const nameOf = uniqueNames(
    files.map((file) => `${ROOT}/${file}`),
    ROOT,
  );
  return files.map((file) => nameOf(`${ROOT}/${file}`));
};

test('a file that alone has its name keeps it, whatever its folder', () => {
  expect(named('docs/guide/start.md', 'docs/guide/start.zh-CN.md', 'a/b.tsx')).toEqual([
    'start',
    'start.zh-CN',
    'b',
  ]);
});

test('pages of components, which all have one name, are named by their folders', () => {
  expect(named('src/button/index.md', 'src/modal/index.md', 'docs/guide.md')).toEqual([
    'src-button-index',
    'src-modal-index',
    'guide',
  ]);
});

test.each([
  ['names that differ in capital letters', ['src/a/Tabs.md', 'src/b/tabs.md']],
  ['a name that is the folders of another', ['a/b.md', 'c/b.md', 'd/a-b.md']],
  ['folders that look the same with hyphens', ['a/b-c/d.md', 'a-b/c/d.md']],
  ['names in other scripts, which files cannot have', ['docs/按钮.md', 'docs/表格.md']],
])('no two files share a chunk: %s', (_, files) => {
  const inFiles = named(...files).map((name) =>
    name.replace(/[^\w.-]/g, '-').toLowerCase(),
  );
  expect(new Set(inFiles).size).toBe(files.length);
});

test('the order of the files does not matter, nor that one is given twice', () => {
  const files = ['a/x.md', 'b/x.md', 'a-b/x.md', 'c/y.md', 'a/b/x.md'];
  const forward = named(...files);
  expect([...named(...[...files].reverse())].reverse()).toEqual(forward);
  expect(named(...files, 'c/y.md').slice(0, -1)).toEqual(forward);
});

test('a file that is not known has a name that no other has', () => {
  const nameOf = uniqueNames(['/site/a/x.md'], ROOT);
  expect(nameOf('/site/b/x.md')).toMatch(/^x-[\da-f]{8}$/);
  expect(nameOf('/site/c/x.md')).not.toBe(nameOf('/site/b/x.md'));
});

test("no name begins as those of umi's entry, which umi looks for among all files", () => {
  const files = ['docs/umi.en-US.md', 'umi.zh-CN.md', 'a/umi.v4.md', 'b/umi.v4.md'];
  const names = [...named(...files, 'docs/umi.md'), uniqueNames([], ROOT)('umi.tsx.md')];
  expect(names.filter((name) => name.startsWith('umi.'))).toEqual([]);
  expect(new Set(names).size).toBe(names.length);
});
