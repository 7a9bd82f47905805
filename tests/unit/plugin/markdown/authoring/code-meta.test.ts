import { extractMarks } from '../../../../../src/code/marks';
import { readCodeMeta } from '../../../../../src/plugin/markdown/authoring/code-meta';
import { highlightCode } from '../../../../../src/code/highlight';

test.each([
  ['', { lines: [], packageManagers: false }],
  ['{1,3-5}', { lines: [1, 3, 4, 5], packageManagers: false }],
  ['title="src/a.tsx" {2}', { title: 'src/a.tsx', lines: [2], packageManagers: false }],
  ['title=\'say "a"\'', { title: 'say "a"', lines: [], packageManagers: false }],
  ['title="{1}"', { title: '{1}', lines: [], packageManagers: false }],
  ['[a.tsx]', { title: 'a.tsx', lines: [], packageManagers: false }],
  ['npm2yarn', { lines: [], packageManagers: true }],
])('behind a language, %j says %j', (meta, expected) => {
  expect(readCodeMeta(meta)).toEqual(expected);
});

test.each([
  ['a(); // [!code ++]', 'a();', '++'],
  ['a # [!code --]', 'a', '--'],
  ['a <!-- [!code highlight] -->', 'a', 'highlight'],
  ['a /* [!code ++] */', 'a', '++'],
  ['  <A /> {/* [!code ++] */}', '  <A />', '++'],
])('%j is %j, marked %s', (line, code, mark) => {
  const taken = extractMarks(`b\n${line}`, 'tsx');
  expect([taken.code, [...taken.marks]]).toEqual([`b\n${code}`, [[2, mark]]]);
});

test('a comment within a line marks nothing', () => {
  const text = "const a = '[!code ++]'; // b";
  expect(extractMarks(text, 'ts')).toEqual({ code: text, marks: new Map(), unknown: [] });
});

test('a marked line is an element with its end, so that it can be left out whole', async () => {
  const elements = new Map([
    [1, 'del'],
    [2, 'ins'],
  ]);
  expect(await highlightCode('a\nb\nc', 'none', [], elements)).toBe(
    '<del>a\n</del><ins>b\n</ins>c',
  );
});
