import { join } from 'node:path';
import { formatProblem } from '../../../../src/model/problem';
import { readFrontMatter } from '../../../../src/plugin/markdown/front-matter';
import { checkDemos } from '../../../../src/plugin/checks/demos';
import { checkFrontMatter } from '../../../../src/plugin/checks/front-matter';
import { readDocument } from '../../../../src/plugin/markdown/document';
import { foundIn, problemsIn, siteIn } from '../../support/read-site';
import { temporaryFolders } from '../../support/temporary-folder';

const folderWith = temporaryFolders();

describe('readFrontMatter', () => {
  test.each([
    ['between its lines', '---\ntitle: A page\norder: 3\n---\n\nText\n'],
    [
      'in a file with Windows line ends',
      '---\r\ntitle: A page\r\norder: 3\r\n---\r\n\r\nText\r\n',
    ],
    ['with blanks after the opening line', '--- \ntitle: A page\norder: 3\n---\nText\n'],
    ['with blanks after the closing line', '---\ntitle: A page\norder: 3\n---  \nText\n'],
    ['with nothing after the closing line', '---\ntitle: A page\norder: 3\n---'],
    ['after a byte order mark', '\uFEFF---\ntitle: A page\norder: 3\n---\nText\n'],
    ['with a comment in it', '---\n# note\ntitle: A page\norder: 3\n---\n'],
    [
      'before a rule in the text',
      '---\ntitle: A page\norder: 3\n---\n\nText\n\n---\n\nMore\n',
    ],
  ])('is read %s', (_, text) => {
    expect(readFrontMatter(text, 'docs/a.md')).toEqual({
      frontMatter: { title: 'A page', order: 3 },
      problems: [],
    });
  });

  test.each([
    ['a page without one', 'Text\n'],
    ['an empty page', ''],
    ['one that holds nothing', '---\n---\n\nText\n'],
    ['one that holds an empty line', '---\n\n---\n\nText\n'],
    ['one that holds a comment alone', '---\n# later\n---\n\nText\n'],
    ['a rule in the middle of the text', 'Text\n\n---\n\nMore\n'],
  ])('is empty, and no problem by itself, in %s', (_, text) => {
    expect(readFrontMatter(text, 'docs/a.md')).toEqual({ frontMatter: {}, problems: [] });
  });

  test.each([
    ['is never closed', '---\ntitle: A page\n\nText\n', 1, 'is not closed'],
    [
      'is never closed, with Windows line ends',
      '---\r\ntitle: A page\r\n\r\nText\r\n',
      1,
      'is not closed',
    ],
    [
      'is closed by a line that is not bare',
      '---\ntitle: A page\n--- end\n',
      1,
      'is not closed',
    ],
    [
      'has a colon in a value',
      '---\ntitle: A page\ndescription: it is: so\n---\n',
      3,
      'is not valid YAML',
    ],
    [
      'has a colon in its first value',
      '---\ntitle: a: b: c\n---\n',
      2,
      'is not valid YAML',
    ],
    [
      'has a bracket that is not closed',
      '---\ntitle: A page\ngroup: [a\norder: 1\n---\n',
      4,
      'is not valid YAML',
    ],
    [
      'has the same name twice',
      '---\ntitle: A page\norder: 1\ntitle: Again\n---\n',
      4,
      'is not valid YAML',
    ],
    [
      'has a quote that is not closed',
      '---\norder: 1\ntitle: "A page\n---\n',
      3,
      'is not valid YAML',
    ],
    [
      'is a list',
      '---\n- title\n- order\n---\n',
      2,
      'must consist of `name: value` lines',
    ],
    [
      'is a sentence',
      '---\nA page about tables\n---\n',
      2,
      'must consist of `name: value` lines',
    ],
    ['is a number', '---\n42\n---\n', 2, 'must consist of `name: value` lines'],
  ])('one that %s is a problem with its line', (_, text, line, message) => {
    const { problems } = readFrontMatter(text, 'docs/a.md');
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({ code: 'front-matter', file: 'docs/a.md' });
    expect(problems[0]?.message).toContain(message);
    expect(problems[0]?.line).toBe(line);
  });

  test.each<[string, object]>([
    ['title: @scope/name\norder: 3', { title: '@scope/name', order: 3 }],
    ['title: *important*\norder: 3', {}],
    ['- title', {}],
  ])('of broken front matter, what can be read is used: %j', (yaml, expected) => {
    const { frontMatter, problems } = readFrontMatter(`---\n${yaml}\n---\n`, 'docs/a.md');
    expect(frontMatter).toEqual(expected);
    expect(problems).toHaveLength(1);
  });

  test.each([
    [
      'names something that is not there',
      '---\norder: 1\ntitle: *important*\n---\n',
      3,
      'is not valid YAML: `*important*` refers to nothing named `&important*`',
    ],
    [
      'names something that comes later',
      '---\na: [1, *b]\nc: &b 1\n---\n',
      2,
      'is not valid YAML: `*b` refers to nothing named `&b`',
    ],
    [
      'names something inside of itself',
      '---\na: &b [*b]\n---\n',
      2,
      'is not valid YAML: `*b` stands inside `&b`',
    ],
    [
      'grows without end',
      `---\na: &a [1, 1, 1, 1, 1, 1, 1, 1, 1]\n${[...'bcdefgh']
        .map(
          (key, at) => `${key}: &${key} [${Array(9).fill(`*${'abcdefg'[at]}`).join()}]`,
        )
        .join('\n')}\n---\n`,
      3,
      'is not valid YAML: its aliases make it too large',
    ],
    [
      'has a tag',
      '---\norder: 1\ntitle: !important Read this\n---\n',
      3,
      'is not valid YAML: Unresolved tag: !important',
    ],
  ])('one that %s is a problem with its line and a cure', (_, text, line, message) => {
    const { problems } = readFrontMatter(text, 'docs/a.md');
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({ file: 'docs/a.md', line });
    expect(problems[0]?.message).toContain(message);
    expect(problems[0]?.hint).toContain('quotes');
  });

  test('aliases that lead to something are right', () => {
    const text = '---\ntitle: &t A page\ndescription: *t\n---\n';
    expect(readFrontMatter(text, 'docs/a.md')).toEqual({
      frontMatter: { title: 'A page', description: 'A page' },
      problems: [],
    });
  });

  test('several mistakes are told one at a time, the first of them first', () => {
    const { problems } = readFrontMatter(
      '---\na: b: c\nd: [e\nf: "g\n---\n',
      'docs/a.md',
    );
    expect(problems).toHaveLength(1);
    expect(problems[0]?.line).toBe(2);
  });

  test('the place is said once, in terms of the file', () => {
    const { problems } = readFrontMatter('---\ntitle: a: b: c\n---\n', 'docs/a.md');
    const line = formatProblem(problems[0]!);
    expect(line).toMatch(/^docs\/a\.md:2 /);
    expect(line).not.toMatch(/at line \d/);
    expect(line).not.toContain('\n');
  });
});

