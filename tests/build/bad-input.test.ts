import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { countAttempts } from '../support/attempts';
import { createSmallSite } from '../support/small-site';

jest.setTimeout(120_000);

const site = createSmallSite();

afterAll(() => site.remove());

test('a build stops once and lists every mistake with place, fault and cure', async () => {
  const config = readFileSync(join(site.root, '.dumirc.ts'), 'utf8');
  site.write({
    '.dumirc.ts': config
      .replace(
        '"name":"Small site",',
        '"name":"Small site","rtl":"yes","footr":"A","logo":5,"footer":7,',
      )
      .replace('"link":"/"}', '"link":"/"},null,{"title":"Gone","link":"/gone"}')
      .replace('  base,', "  base: 'table',")
      .replace("{ id: 'zh-CN'", "{ id: '../x', name: 'X' },\n    { id: 'zh-CN'"),
    'docs/hello.md':
      '---\ntitle: Hello\n---\n\n# Hello\n\n<code src="./examples/helo.tsx"></code>\n',
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
    'docs/alias.md': '---\ntitle: *important*\n---\n\nText.\n',
    'docs/demos.md': `---\ntitle: Demos\nordr: 1\ntoc: 5\n---\n\n${[
      '<code id="one" src="./examples/hello.tsx"></code>',
      '<code id="one" src="./examples/bad.tsx"></code>',
      '<code src="./examples/look.css"></code>',
      '<code src="./examples"></code>',
      '<code src="/etc/passwd"></code>',
    ].join('\n\n')}\n`,
    'docs/examples/bad.tsx': 'export default () => (\n  <p>a</b>\n);\n',
    'docs/examples/look.css': '',
    'docs/tags.md': `---\ntitle: Tags\n---\n\n${[
      'Use Array<string> here.',
      '<Unknown />',
      '<a href="/nowhere">A</a> <a href="#nowhere">B</a> <img src="./missing.png">',
      '## 🎉',
      '##',
      '## ledger-content',
      '<code src="./examples/hello.tsx">',
      '<!-- never closed',
    ].join('\n\n')}\n`,
    'docs/embeds.md': `---\ntitle: Embeds\n---\n\n${[
      '<embed src="./gone.md"></embed>',
      '<embed src="./embeds.md"></embed>',
      '<embed src="/etc/passwd"></embed>',
    ].join('\n\n')}\n`,
    'docs/c#.md': '---\ntitle: Hash\n---\n\nText.\n',
    '.dumi/theme/locales/zh-CN.json':
      '{\n  "toc.title": "本页目录",\n  "skip": "到 {正文"\n}\n',
  });
  const { code, output } = await site.build();
  expect(code).toBe(1);
  expect(output).toContain('46 problems in the documentation:');
  countAttempts('faults injected', 46);
  expect(output).toContain(
    'docs/hello.md:7 <code src="./examples/helo.tsx"> leads to no file. Did you mean "./examples/hello.tsx"?',
  );
  expect(output).toContain(
    'docs/framed.md:5 invalid `iframe` height "40em". Use a whole number of pixels without a unit, such as 400, or no value for 300.',
  );
  expect(output).toMatch(/docs\/broken\.md:2 the front matter is not valid YAML/);
  expect(output).toMatch(
    /docs\/hello\.md:1 this page and docs\/hello\/index\.md have the same address \/hello, which shows the other one\. Rename or remove one of them\./,
  );
  expect(output).toContain(
    'docs/index.zh-CN.md:5 invalid heading id. Write `## Title {#its-id}`',
  );
  expect(output).toContain(
    'docs/index.zh-CN.md:9 the heading id "c" is already used on line 7.',
  );
  expect(output).toContain(
    'docs/index.zh-CN.md:7 the heading #c is not in docs/index.md.',
  );
  expect(output).toContain(
    'docs/marked.md:5 unknown container `:::warnign`. Did you mean `:::warning`?',
  );
  expect(output).toContain(
    'docs/marked.md:9 line 3 cannot be highlighted: this code has 1 line.',
  );
  expect(output).toContain(
    'docs/marked.md:13 the picture "/nowhere.svg" leads to no file.',
  );
  expect(output).toContain(
    '.dumi/theme/locales/zh-CN.json:3 the message "skip" has a syntax error at character 3:',
  );
  expect(output).toContain(
    'docs/linked.md:3 `order` must be a number, but is the text "first". Write, for example, `order: 3`.',
  );
  expect(output).toContain(
    'docs/linked.md:6 the link "/helo" leads to no page. Did you mean "/hello"?',
  );
  expect(output).toContain(
    'docs/linked.md:8 <API id="Table"> refers to an unknown reference.',
  );
  expect(output).toContain(
    '.dumirc.ts:16 `themeConfig.rtl` must be true or false, but is the text "yes". Write, for example, `rtl: true`.',
  );
  expect(output).toContain(
    '.dumirc.ts:16 `themeConfig` has an unknown key `footr`. Did you mean `footer`?',
  );
  for (const line of [
    '.dumirc.ts:7 `base` must begin with a slash, but is the text "table". Write `base: \'/table/\'`.',
    '.dumirc.ts:12 `locales[1].id` must be a language tag, but is the text "../x".',
    '.dumirc.ts:16 `themeConfig.logo` must be text, but is the number 5.',
    '.dumirc.ts:16 `themeConfig.nav[1]` must be an object, but is empty.',
    '.dumirc.ts:16 themeConfig.nav: the link "/gone" leads to no page.',
    '.dumirc.ts:16 `themeConfig.footer` must be text, or a text for each language, but is the number 7.',
    'docs/alias.md:2 the front matter is not valid YAML: `*important*` refers to nothing named `&important*`. Put values in quotes',
    'docs/c#.md:1 the name of this file has `#`, which its address cannot have.',
    'docs/demos.md:3 the front matter has an unknown key `ordr`. Did you mean `order`?',
    'docs/demos.md:4 `toc` must be true, false, "menu" or "content", but is the number 5.',
    'docs/demos.md:9 the demo id "one" is already used on line 7.',
    'docs/demos.md:11 <code src="./examples/look.css"> leads to a .css file, which is no demo: its code is shown.',
    'docs/demos.md:13 <code src="./examples"> leads to a folder without an index.',
    'docs/demos.md:15 <code src="/etc/passwd"> leads out of the project.',
    'docs/examples/bad.tsx:2 this code has a syntax error at column 9:',
    'docs/embeds.md:5 <embed src="./gone.md"> leads to no file.',
    'docs/embeds.md:7 <embed src="./embeds.md"> embeds a file that embeds this one.',
    'docs/embeds.md:9 <embed src="/etc/passwd"> leads out of the project.',
    'docs/tags.md:5 `<string>` is not an element of HTML',
    'docs/tags.md:7 there is no component `<Unknown>`.',
    'docs/tags.md:9 the picture "./missing.png" leads to no file.',
    'docs/tags.md:9 the link "/nowhere" leads to no page.',
    'docs/tags.md:9 the link "#nowhere" names "#nowhere", which is not on that page.',
    'docs/tags.md:11 links cannot name this heading, because it has no letters.',
    'docs/tags.md:13 this heading has no text.',
    'docs/tags.md:15 the heading id "ledger-content" is one of the page around it.',
    'docs/tags.md:17 `<code>` is not closed',
    'docs/tags.md:19 this comment is not closed',
  ]) {
    expect(output).toContain(`\n  ${line}`);
  }
  expect(output).not.toContain(site.root);
  expect(output.match(/<code [^>]*> leads to no file/g)).toHaveLength(1);
  expect(output).not.toMatch(/^\s+at /m);
  expect(existsSync(join(site.root, 'dist/index.html'))).toBe(false);
});
