import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import robotsParser from 'robots-parser';
import { servePreview } from '../../scripts/preview.mjs';
import { askAddresses } from '../support/addresses/ask-addresses';
import { buildSite, serveSite } from '../support/built-site';
import { atRoot } from '../support/sites/at-root';
import { bySuffix } from '../support/sites/by-suffix';

jest.setTimeout(240_000);

const EVERYWHERE = [
  'sitemap',
  'feed',
  'manifest',
  'link in a head',
  'card',
  'structured data',
  'llms.txt',
  'Markdown',
];

test.each([
  {
    where: 'at the root of its host',
    source: atRoot,
    site: 'https://example.org/',
    // Crawlers look for robots.txt there alone.
    kinds: [...EVERYWHERE, 'robots.txt'],
  },
  {
    where: 'below a path',
    source: bySuffix,
    site: 'https://example.com/table/',
    kinds: EVERYWHERE,
  },
])(
  'every address that a site $where gives to machines answers',
  async ({ source, site, kinds }) => {
    const { dist, origin, close } = await serveSite(source);
    try {
      const { found, broken } = await askAddresses(dist, { site, origin });
      expect(broken).toEqual([]);
      expect(Object.keys(found).sort()).toEqual([...kinds].sort());
    } finally {
      await close();
    }
  },
);

test('robots.txt lets crawlers in and names the sitemap', async () => {
  const { dist } = await buildSite(atRoot);
  const site = 'https://example.org/';
  const text = readFileSync(join(dist, 'robots.txt'), 'utf8');
  const robots = robotsParser(`${site}robots.txt`, text);
  expect(robots.isAllowed(`${site}hello`, 'Googlebot')).toBe(true);
  expect(robots.getSitemaps()).toEqual([`${site}sitemap.xml`]);
});

test('so does every one of this site, whose host is not known', async () => {
  const { origin, close } = await servePreview({ port: 0 });
  try {
    const { found, broken } = await askAddresses('dist', { site: `${origin}/`, origin });
    expect(broken).toEqual([]);
    const kinds = ['link in a head', 'llms.txt', 'Markdown', 'reference'];
    expect(Object.keys(found)).toEqual(expect.arrayContaining(kinds));
  } finally {
    await close();
  }
});

test('what is said for machines stands where they look for it', async () => {
  const { dist } = await buildSite(bySuffix);
  const read = (file: string) => readFileSync(join(dist, file), 'utf8');
  const hello = read('hello/index.html');
  expect(read('hello.md')).toContain('Hello from the demo');
  expect(read('llms.txt')).toContain('](https://example.com/table/hello.md)');
  expect(existsSync(join(dist, 'llms-cn.txt'))).toBe(true);
  expect(existsSync(join(dist, 'robots.txt'))).toBe(false);
  expect(hello).toContain('href="/table/hello.md"');
  expect(hello).toContain('<link rel="manifest" href="/table/manifest.webmanifest">');
  expect(hello).toContain(
    '<meta property="og:url" content="https://example.com/table/hello"',
  );
});
