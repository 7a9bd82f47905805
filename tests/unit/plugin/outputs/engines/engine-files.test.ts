import { execFileSync } from 'node:child_process';
import robotsParser from 'robots-parser';
import {
  engineFiles,
  missingHost,
} from '../../../../../src/plugin/outputs/engines/engine-files';
import { sitemapFaults } from '../../../../support/xml-faults';
import { siteIn } from '../../../support/read-site';
import { temporaryFolders } from '../../../support/temporary-folder';

const folderWith = temporaryFolders();
const LOCALES = [
  { id: 'en-US', name: 'English', base: '/' },
  { id: 'zh-CN', name: '中文', base: '/zh-CN' },
];
const FILES = {
  'docs/index.md': '# Home\n',
  'docs/index.zh-CN.md': '# 首页\n',
  'docs/a&b.md': '# A & B\n\n<code src="./demo.tsx"></code>\n',
  'docs/404.md': '# Not found\n',
  'docs/demo.tsx': 'export default () => null;\n',
};

function git(cwd: string, day: string, ...args: string[]): void {
  const who = ['-c', 'user.name=A', '-c', 'user.email=a@example.com'];
  const at = `${day}T12:00:00Z`;
  const env = { ...process.env, GIT_AUTHOR_DATE: at, GIT_COMMITTER_DATE: at };
  execFileSync('git', [...who, ...args], { cwd, env });
}

function historyIn(root: string): void {
  git(root, '2024-01-01', 'init', '-q');
  git(root, '2024-01-01', 'add', 'docs/index.md', 'docs/a&b.md');
  git(root, '2024-01-01', 'commit', '-qm', 'a');
  git(root, '2024-02-01', 'add', 'docs/demo.tsx');
  git(root, '2024-02-01', 'commit', '-qm', 'b');
}

const linesOf = (sitemap = '') =>
  [...sitemap.matchAll(/<loc>(.*?)<\/loc>(?:<lastmod>(.*?)<\/lastmod>)?/g)].map(
    ([, address, day]) => [address, day],
  );

test('the sitemap has each page once, with the day of its last change and its languages', async () => {
  const root = folderWith(FILES);
  historyIn(root);
  const site = siteIn(root, {
    locales: LOCALES,
    siteUrl: 'https://example.com/table/',
    routes: [{ absPath: '/zh-CN/a&b', file: `${root}/docs/a&b.md` }],
  });
  const xml = engineFiles(site).get('sitemap.xml') ?? '';
  expect(linesOf(xml)).toEqual([
    ['https://example.com/table/', '2024-01-01'],
    // Its demo is younger than its text.
    ['https://example.com/table/a&amp;b', '2024-02-01'],
    // Not in git yet.
    ['https://example.com/table/zh-CN', undefined],
  ]);
  expect(xml.match(/hreflang="[^"]*" href="[^"]*"/g)?.slice(0, 3)).toEqual([
    'hreflang="en-US" href="https://example.com/table/"',
    'hreflang="zh-CN" href="https://example.com/table/zh-CN"',
    'hreflang="x-default" href="https://example.com/table/"',
  ]);
  expect(await sitemapFaults(xml)).toEqual([]);
});

test('a clone without its history has no days', () => {
  const origin = folderWith(FILES);
  historyIn(origin);
  const root = folderWith({ 'a.txt': '' });
  git(root, '2024-03-01', 'clone', '-q', '--depth', '1', `file://${origin}`, 'copy');
  const site = siteIn(`${root}/copy`, { locales: LOCALES, siteUrl: 'https://a.example' });
  expect(linesOf(engineFiles(site).get('sitemap.xml'))).toEqual([
    ['https://a.example/', undefined],
    ['https://a.example/a&amp;b', undefined],
  ]);
});

test('robots.txt lets crawlers in and names the sitemap, at the root of a host', () => {
  const root = folderWith(FILES);
  const files = engineFiles(siteIn(root, { siteUrl: 'https://example.com/' }));
  const address = 'https://example.com/robots.txt';
  const robots = robotsParser(address, files.get('robots.txt') ?? '');
  expect(robots.isAllowed('https://example.com/demo', 'Googlebot')).toBe(true);
  expect(robots.getSitemaps()).toEqual(['https://example.com/sitemap.xml']);
  const below = engineFiles(siteIn(root, { siteUrl: 'https://example.com/table' }));
  expect([...below.keys()]).toEqual(['sitemap.xml']);
});

test('without a host there are no files, and the build says what it leaves out', () => {
  const root = folderWith(FILES);
  const site = siteIn(root);
  expect([...engineFiles(site)]).toEqual([]);
  expect(missingHost(site)).toBe(
    'The address of the site is not known, and left out are: sitemap.xml and robots.txt, cards for social networks, structured data. Set themeConfig.siteUrl to have them.',
  );
  // dumi has its own list of pages, and no file for crawlers.
  expect(missingHost(site, true)).toContain('left out are: robots.txt, cards');
  const off = { sitemap: false, socialCards: false, structuredData: false };
  expect(missingHost(siteIn(root, off))).toBeUndefined();
  expect(missingHost(siteIn(root, { siteUrl: 'https://a.example' }))).toBeUndefined();
  expect([
    ...engineFiles(siteIn(root, { ...off, siteUrl: 'https://a.example' })),
  ]).toEqual([]);
});
