import { engineFiles } from '../../../../../src/plugin/outputs/engines/engine-files';
import { createPageTags } from '../../../../../src/plugin/prerender/head/page-tags';
import { feedFaults } from '../../../../support/xml-faults';
import { siteIn } from '../../../support/read-site';
import { temporaryFolders } from '../../../support/temporary-folder';

const folderWith = temporaryFolders();
const LOCALES = [
  { id: 'en-US', name: 'English', base: '/' },
  { id: 'zh-CN', name: '中文', base: '/zh-CN' },
];
const CHANGES = `## 1.10.0

\`2024-05-01\`

- **Fixed** {#less} \`a < b\` & "c", see [#9][issue], [the guide](/guide) and <b>raw</b>

## 1.9.1

No date, and no entry.

## 1.9.0 - 2024-05-01

- **New** Two versions of a day

[issue]: https://example.org/9
`;
const page = (title: string) =>
  `---\ntitle: ${title}\ndescription: Lines & more.\n---\n\n<Changelog></Changelog>\n\n<embed src="../CHANGES.md"></embed>\n`;
const FILES = {
  'CHANGES.md': CHANGES,
  'docs/index.md': '# Home\n\nCode: `<Changelog>`\n\n## 1.0.0 - 2024-01-01\n',
  'docs/guide.md': '# Guide\n',
  'docs/guide.zh-CN.md': '# 指南\n',
  'docs/changelog.md': page('Changelog'),
  'docs/changelog.zh-CN.md': page('更新日志'),
};
const OPTIONS = {
  locales: LOCALES,
  name: 'Table',
  siteUrl: 'https://example.com/table/',
};

const siteOf = (files: Record<string, string>, options = {}) =>
  siteIn(folderWith(files), { ...OPTIONS, ...options });
const all = (xml: string, pattern: RegExp) => [...xml.matchAll(pattern)].map((m) => m[1]);

test('a changelog has a valid feed in each language, newest first, without undated versions', async () => {
  const files = engineFiles(siteOf(FILES));
  const feeds = [...files].filter(([name]) => name.endsWith('.atom'));
  expect(feeds.map(([name]) => name)).toEqual(['changelog.atom', 'zh-CN/changelog.atom']);
  for (const [fileName, contents] of feeds) {
    expect(await feedFaults(fileName, contents)).toEqual([]);
  }
  const [[, xml = ''] = []] = feeds;
  expect(all(xml, /<id>(.*?)<\/id>/g)).toEqual([
    'https://example.com/table/changelog',
    'https://example.com/table/changelog#v1-10-0',
    'https://example.com/table/changelog#v1-9-0',
  ]);
  expect(all(xml, /<title>(.*?)<\/title>/g)).toEqual([
    'Table · Changelog',
    'Table 1.10.0',
    'Table 1.9.0',
  ]);
  expect(new Set(all(xml, /<updated>(.*?)<\/updated>/g))).toEqual(
    new Set(['2024-05-01T00:00:00Z']),
  );
});

test('an entry is HTML in the words of its language, with whole links and without raw HTML', () => {
  const xml = engineFiles(siteOf(FILES)).get('zh-CN/changelog.atom') ?? '';
  const [escaped = ''] = all(xml, /<content type="html">(.*?)<\/content>/gs);
  const html = escaped
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&');
  expect(html).toContain('<strong>修复</strong> <code>');
  expect(html).toContain('<code>a &lt; b</code> &amp; &quot;c&quot;');
  expect(html).toContain('href="https://example.org/9"');
  expect(html).toContain('href="https://example.com/table/zh-CN/guide"');
  expect(html).toContain('&lt;b&gt;raw');
});

test('the page of a changelog names its feed; other pages, undated changelogs and unknown hosts have none', () => {
  const off = { socialCards: false, structuredData: false };
  const tagsOf = (path: string, options = {}) =>
    createPageTags(siteOf(FILES, { ...off, ...options })).tagsOf(path);
  expect(tagsOf('/zh-CN/changelog')).toEqual([
    '<link rel="alternate" type="application/atom+xml" title="Table · 更新日志" href="https://example.com/table/zh-CN/changelog.atom" data-page="/zh-CN/changelog">',
  ]);
  expect(tagsOf('/')).toEqual([]);
  expect(tagsOf('/changelog', { siteUrl: undefined })).toEqual([]);
  const undated = siteOf({
    'docs/changelog.md': '<Changelog></Changelog>\n\n## 1.0.0\n',
  });
  expect([...engineFiles(undated).keys()]).toEqual(['sitemap.xml']);
  expect(createPageTags(undated).tagsOf('/changelog').join()).not.toContain('atom+xml');
});
