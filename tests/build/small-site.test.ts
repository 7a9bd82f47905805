import { readFileSync } from 'node:fs';
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
  expect(output).toContain('2 of 3 pages are not translated into zh-CN: ');
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

test('a demo alone has an address in each of these languages, as with dumi', async () => {
  const { dist } = await buildSite(bySuffix);
  for (const [end, language] of [
    ['', 'en-US'],
    ['-cn', 'zh-CN'],
  ]) {
    const alone = documentOf(dist, `~demos/docs-hello-demo-hello${end}`);
    expect(alone).toMatch(new RegExp(`<html[^>]* lang="${language}"`));
    expect(alone).toContain('Hello from the demo');
    expect(alone).toContain('<title>A greeting');
  }
});
