import { checkFrontMatter } from '../../../../src/plugin/checks/front-matter';
import { machineFiles } from '../../../../src/plugin/outputs/machines/machine-files';
import { createPageTags } from '../../../../src/plugin/prerender/head/page-tags';
import { siteModules } from '../../../../src/plugin/site/modules';
import { foundIn, siteIn } from '../../support/read-site';
import { temporaryFolders } from '../../support/temporary-folder';

const folderWith = temporaryFolders();
const root = folderWith({
  'docs/index.md': '---\ntitle: Home\n---\n',
  'docs/a.md':
    '---\ntitle: scrollX\nheadline: Horizontal scrolling\ngroup: A\n---\n\n# Horizontal scrolling\n\nText.\n',
  'docs/b.zh-CN.md': '---\ntitle: key\nafter: /a\n---\n',
  'docs/a.zh-CN.md': '---\ntitle: scrollX\nheadline: 横向滚动\n---\n\n# scrollX\n',
  'docs/b.md':
    '---\ntitle: key\ngroup: B\nafter: /a/\n---\n\n# Another heading\n\nText.\n',
});
const site = siteIn(root, {
  siteUrl: 'https://example.com',
  sidebar: 'all',
  markdownPages: true,
});
const described = siteIn(
  folderWith({ 'docs/a.md': '---\ntitle: A\ndescription: What it is.\n---\n' }),
);
const modules = siteModules({ site, folder: 'docs', base: '', publicPath: '/' });
const codeOf = (name: string) => [modules[name]].flat().join('\n');

test('a page has its headline in its language', () => {
  expect(site.pages.map(({ path, headline }) => [path, headline])).toEqual(
    expect.arrayContaining([
      ['/a', 'Horizontal scrolling'],
      ['/zh-CN/a', '横向滚动'],
      ['/b', undefined],
    ]),
  );
});

test('the heading of the file is that of the page, whichever of the two it says', () => {
  const headed = site.pages.flatMap((page) => (page.headed ? page.path : []));
  expect(headed).toEqual(['/b']);
});

test('a page that is a component has no heading but a title that somebody wrote', () => {
  const { pages } = siteIn(
    folderWith({
      'docs/index.md': '<Home></Home>\n',
      'docs/a.md': '---\ntitle: A\n---\n\n<Home></Home>\n',
      'docs/b.md': 'Text.\n',
    }),
  );
  const headed = pages.flatMap((page) => (page.headed ? page.path : []));
  expect(headed).toEqual(['/']);
});

test('headlines come with the descriptions, not with the list that every page loads', () => {
  expect(codeOf('site.en-US.ts')).not.toContain('Horizontal');
  expect(codeOf('descriptions.en-US.ts')).toContain(
    'export const headlines = {"/a":"Horizontal scrolling"};',
  );
  expect(codeOf('descriptions.zh-CN.ts')).toContain('{"/zh-CN/a":"横向滚动"}');
});

test('a build keeps titles and descriptions out of the bundle', () => {
  const kept: unknown[] = [];
  const place = (id: string, part: string, value: unknown) => {
    kept.push([id, part, value]);
    return `['${part} of ${id}']`;
  };
  const source = { site: described, folder: 'docs', base: '', publicPath: '/' };
  for (const large of [false, true]) {
    const made = siteModules({ ...source, place, large });
    expect(JSON.stringify(made)).not.toMatch(/What it is\.|"A"/);
    expect(made['descriptions.en-US.ts']).toContain(
      "export default ['descriptions of en-US'];",
    );
  }
  expect(kept).toContainEqual(['en-US', 'descriptions', { '/a': 'What it is.' }]);
  const [, , data] = kept.find((one) => (one as string[])[1] === 'site') as unknown[];
  expect(data).toMatchObject({ pages: [{ path: '/a', title: 'A' }] });
});

test('a site without headlines has nothing of them', () => {
  const plain = siteIn(folderWith({ 'docs/a.md': '---\ntitle: A\n---\n' }));
  const made = siteModules({ site: plain, folder: 'docs', base: '', publicPath: '/' });
  expect(JSON.stringify(made)).not.toContain('headline');
});

test('in the development server, changed pages take the place of those that are loaded', () => {
  const source = { site, folder: 'docs', base: '', publicPath: '/' };
  const codeIn = (hot: boolean) => JSON.stringify(siteModules({ ...source, hot }));
  expect(codeIn(true)).toContain("changedSite(import.meta.webpackHot, 'zh-CN', value);");
  expect(codeIn(true)).toContain('changedDescriptions(');
  expect(codeIn(false)).not.toContain('webpackHot');
});

test('a page follows another one in its own language', () => {
  expect(site.pages.map(({ path, after }) => [path, after])).toEqual(
    expect.arrayContaining([
      ['/b', '/a'],
      ['/zh-CN/b', '/zh-CN/a'],
    ]),
  );
  expect(codeOf('site.en-US.ts')).toContain('"after":"/a"');
});

test('cards, structured data and Markdown call a page by its headline', () => {
  const tags = createPageTags(site).tagsOf('/a').join('\n');
  expect(tags).toContain('property="og:title" content="Horizontal scrolling"');
  expect(tags).toContain('"headline":"Horizontal scrolling"');
  expect(tags).toContain('"position":2,"name":"Horizontal scrolling"');
  const files = machineFiles({ site, references: [], root: '', words: {} });
  const textOf = (name: string) => files.get(name)?.();
  expect(textOf('/a.md')).toBe('# Horizontal scrolling\n\nText.\n');
  expect(textOf('/llms.txt')).toContain('- [Horizontal scrolling](/a.md): Text.\n');
});

test.each([
  ['/nowhere', '`after` names /nowhere, which is no page.'],
  ['/b', '`after` names /b, which itself follows /a.'],
])('a page cannot follow %s', (after, message) => {
  const wrong = folderWith({
    'docs/a.md': '---\ntitle: A\n---\n',
    'docs/b.md': '---\ntitle: B\nafter: /a\n---\n',
    'docs/c.md': `---\ntitle: C\nafter: ${after}\n---\n`,
  });
  expect(foundIn(siteIn(wrong), checkFrontMatter)).toMatchObject([
    { code: 'reading-order', file: 'docs/c.md', line: 3, message },
  ]);
});