describe('a page', () => {
  test('gives the front matter and a place with forward slashes', () => {
    const root = folderWith({ 'docs/demo/a.md': '---\ntitle: A\n---\n\nText\n' });
    expect(readDocument(join(root, 'docs/demo/a.md'), root)).toMatchObject({
      file: 'docs/demo/a.md',
      frontMatter: { title: 'A' },
      frontMatterProblems: [],
    });
  });

  test.each([
    ['its own title', 'a.md', '---\ntitle: A\n---\n\n# B\n', 'A'],
    [
      'its last h1, as dumi does',
      'a.md',
      '# B\n\n## Not this\n\n# A *long* `title`\n\n## Nor this\n',
      'A long title',
    ],
    ['its h1 where the title is empty', 'a.md', '---\ntitle:\n---\n\n# A\n', 'A'],
    ['the name of its file', 'getting-started.zh-CN.md', 'Text\n', 'Getting Started'],
    ['the name of its folder', 'guide/index.md', '---\norder: 1\n---\n', 'Guide'],
  ])('a page is called by %s', (_, file, text, title) => {
    const root = folderWith({ [`docs/${file}`]: text });
    expect(readDocument(join(root, 'docs', file), root).frontMatter.title).toBe(title);
  });

  test('a title that is no text is told once', () => {
    const root = folderWith({ 'docs/a.md': '---\ntitle: [a]\n---\n' });
    expect(problemsIn(siteIn(root), checkFrontMatter)).toEqual([
      'docs/a.md:2 `title` must be text, but is a list. Write, for example, `title: Scrolling`.',
    ]);
  });

  test('a broken front matter is not also blamed for its title', () => {
    const root = folderWith({ 'docs/a.md': '---\ntitle: [\n---\n' });
    const problems = foundIn(siteIn(root), checkFrontMatter, checkDemos);
    expect(problems.map(({ code }) => code)).toEqual(['front-matter']);
  });

  test.each([
    [
      'order: first',
      4,
      '`order` must be a number, but is the text "first". Write, for example, `order: 3`.',
    ],
    [
      'group: [x]',
      4,
      '`group` must be text, or an object with `title` and `order`, but is a list. Write, for example, `group: Scrolling`.',
    ],
    [
      'tocDepth: two',
      4,
      '`tocDepth` must be 1, 2, 3, 4, 5 or 6, but is the text "two". Write, for example, `tocDepth: 2`.',
    ],
    [
      'demos: [hello]',
      4,
      '`demos` must be an object of demos by name, but is a list. Write, for example, `demos: { my-demo: { prerender: false, height: 300 } }`.',
    ],
    [
      'demos: { helo: { prerender: false } }',
      4,
      '`demos` names "helo", but this page has no such demo. Did you mean `hello`?',
    ],
    [
      'demos:\n  # wide\n  other-one:\n    prerender: false',
      6,
      '`demos` names "other-one", but this page has no such demo. The demos of this page are hello.',
    ],
    [
      'demos:\n  hello:\n    height: 300\n    prerender: no',
      7,
      '`demos.hello.prerender` must be true or false, but is the text "no". Write, for example, `prerender: false`.',
    ],
    [
      'demos: { hello: { height: 300px } }',
      4,
      '`demos.hello.height` must be a number of pixels above 0, but is the text "300px". Write, for example, `height: 300`.',
    ],
    [
      'demos: { hello: { prerendr: false } }',
      4,
      '`demos.hello` has an unknown key `prerendr`. Did you mean `prerender`?',
    ],
    ['ordr: 3', 4, 'the front matter has an unknown key `ordr`. Did you mean `order`?'],
    ['Group: A', 4, 'the front matter has an unknown key `Group`. Did you mean `group`?'],
    [
      'toc: 5',
      4,
      '`toc` must be true, false, "menu" or "content", but is the number 5. Write, for example, `toc: false`.',
    ],
    [
      'demos: { hello: off }',
      4,
      '`demos.hello` must be an object of options, but is the text "off". Write, for example, `my-demo: { prerender: false, height: 300 }`.',
    ],
  ])('front matter that says %j is told with its line', (line, at, expected) => {
    const text = `---\ntitle: A\ndescription: B\n${line}\n---\n\n<code src="./hello.tsx"></code>\n`;
    const root = folderWith({
      'docs/a.md': text,
      'docs/a.$tab-b.md': text,
      'docs/hello.tsx': '',
    });
    expect(problemsIn(siteIn(root), checkFrontMatter)).toEqual([
      `docs/a.md:${at} ${expected}`,
      `docs/a.$tab-b.md:${at} ${expected}`,
    ]);
  });

  test.each([
    'order: 1.5\ngroup: A\ntocDepth: 2\nkeywords: [a]\nsearch: false',
    'order:\ngroup:\ndemos:',
    'title: 404',
    'toc: false',
    'toc: content',
    'author: A\ndate: 2020-01-01\nnav: A\ndebug: true',
    'demos: { hello: { prerender: false, height: 300 }, basic: {} }',
    'demos:\n  docs-a-demo-0: { prerender: false }\n  "hello": { prerender: true }',
  ])('nothing is wrong with front matter that says %j', (lines) => {
    const title = lines.includes('title') ? '' : 'title: A\n';
    const root = folderWith({
      'docs/a.md': `---\n${title}${lines}\n---\n\n<code src="./hello.tsx"></code>\n\n<code src="./basic" inline></code>\n`,
      'docs/hello.tsx': '',
      'docs/basic/index.tsx': '',
    });
    expect(problemsIn(siteIn(root), checkFrontMatter)).toEqual([]);
  });

  test('a demo in the front matter may stand in what the page embeds', () => {
    const root = folderWith({
      'docs/a.md':
        '---\ntitle: A\ndemos: { far: {} }\n---\n\n<embed src="./b.md"></embed>\n',
    });
    expect(problemsIn(siteIn(root), checkFrontMatter)).toEqual([]);
  });

  test('what is of the wrong kind is not used', () => {
    const root = folderWith({ 'docs/a.md': '---\ntitle: A\norder: first\n---\n' });
    expect(readDocument(join(root, 'docs/a.md'), root).frontMatter).toEqual({
      title: 'A',
    });
  });

  test('a demo that is not there is told with the front matter counted in', () => {
    const root = folderWith({
      'docs/a.md': '---\ntitle: A\n---\n\n<code src="./gone.tsx"></code>\n',
    });
    const problems = foundIn(siteIn(root), checkFrontMatter, checkDemos);
    expect(problems).toMatchObject([
      { code: 'missing-demo', file: 'docs/a.md', line: 5 },
    ]);
  });

  test('the tabs of a page are those of its name and language', () => {
    const root = folderWith({
      'docs/a.md': '---\ntitle: A\n---\n',
      'docs/a.zh-CN.md': '---\ntitle: 甲\n---\n',
      'docs/a.$tab-api.md': '---\ntitle: API\n---\n',
      'docs/a.$tab-design.md': 'Text without front matter\n',
      'docs/a.$tab-api.zh-CN.md': '---\ntitle: 接口\n---\n',
      'docs/ab.md': '---\ntitle: AB\n---\n',
      'docs/ab.$tab-other.md': '---\ntitle: Other\n---\n',
    });
    const { files } = siteIn(root);
    const tabsOf = (file: string) =>
      files.get(file)?.tabs.map(({ key, document: { frontMatter } }) => ({
        key,
        frontMatter,
      }));
    expect(tabsOf('docs/a.md')).toEqual([
      { key: 'design', frontMatter: {} },
      { key: 'api', frontMatter: { title: 'API' } },
    ]);
    expect(tabsOf('docs/a.zh-CN.md')).toEqual([
      { key: 'api', frontMatter: { title: '接口' } },
    ]);
    expect(tabsOf('docs/ab.md')).toEqual([
      { key: 'other', frontMatter: { title: 'Other' } },
    ]);
  });

  test('mistakes in a tab are told with the file of the tab', () => {
    const root = folderWith({
      'docs/a.md': '---\ntitle: A\n---\n',
      'docs/a.$tab-api.md': '---\ntitle: x: y\n---\n\n<code src="./gone.tsx"></code>\n',
    });
    const problems = foundIn(siteIn(root), checkFrontMatter, checkDemos);
    expect(problems.map(({ code, file, line }) => `${file}:${line} ${code}`)).toEqual([
      'docs/a.$tab-api.md:2 front-matter',
      'docs/a.$tab-api.md:5 missing-demo',
    ]);
  });
});
