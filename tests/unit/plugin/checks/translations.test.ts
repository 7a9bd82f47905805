import { checkTranslations } from '../../../../src/plugin/checks/translations';
import { foundIn, problemsIn, siteIn } from '../../support/read-site';
import { temporaryFolders } from '../../support/temporary-folder';

const folderWith = temporaryFolders();

/** What differs between a page and its translation, as lines with places and cures. */
function differences(original: string, translation: string): string[] {
  const files = { 'docs/a.md': original, 'docs/a.zh-CN.md': translation };
  return problemsIn(siteIn(folderWith(files)), checkTranslations);
}

/** What differs in a site of some files, without the cures. */
function messagesOf(files: Record<string, string>): string[] {
  return foundIn(siteIn(folderWith(files)), checkTranslations).map(
    ({ file, line, message }) => `${file}:${line} ${message}`,
  );
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

test('items of lists have the same ids in the same order', () => {
  const list = (...ids: string[]) => ids.map((id) => `- **A.** {#${id}} B.\n`).join('');
  expect(differences(list('a', 'b'), list('a', 'b'))).toEqual([]);
  expect(differences(list('a', 'b'), list('a', 'c'))).toEqual([
    'docs/a.zh-CN.md:1 the item #b of docs/a.md:2 is missing below this line. Add `- **…** {#b}`, or remove it from both pages.',
    'docs/a.zh-CN.md:2 the item #c is not in docs/a.md. Give it the id of the matching item there, `- **…** {#id}`, or remove it.',
  ]);
  expect(differences(list('a', 'b'), list('b', 'a'))).toHaveLength(1);
});

test('a page that shows a demo twice has it twice', () => {
  const twice = '<code src="./a.tsx"></code>\n\n<code src="./a.tsx"></code>\n';
  expect(differences(twice, twice)).toEqual([]);
  expect(differences(twice, '<code src="./a.tsx"></code>\n')).toEqual([
    'docs/a.zh-CN.md:1 <code src="./a.tsx"> of docs/a.md:3 is missing below this line. Add <code src="./a.tsx">, or remove it from both pages.',
  ]);
});

test.each<[string, [string, string], string[]]>([
  [
    'a heading that is missing, after what stands before it',
    ['### 属性 {#props}\n\n', ''],
    [
      'docs/a.zh-CN.md:12 the heading #props of docs/a.md:18 is missing below this line. Add `### … {#props}`, or remove it from both pages.',
    ],
  ],
  [
    'a heading without its id',
    ['## 相关 {#related}', '## 相关'],
    [
      'docs/a.zh-CN.md:20 the heading #related of docs/a.md:22 is missing below this line. Add `## … {#related}`, or remove it from both pages.',
      'docs/a.zh-CN.md:22 the heading #相关 is not in docs/a.md. Give it the id of the matching heading there, `## … {#id}`, or remove it.',
    ],
  ],
  [
    'a heading of another level',
    ['### 属性 {#props}', '## 属性 {#props}'],
    [
      'docs/a.zh-CN.md:18 the heading #props has level 2, but level 3 in docs/a.md:18. Write `### … {#props}`.',
    ],
  ],
  [
    'a demo that is another',
    ['./a.tsx', './b.tsx'],
    [
      'docs/a.zh-CN.md:1 <code src="./a.tsx"> of docs/a.md:10 is missing below this line. Add <code src="./a.tsx">, or remove it from both pages.',
      'docs/a.zh-CN.md:10 <code src="./b.tsx"> is not in docs/a.md. Add it there, or remove it here.',
    ],
  ],
  [
    'a reference that is missing',
    ['<API id="Table"></API>\n', ''],
    [
      'docs/a.zh-CN.md:18 <API id="Table"> of docs/a.md:20 is missing below this line. Add <API id="Table">, or remove it from both pages.',
    ],
  ],
  [
    'code that differs',
    ['const a = 1;', 'const a = 2;'],
    [
      'docs/a.zh-CN.md:14 this code differs from docs/a.md:14. Copy it from there, with its language and options.',
    ],
  ],
  [
    'code in another language',
    ['```ts', '```js'],
    [
      'docs/a.zh-CN.md:14 this code differs from docs/a.md:14. Copy it from there, with its language and options.',
    ],
  ],
  [
    'code that is missing',
    ['```ts\nconst a = 1;\n```\n', ''],
    [
      'docs/a.zh-CN.md:1 code blocks: 0 here, but 1 in docs/a.md. Use the same code blocks in both.',
    ],
  ],
  [
    'another place in the sidebar',
    ['order: 3', 'order: 4'],
    [
      'docs/a.zh-CN.md:3 `order` is 4 here, but 3 in docs/a.md:3. Give both pages the same `order`.',
    ],
  ],
  [
    'no place in the sidebar',
    ['order: 3\n', ''],
    [
      'docs/a.zh-CN.md:1 `order` is not set here, but 3 in docs/a.md:3. Give both pages the same `order`.',
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
    'docs/a.zh-CN.md:1 the heading #d is in a different position than in docs/a.md:7. Move it to the same position.',
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

test('a translation is compared with its page, a tab with its tab', () => {
  expect(
    messagesOf({
      'docs/a.md': '## A\n',
      'docs/a.zh-CN.md': '文字。\n',
      'docs/a.$tab-b.md': '## B\n',
      'docs/a.$tab-b.zh-CN.md': '文字。\n',
    }),
  ).toEqual([
    'docs/a.zh-CN.md:1 the heading #a of docs/a.md:1 is missing below this line.',
    'docs/a.$tab-b.zh-CN.md:1 the heading #b of docs/a.$tab-b.md:1 is missing below this line.',
  ]);
});

test('a page may also say that it is in the default language', () => {
  expect(
    messagesOf({ 'docs/a.en-US.md': '## A\n', 'docs/a.zh-CN.md': '文字。\n' }),
  ).toEqual([
    'docs/a.zh-CN.md:1 the heading #a of docs/a.en-US.md:1 is missing below this line.',
  ]);
});

test('a tab that is not translated, or translates none, is told', () => {
  expect(
    messagesOf({
      'docs/a.md': 'Text.\n',
      'docs/a.zh-CN.md': '文字。\n',
      'docs/a.$tab-b.md': 'Text.\n',
      'docs/a.$tab-c.zh-CN.md': '文字。\n',
    }),
  ).toEqual([
    'docs/a.zh-CN.md:1 the tab "b" of docs/a.md is not translated.',
    'docs/a.zh-CN.md:1 docs/a.md has no tab "c".',
  ]);
});

test('a page in one language alone is not compared', () => {
  expect(messagesOf({ 'docs/a.md': '## A\n', 'docs/b.zh-CN.md': '## B\n' })).toEqual([]);
});

describe('embedded files', () => {
  const page = (src: string) => `# A\n\n<embed src="${src}"></embed>\n`;

  test('are compared with those of the original, each in its own place', () => {
    expect(
      messagesOf({
        'docs/a.md': page('../parts/log.md'),
        'docs/a.zh-CN.md': page('../parts/log.zh-CN.md'),
        'parts/log.md': '---\ntitle: Log\n---\n\nText.\n\n## One\n',
        'parts/log.zh-CN.md': '文字。\n',
      }),
    ).toEqual([
      'docs/a.zh-CN.md:3 the heading #one of parts/log.md:7 is missing below this line.',
    ]);
  });

  test('that both show are the same', () => {
    expect(
      messagesOf({
        'docs/a.md': page('../parts/log.md'),
        'docs/a.zh-CN.md': page('../parts/log.md'),
        'parts/log.md': '## One\n\n```ts\n1\n```\n',
      }),
    ).toEqual([]);
  });
});

test('a translation may have a demo of its own, with its language in the name of the file', () => {
  const demo = (src: string) => `<code src="./${src}"></code>\n`;
  expect(differences(demo('a.tsx'), demo('a.zh-CN.tsx'))).toEqual([]);
  expect(differences(demo('a.tsx'), demo('b.zh-CN.tsx'))).not.toEqual([]);
});
