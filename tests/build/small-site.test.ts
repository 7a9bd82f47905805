import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { bySuffix, createSmallSite } from '../support/small-site';
import type { SmallSite } from '../support/small-site';

jest.setTimeout(600_000);

const sites: SmallSite[] = [];

function newSite(files: Record<string, string> = {}): SmallSite {
  const site = createSmallSite();
  sites.push(site);
  site.write(files);
  return site;
}

afterAll(() => Promise.all(sites.map((site) => site.remove())));

/** Builds a site, which must succeed. */
async function built(site: SmallSite): Promise<void> {
  const { code, output } = await site.run('build');
  expect({ code, output: code === 0 ? '' : output }).toEqual({ code: 0, output: '' });
}

/** Size in bytes of the script of a chunk. */
function sizeOf(site: SmallSite, chunk: string): number {
  const folder = join(site.root, 'dist');
  const name = readdirSync(folder).find(
    (file) => file.startsWith(`${chunk}.`) && file.endsWith('.js'),
  );
  return statSync(join(folder, name ?? '')).size;
}

const BROKEN = `import React from 'react';

export default function Broken() {
  return <p>{window.innerWidth}</p>;
}
`;

test('a demo that throws in node stops the build and is named with its page and the stack', async () => {
  const site = newSite({ 'docs/examples/hello.tsx': BROKEN });
  const { code, output } = await site.run('build');
  expect(code).toBe(1);
  expect(output).toContain('The demo "hello" of the page /hello threw');
  expect(output).toContain('window is not defined');
  expect(output).toContain('hello: { prerender: false, height: 300 }');
  expect(output).toMatch(/ReferenceError[^]*\n\s+at .*Broken|\n\s+at \w+/);
});

test('front matter keeps a box free for a demo that is not rendered at build', async () => {
  const site = newSite({
    'docs/examples/hello.tsx': BROKEN,
    'docs/hello.md':
      '---\ntitle: Hello\ngroup: Start\ndemos:\n  hello: { prerender: false, height: 240 }\n---\n\n' +
      '<code src="./examples/hello.tsx"></code>\n',
  });
  await built(site);
  const html = readFileSync(join(site.root, 'dist/hello/index.html'), 'utf8');
  expect(html).toMatch(/<div data-demo-root="hello" style="min-height:240px"><\/div>/);
});

test('the entry and the shell do not grow with the number of pages', async () => {
  const page = (index: number) => ({
    [`docs/page-${index}.md`]: `---\ntitle: Page ${index}\ngroup: More\n---\n\nText ${index}.\n`,
  });
  const pages = (count: number): Record<string, string> =>
    Object.assign({}, ...Array.from({ length: count }, (_, index) => page(index)));
  // What eight pages share goes into the shell, so both sites have more.
  const few = newSite(pages(10));
  const many = newSite(pages(40));
  await built(few);
  await built(many);
  for (const chunk of ['umi', 'app']) {
    expect(Math.abs(sizeOf(many, chunk) - sizeOf(few, chunk))).toBeLessThanOrEqual(50);
  }
});

test('a site that knows its host tells its addresses; what is not translated is listed', async () => {
  const site = newSite({
    'docs/index.zh-CN.md': '---\ntitle: 小站\ngroup: 开始\n---\n\n# 小站\n\n第一页。\n',
  });
  const config = readFileSync(join(site.root, '.dumirc.ts'), 'utf8');
  site.write({
    '.dumirc.ts': config.replace(
      "name: 'Small site',",
      "name: 'Small site', siteUrl: 'https://example.com',",
    ),
  });
  const { code, output } = await site.run('build');
  expect([code, code === 0 ? '' : output]).toEqual([0, '']);
  expect(output).toContain('1 of 2 pages is not translated into zh-CN: /zh-CN/hello');
  const page = (path: string) =>
    readFileSync(join(site.root, 'dist', path, 'index.html'), 'utf8');
  const links = (path: string) =>
    [...page(path).matchAll(/<link rel="(?:canonical|alternate)"[^>]*>/g)].map(([link]) =>
      link.replace(/^.*?(hreflang="[^"]+" )?href="([^"]+)".*$/, '$1$2'),
    );
  expect(links('zh-CN')).toEqual([
    'https://example.com/zh-CN',
    'hreflang="en-US" https://example.com/',
    'hreflang="zh-CN" https://example.com/zh-CN',
    'hreflang="x-default" https://example.com/',
  ]);
  expect(links('zh-CN/hello')).toEqual(['https://example.com/hello']);
  expect(page('zh-CN')).not.toContain('ledger-untranslated');
  expect(page('zh-CN/hello')).toMatch(
    /ledger-untranslated.*English 原文.*<div class="ledger-content" lang="en-US"/,
  );
});

test('a site may name its languages at the end of its addresses', async () => {
  const site = newSite({});
  bySuffix(site);
  const { code, output } = await site.run('build');
  expect([code, code === 0 ? '' : output]).toEqual([0, '']);
  const page = (path: string) =>
    readFileSync(join(site.root, 'dist', path, 'index.html'), 'utf8');
  expect(page('-cn')).toMatch(/<html[^>]* lang="zh-CN"/);
  expect(page('-cn')).toContain('第一页');
  expect(page('hello-cn')).toMatch(/<html[^>]* lang="zh-CN"/);
  expect(page('hello-cn')).toContain('ledger-untranslated');
  expect(page('hello')).toMatch(/href="\/hello-cn"[^>]*>中文</);
  expect(page('hello-cn')).toMatch(/href="\/hello"[^>]*>English</);
  expect(page('hello-cn')).toMatch(/class="ledger-logo" href="\/-cn"/);
});
