import { formatProblem } from '../../../../src/model/problem';
import { checkSite } from '../../../../src/plugin/checks/check-site';
import { checkLinks, navProblems } from '../../../../src/plugin/checks/links';
import { checkReferences } from '../../../../src/plugin/checks/references';
import { problemsIn, siteIn } from '../../support/read-site';
import { temporaryFolders } from '../../support/temporary-folder';

const BY_SUFFIX = [
  { id: 'en-US', name: 'English', suffix: '' },
  { id: 'zh-CN', name: '中文', suffix: '-cn' },
];
const PATHS = ['/', '/demo/key', '/demo/simple', '/zh-CN', '/zh-CN/demo/key', '/v1.x'];
const folderWith = temporaryFolders();

const NOTES = (id: string, text = 'Text.') =>
  `id: ${id}\nmodule: m\ntype: T\nrows:\n  rowKey:\n    text: ${JSON.stringify(text)}\n`;

interface Options {
  file?: string;
  paths?: string[];
  locales?: typeof BY_SUFFIX;
  files?: Record<string, string>;
  apiNotes?: string;
}

/** The site with a page that holds a text; `paths` are addresses of other routes. */
function siteWith(
  text: string,
  { file = 'docs/a.md', paths = PATHS, files = {}, ...options }: Options = {},
) {
  const root = folderWith({
    [file]: text,
    'public/pictures/rows.svg': '',
    'docs/other.md': '# Other\n\n## Why\n',
    'package.json': '{}',
    ...files,
  });
  const routes = [...paths, '/~demos/:id', '/*'].map((absPath) => ({ absPath }));
  return siteIn(root, { routes, ...options });
}

/** What is wrong with a page that holds a text. */
function problemsOf(text: string, options?: Options): string[] {
  return problemsIn(siteWith(text, options), checkLinks, checkReferences);
}

describe('a link', () => {
  test.each([
    '[a](/demo/key)',
    '[a](/demo/key/)',
    '[a](/demo/key#why)',
    '[a](/demo/key?tab=api)',
    '[a](/)',
    '[a](/zh-CN/demo/key)',
    '[a](/v1.x)',
    '[a](/pictures/rows.svg)',
    '[a](/~demos/demo-key-demo-key)',
    '[a](#why)\n\n## Why',
    '[a](#the-title)\n\n# The title',
    '[a](/other#other)',
    '[a](#why)\n\n<h2 id="why">Why</h2>',
    '[a](#why) and <a name=why></a>',
    '[a](/other#why)',
    '[a](./other.md#why)',
    '[a](other)',
    '[a](?tab=none#why)\n\n## Why',
    '[a](https://example.com/none)',
    '[a](//example.com/none)',
    '[a](./other.md)',
    '[a](mailto:a@example.com)',
    '`[a](/none)`',
    '```md\n[a](/none)\n```',
    '![a](/none)',
    '<a href="/demo/key">a</a>',
    '<a href="https://example.com">a</a> <a name="b"></a>',
    '<a href="#why">a</a>\n\n## Why',
    '<!-- <a href="/none">a</a> -->',
  ])('such as %j is right', (text) => {
    expect(problemsOf(text)).toEqual([]);
  });

  test.each([
    ['<a href="/base/pictures/rows.svg" download>a</a>', 0],
    ['<a href="/base/demo/key" target="_blank">a</a>', 0],
    ['<a href="/base/none.zip" download>a</a>', 1],
    // dumi adds the base once more.
    ['<a href="/base/demo/key">a</a>', 1],
  ])('that dumi takes as it is, such as %j, has the base in it', (text, faults) => {
    const site = { ...siteWith(text), bases: ['/base/', '/'] };
    expect(problemsIn(site, checkLinks)).toHaveLength(faults);
  });

  test('to a page that is not there is told with its line and the nearest page', () => {
    expect(problemsOf('---\ntitle: A\n---\n\nA [b](/demo/simpel#why).\n')).toEqual([
      'docs/a.md:5 the link "/demo/simpel#why" leads to no page. Did you mean "/demo/simple#why"?',
    ]);
  });

  test.each([
    ['[a](/nothing/like/it)', '/nothing/like/it'],
    ['[a](/pictures/none.svg)', '/pictures/none.svg'],
    ['[a][b]\n\n[b]: /nothing/like/it', '/nothing/like/it'],
    ['- [a](</100%>)', '/100%'],
    ['[a](./nowhere.md)', './nowhere.md'],
    ['[a](../other.md)', '../other.md'],
    ['A <a href="/nothing/like/it">b</a>', '/nothing/like/it'],
    ['<div>\n<a href="./nowhere.md" target="_blank">b</a>\n</div>', './nowhere.md'],
    ['[a](/../package.json)', '/../package.json'],
    ['[a](/%2e%2e/package.json)', '/%2e%2e/package.json'],
  ])('%j leads nowhere', (text, url) => {
    expect(problemsOf(text)).toHaveLength(1);
    expect(problemsOf(text)[0]).toContain(`the link "${url}" leads to no page.`);
  });

  test('of a translation leads to a page in its language', () => {
    const file = 'docs/a.zh-CN.md';
    expect(problemsOf('[a](/demo/key)', { file })).toEqual([]);
    expect(problemsOf('[a](/demo/simple)', { file })).toHaveLength(1);
    const paths = ['/demo/key', '/demo/key-cn'];
    expect(problemsOf('[a](/demo/key)', { file, locales: BY_SUFFIX, paths })).toEqual([]);
  });

  test('in a tab of a page is looked at too', () => {
    const files = { 'docs/a.$tab-b.md': '[a](/none-such)\n' };
    expect(problemsOf('', { files })[0]).toMatch(/^docs\/a\.\$tab-b\.md:1 /);
  });

  test('in a file that a page embeds is told there, once', () => {
    const embed = '<embed src="../parts/b.md"></embed>\n';
    const files = { 'docs/c.md': embed, 'parts/b.md': 'B.\n\n[a](/none-such)\n' };
    const site = siteWith(embed, { files });
    const dead = checkSite(site).filter(({ code }) => code === 'dead-link');
    expect(dead.map(({ file, line }) => `${file}:${line}`)).toEqual(['parts/b.md:3']);
  });
});

