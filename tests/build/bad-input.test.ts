import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createSmallSite } from '../support/small-site';

jest.setTimeout(120_000);

const site = createSmallSite();

afterAll(() => site.remove());

test('a build stops once and lists every mistake with place, fault and cure', async () => {
  site.write({
    'docs/hello.md':
      '---\ntitle: Hello\n---\n\n# Hello\n\n<code src="./examples/helo.tsx"></code>\n',
    'docs/untitled.md': '---\ndescription: No title here.\n---\n\nText.\n',
    'docs/broken.md': '---\ntitle: a: b: c\n---\n\nText.\n',
    'docs/framed.md':
      '---\ntitle: Framed\n---\n\n<code src="./examples/hello.tsx" iframe="40em"></code>\n',
    'docs/marked.md':
      '---\ntitle: Marked\n---\n\n:::warnign\nA\n:::\n\n```ts {3}\na\n```\n\n![a](/nowhere.svg)\n',
    'docs/linked.md':
      '---\ntitle: Linked\norder: first\n---\n\n[a](/helo) and [b](/hello)\n\n<API id="Table"></API>\n',
    'docs/hello/index.md': '---\ntitle: Hello again\n---\n\nText.\n',
    'docs/index.zh-CN.md':
      '---\ntitle: 首页\n---\n\n## 甲 {#a b}\n\n## 乙 {#c}\n\n## 丙 {#c}\n',
    '.dumi/theme/locales/zh-CN.json':
      '{\n  "toc.title": "本页目录",\n  "skip": "到 {正文"\n}\n',
  });
  const { code, output } = await site.run('build');
  expect(code).toBe(1);
  expect(output).toContain('17 problems in the documentation:');
  expect(output).toContain(
    'docs/hello.md:7 <code src="./examples/helo.tsx"> leads to no file. Did you mean "./examples/hello.tsx"?',
  );
  expect(output).toContain(
    'docs/framed.md:5 iframe is "40em", which is no height in pixels. Write a whole number without a unit, such as 400, or no value for 300.',
  );
  expect(output).toContain(
    'docs/untitled.md:1 this page has no title. Add a line `title: …` to its front matter.',
  );
  expect(output).toMatch(/docs\/broken\.md:2 the front matter is not valid YAML/);
  expect(output).toMatch(
    /docs\/hello(\/index)?\.md:1 this page and docs\/hello(\/index)?\.md have the same address \/hello\. Rename or remove one of them\./,
  );
  expect(output).toContain(
    'docs/index.zh-CN.md:5 the id of this heading is not one. Write `## Title {#its-id}`',
  );
  expect(output).toContain('docs/index.zh-CN.md:9 the id "c" is that of line 7 too.');
  expect(output).toContain(
    'docs/index.zh-CN.md:7 the heading #c is not in docs/index.md.',
  );
  expect(output).toContain(
    'docs/marked.md:5 `:::warnign` is nothing that the site knows. Did you mean `:::warning`?',
  );
  expect(output).toContain(
    'docs/marked.md:9 line 3 is to be highlighted, and this code has 1 line.',
  );
  expect(output).toContain(
    'docs/marked.md:13 the picture "/nowhere.svg" leads to no file.',
  );
  expect(output).toContain(
    '.dumi/theme/locales/zh-CN.json:3 the message "skip" cannot be read at character 3:',
  );
  expect(output).toContain('docs/linked.md:3 `order` is not a number.');
  expect(output).toContain(
    'docs/linked.md:6 the link "/helo" leads to no page. Did you mean "/hello"?',
  );
  expect(output).toContain('docs/linked.md:8 <API id="Table"> names no reference.');
  expect(output.match(/<code [^>]*> leads to no file/g)).toHaveLength(1);
  expect(output).not.toMatch(/^\s+at /m);
  expect(existsSync(join(site.root, 'dist/index.html'))).toBe(false);
});
