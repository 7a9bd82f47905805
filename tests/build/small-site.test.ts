import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSite } from '../support/built-site';
import { atRoot } from '../support/sites/at-root';
import { bySuffix } from '../support/sites/by-suffix';

jest.setTimeout(240_000);

/** Reads the document of a page. */
const documentOf = (dist: string, path: string) =>
  readFileSync(join(dist, path, 'index.html'), 'utf8');

test('front matter keeps a box free for a demo that is not rendered at build', async () => {
  const { dist } = await buildSite(atRoot);
  expect(documentOf(dist, 'late')).toMatch(
    /<div data-demo-root="late" style="min-height:240px"><\/div>/,
  );
});

test('a site that knows its host tells its addresses; what is not translated is listed', async () => {
  const { dist, output } = await buildSite(bySuffix);
  expect(output).toContain('1 of 2 pages is not translated into zh-CN: /hello-cn');
  const links = (path: string) =>
    [
      ...documentOf(dist, path).matchAll(/<link rel="(?:canonical|alternate)"[^>]*>/g),
    ].map(([link]) => link.replace(/^.*?(hreflang="[^"]+" )?href="([^"]+)".*$/, '$1$2'));
  expect(links('-cn')).toEqual([
    'https://example.com/table/-cn',
    'hreflang="en-US" https://example.com/table/',
    'hreflang="zh-CN" https://example.com/table/-cn',
    'hreflang="x-default" https://example.com/table/',
  ]);
  expect(links('hello-cn')).toEqual(['https://example.com/table/hello']);
  expect(documentOf(dist, '-cn')).not.toContain('ledger-untranslated');
  expect(documentOf(dist, 'hello-cn')).toMatch(
    /ledger-untranslated.*English 原文.*<div class="ledger-content" lang="en-US"/,
  );
});

test('every address for search engines and machines has a file', async () => {
  const { dist } = await buildSite(bySuffix);
  const read = (file: string) => readFileSync(join(dist, file), 'utf8');
  const root = 'https://example.com/table/';
  const sitemap = [...read('sitemap.xml').matchAll(/(?:<loc>|href=")([^<"]*)/g)].map(
    ([, address = '']) => address,
  );
  const lists = ['llms.txt', 'llms-cn.txt', 'llms-full.txt', 'index.md'];
  const links = lists.flatMap((file) =>
    [...read(file).matchAll(/\]\((https:[^)#]*)/g)].map(([, address = '']) => address),
  );
  expect(sitemap).toContain(`${root}hello`);
  expect(links).toContain(`${root}hello.md`);
  const missing = [...sitemap, ...links].filter((address) => {
    const file = address.slice(root.length);
    return (
      !address.startsWith(root) ||
      !existsSync(join(dist, /\.\w+$/.test(file) ? file : join(file, 'index.html')))
    );
  });
  expect(missing).toEqual([]);
  expect(read('hello.md')).toContain('Hello from the demo');
  expect(existsSync(join(dist, 'robots.txt'))).toBe(false);
  expect(documentOf(dist, 'hello')).toContain('href="/table/hello.md"');
  expect(documentOf(dist, 'hello')).toMatch(
    /<meta property="og:url" content="https:\/\/example.com\/table\/hello"/,
  );
});

test('a site may name its languages at the end of its addresses', async () => {
  const { dist } = await buildSite(bySuffix);
  const page = (path: string) => documentOf(dist, path);
  expect(page('-cn')).toMatch(/<html[^>]* lang="zh-CN"/);
  expect(page('-cn')).toContain('第一页');
  expect(page('hello-cn')).toMatch(/<html[^>]* lang="zh-CN"/);
  expect(page('hello')).toMatch(/href="\/table\/hello-cn"[^>]*>中文</);
  expect(page('hello-cn')).toMatch(/href="\/table\/hello"[^>]*>English</);
  expect(page('hello-cn')).toMatch(/class="ledger-logo" href="\/table\/-cn"/);
});