describe('a hash', () => {
  const files = {
    'docs/b.md':
      '# B\n\n## Use it\n\n<code src="./x.tsx"></code>\n\n<code src="./y.tsx" inline></code>\n\n<API id="Table"></API>\n\n<embed src="../parts/p.md"></embed>\n\n- **It is slow.** {#slow} Why.\n',
    'docs/b.$tab-more.md': '## In the tab\n',
    'docs/b.zh-CN.md': '# B\n\n## 用法 {#use-it}\n\n- **慢。** {#slow} 原因。\n',
    'docs/x.tsx': '',
    'docs/y.tsx': '',
    'parts/p.md': '## Embedded\n',
    'api/table.yaml': NOTES('Table'),
  };
  const problems = (text: string, options: Options = {}) =>
    problemsOf(text, { files, apiNotes: 'api', ...options });

  test.each([
    '[a](/b#use-it)',
    '[a](/b#x)',
    '[a](/b#slow)',
    '[a](/b#x~edit)',
    '[a](/b#table-rowkey)',
    '[a](/b#embedded)',
    '[a](/b?tab=more#in-the-tab)',
    '[a](b#use-it)',
    '[a](b.md#use-it)',
  ])('such as that of %j names something', (text) => {
    expect(problems(text)).toEqual([]);
  });

  test.each([
    ['/b#use-i', ' Did you mean "/b#use-it"?'],
    ['/b#slo', ' Did you mean "/b#slow"?'],
    ['/b#bb', ''],
    ['/b#y', ''],
    ['/b#use-it~edit', ''],
    ['/b#in-the-tab', ''],
    ['/b?tab=more#use-it', ''],
    ['b.md#use-i', ' Did you mean "b.md#use-it"?'],
    ['#nothing-here', ''],
    ['/other#nowhere', ''],
  ])('that names nothing is told: %s', (url, hint) => {
    const [problem = ''] = problems(`A\n\n[a](${url})\n`);
    expect(problem).toContain(`docs/a.md:3 the link "${url}" names "#`);
    expect(problem).toContain(hint);
  });

  test('is looked for in the language of the page', () => {
    const file = 'docs/a.zh-CN.md';
    expect(problems('[a](/b#use-it)', { file })).toEqual([]);
    expect(problems('[a](/b#x)', { file })).toHaveLength(1);
  });

  test('in the notes for a reference is looked for too, in each language', () => {
    const notes = { ...files, 'api/table.yaml': NOTES('Table', 'See [b](/b#gone).') };
    const site = siteWith('', { files: notes, apiNotes: 'api' });
    expect(checkSite(site).filter(({ file }) => file === 'api/table.yaml')).toMatchObject(
      [{ code: 'dead-anchor', line: 5 }],
    );
  });
});

describe('a reference', () => {
  const files = { 'api/column.yaml': NOTES('Column'), 'api/table.yaml': NOTES('Table') };
  const withNotes = (text: string) => problemsOf(text, { files, apiNotes: 'api' });

  test('of which there are notes is right', () => {
    expect(withNotes('<API id="Table"></API>\n\n`<API id="Tabel">`\n')).toEqual([]);
  });

  test('of which there are none is told with its line', () => {
    expect(withNotes('A\n\n<API id="Tabel"></API>\n')).toEqual([
      'docs/a.md:3 <API id="Tabel"> refers to an unknown reference. Did you mean `<API id="Table">`?',
    ]);
    expect(withNotes('<API id="Sommething"></API>\n')).toEqual([
      'docs/a.md:1 <API id="Sommething"> refers to an unknown reference. Use one of Column, Table.',
    ]);
  });

  test('on a site without notes is told what it needs', () => {
    expect(problemsOf('<API id="Table"></API>\n')).toEqual([
      'docs/a.md:1 <API id="Table"> refers to an unknown reference. Write notes for it, and set `themeConfig.apiNotes` to their folder.',
    ]);
  });

  test('is not blamed where the notes cannot be read', () => {
    expect(problemsOf('<API id="Table"></API>\n', { apiNotes: 'none' })).toEqual([]);
  });
});

test('a link of the header that leads to no page is told', () => {
  const nav = ['/', '/demo/kye', 'https://example.com'].map((link) => ({
    title: 'A',
    link,
  }));
  const root = folderWith({
    'docs/index.md': '# A\n',
    'docs/demo/key.md': '',
    '.dumirc.js':
      "module.exports = {\n  themeConfig: {\n    nav: [\n      { title: 'A', link: '/' },\n      { title: 'A', link: '/demo/kye' },\n    ],\n  },\n};\n",
  });
  expect(navProblems(siteIn(root, { nav })).map(formatProblem)).toEqual([
    '.dumirc.js:5 themeConfig.nav: the link "/demo/kye" leads to no page. Did you mean "/demo/key"?',
  ]);
});
