import { join } from 'node:path';
import { formatProblem } from '../../../src/model/problem';
import { navProblems, targetProblems } from '../../../src/plugin/check-targets';
import type { Targets } from '../../../src/plugin/check-targets';
import { temporaryFolders } from '../support/temporary-folder';

const LOCALES = [
  { id: 'en-US', name: 'English', base: '/' },
  { id: 'zh-CN', name: '中文', base: '/zh-CN' },
];
const BY_SUFFIX = [
  { id: 'en-US', name: 'English', suffix: '' },
  { id: 'zh-CN', name: '中文', suffix: '-cn' },
];
const PATHS = ['/', '/demo/key', '/demo/simple', '/zh-CN', '/zh-CN/demo/key', '/v1.x'];
const folderWith = temporaryFolders();

/** What is wrong with a page that holds a text. */
function problemsOf(
  text: string,
  { file = 'docs/a.md', ...targets }: Partial<Targets> & { file?: string } = {},
): string[] {
  const root = folderWith({ [file]: text, 'public/pictures/rows.svg': '' });
  return targetProblems([join(root, file)], {
    paths: new Set([...PATHS, '/~demos/:id', '/*']),
    locales: LOCALES,
    root,
    references: ['Table', 'Column'],
    ...targets,
  }).map(formatProblem);
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
    '[a](#why)',
    '[a](https://example.com/none)',
    '[a](//example.com/none)',
    '[a](./other.md)',
    '[a](mailto:a@example.com)',
    '`[a](/none)`',
    '```md\n[a](/none)\n```',
    '![a](/none)',
  ])('such as %j is right', (text) => {
    expect(problemsOf(text)).toEqual([]);
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
  ])('%j leads nowhere', (text, url) => {
    expect(problemsOf(text)).toHaveLength(1);
    expect(problemsOf(text)[0]).toContain(`the link "${url}" leads to no page.`);
  });

  test('of a translation leads to a page in its language', () => {
    const file = 'docs/a.zh-CN.md';
    expect(problemsOf('[a](/demo/key)', { file })).toEqual([]);
    expect(problemsOf('[a](/demo/simple)', { file })).toHaveLength(1);
    const paths = new Set(['/demo/key', '/demo/key-cn']);
    expect(problemsOf('[a](/demo/key)', { file, locales: BY_SUFFIX, paths })).toEqual([]);
  });

  test('in a tab of a page is looked at too', () => {
    const root = folderWith({ 'docs/a.md': '', 'docs/a.$tab-b.md': '[a](/none-such)' });
    const targets = { paths: new Set<string>(), locales: LOCALES, root };
    expect(
      targetProblems([join(root, 'docs/a.md')], targets).map(({ file }) => file),
    ).toEqual(['docs/a.$tab-b.md']);
  });
});

describe('a reference', () => {
  test('of which there are notes is right', () => {
    expect(problemsOf('<API id="Table"></API>\n\n`<API id="Tabel">`\n')).toEqual([]);
  });

  test('of which there are none is told with its line', () => {
    expect(problemsOf('A\n\n<API id="Tabel"></API>\n')).toEqual([
      'docs/a.md:3 <API id="Tabel"> names no reference. Did you mean `<API id="Table">`?',
    ]);
    expect(problemsOf('<API id="Sommething"></API>\n')).toEqual([
      'docs/a.md:1 <API id="Sommething"> names no reference. There are Table, Column.',
    ]);
  });

  test('on a site without notes is told what it needs', () => {
    expect(problemsOf('<API id="Table"></API>\n', { references: [] })).toEqual([
      'docs/a.md:1 <API id="Table"> names no reference. Write notes for it in a folder, and name that in `themeConfig.apiNotes`.',
    ]);
  });

  test('is not blamed where the notes cannot be read', () => {
    expect(problemsOf('<API id="Table"></API>\n', { references: undefined })).toEqual([]);
  });
});

test('a link of the header that leads to no page is told', () => {
  const nav = ['/', '/demo/kye', 'https://example.com'].map((link) => ({
    title: 'A',
    link,
  }));
  const targets = { paths: new Set(PATHS), locales: LOCALES, root: '/' };
  expect(navProblems(nav, targets).map(formatProblem)).toEqual([
    '.dumirc.ts:1 themeConfig.nav: the link "/demo/kye" leads to no page. Did you mean "/demo/key"?',
  ]);
});
