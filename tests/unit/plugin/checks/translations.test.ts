import { parseTree } from '../../../src/plugin/markdown-tree';
import { readPageParts } from '../../../src/plugin/page-parts';
import { parityProblems } from '../../../src/plugin/parity';

/** What differs between a page and its translation, as lines with places and cures. */
function differences(original: string, translation: string): string[] {
  return parityProblems(
    readPageParts(original, parseTree(original), 'docs/a.md'),
    readPageParts(translation, parseTree(translation), 'docs/a.zh-CN.md'),
  ).map(({ file, line, message, hint }) => `${file}:${line} ${message} ${hint}`);
}

const ORIGINAL = `---
title: A
order: 3
---

# A

Text.

<code src="./a.tsx"></code>

## Use it

\`\`\`ts
const a = 1;
\`\`\`

### Props

<API id="Table"></API>

## Related
`;
const TRANSLATION = `---
title: 甲
order: 3
---

# 甲

文字。

<code src="./a.tsx" title="标题" description="说明"></code>

## 用法 {#use-it}

\`\`\`ts
const a = 1;
\`\`\`

### 属性 {#props}

<API id="Table"></API>

## 相关 {#related}
`;

test('a translation with the same parts is one, whatever its texts', () => {
  expect(differences(ORIGINAL, TRANSLATION)).toEqual([]);
  expect(differences(TRANSLATION, ORIGINAL)).toEqual([]);
});

test('a page that shows a demo twice has it twice', () => {
  const twice = '<code src="./a.tsx"></code>\n\n<code src="./a.tsx"></code>\n';
  expect(differences(twice, twice)).toEqual([]);
  expect(differences(twice, '<code src="./a.tsx"></code>\n')).toEqual([
    'docs/a.zh-CN.md:1 <code src="./a.tsx"> of docs/a.md:3 is missing below. Add <code src="./a.tsx"> there, or take it out of both.',
  ]);
});

test.each<[string, [string, string], string[]]>([
  [
    'a heading that is missing, after what stands before it',
    ['### 属性 {#props}\n\n', ''],
    [
      'docs/a.zh-CN.md:12 the heading #props of docs/a.md:18 is missing below. Add `### … {#props}` there, or take it out of both.',
    ],
  ],
  [
    'a heading without its id',
    ['## 相关 {#related}', '## 相关'],
    [
      'docs/a.zh-CN.md:20 the heading #related of docs/a.md:22 is missing below. Add `## … {#related}` there, or take it out of both.',
      'docs/a.zh-CN.md:22 the heading #相关 is not in docs/a.md. Give it the id of its heading there, `## … {#id}`, or take it out.',
    ],
  ],
  [
    'a heading of another level',
    ['### 属性 {#props}', '## 属性 {#props}'],
    [
      'docs/a.zh-CN.md:18 the heading #props has level 2, in docs/a.md:18 level 3. Write `### … {#props}`.',
    ],
  ],
  [
    'a demo that is another',
    ['./a.tsx', './b.tsx'],
    [
      'docs/a.zh-CN.md:1 <code src="./a.tsx"> of docs/a.md:10 is missing below. Add <code src="./a.tsx"> there, or take it out of both.',
      'docs/a.zh-CN.md:10 <code src="./b.tsx"> is not in docs/a.md. Add it there, or take it out.',
    ],
  ],
  [
    'a reference that is missing',
    ['<API id="Table"></API>\n', ''],
    [
      'docs/a.zh-CN.md:18 <API id="Table"> of docs/a.md:20 is missing below. Add <API id="Table"> there, or take it out of both.',
    ],
  ],
  [
    'code that differs',
    ['const a = 1;', 'const a = 2;'],
    [
      'docs/a.zh-CN.md:14 this code is not that of docs/a.md:14. Copy it from there; its language and what stands behind it count too.',
    ],
  ],
  [
    'code in another language',
    ['```ts', '```js'],
    [
      'docs/a.zh-CN.md:14 this code is not that of docs/a.md:14. Copy it from there; its language and what stands behind it count too.',
    ],
  ],
  [
    'code that is missing',
    ['```ts\nconst a = 1;\n```\n', ''],
    [
      'docs/a.zh-CN.md:1 blocks of code: 0 here, 1 in docs/a.md. Show the same code in both.',
    ],
  ],
  [
    'another place in the sidebar',
    ['order: 3', 'order: 4'],
    [
      'docs/a.zh-CN.md:3 the order is 4, in docs/a.md:3 3. Give both pages the same `order`, so that they have the same place.',
    ],
  ],
  [
    'no place in the sidebar',
    ['order: 3\n', ''],
    [
      'docs/a.zh-CN.md:1 the order is not given, in docs/a.md:3 3. Give both pages the same `order`, so that they have the same place.',
    ],
  ],
])('%s is told with place and cure', (_, [from, to], expected) => {
  expect(TRANSLATION).toContain(from);
  expect(differences(ORIGINAL, TRANSLATION.replace(from, to))).toEqual(expected);
});

test('what stands in another place is told once, at what was moved', () => {
  expect(
    differences(
      '## A\n\n## B\n\n## C\n\n## D\n',
      '## 丁 {#d}\n\n## 甲 {#a}\n\n## 乙 {#b}\n\n## 丙 {#c}\n',
    ),
  ).toEqual([
    'docs/a.zh-CN.md:1 the heading #d stands in another place than in docs/a.md:7. Move it.',
  ]);
});

test('a demo under another heading is told', () => {
  const demo = '<code src="./a.tsx"></code>';
  expect(differences(`${demo}\n\n## A\n`, `## 甲 {#a}\n\n${demo}\n`)).toHaveLength(1);
});

test('tags in code and in comments are not there', () => {
  const text = '`<API id="Table">`\n\n<!-- <API id="Column"></API> -->\n';
  expect(differences(text, '文字。\n')).toEqual([]);
});
