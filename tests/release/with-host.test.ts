import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { parse } from 'parse-open-graph';
import robotsParser from 'robots-parser';
import { servePreview } from '../../scripts/preview.mjs';
import { askAddresses } from '../support/addresses/ask-addresses';
import { buildOwnSite } from '../support/own-site';
import { structuredDataFaults, structuredDataIn } from '../support/structured-data';
import { feedFaults, sitemapFaults } from '../support/xml-faults';

// This site as it is when its host is known, which `dist` is not.

const SITE = 'https://example.com/';

/** What all that names the host may add to a page, in bytes as gzip makes them. */
const MOST_ADDED = 450;

let dist = '';
const read = (file: string, folder = dist) => readFileSync(join(folder, file), 'utf8');

beforeAll(async () => {
  dist = await buildOwnSite({ name: 'at-a-host', env: { SITE_URL: SITE } });
}, 240_000);

const pageFiles = () =>
  readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('index.html') && !name.startsWith('~demos'),
  );

test('its sitemap and its feeds are valid', async () => {
  expect(await sitemapFaults(read('sitemap.xml'))).toEqual([]);
  for (const name of ['changelog.atom', 'zh-CN/changelog.atom'])
    expect(await feedFaults(name, read(name))).toEqual([]);
});

test('its changelogs have a visible link to their feeds, which a site without a host has not', () => {
  for (const folder of ['', 'zh-CN/']) {
    const link = `<a href="/${folder}changelog.atom" type="application/atom+xml">`;
    const page = `${folder}changelog/index.html`;
    expect([read(page).split(link).length, read(page, 'dist').includes(link)]).toEqual([
      2,
      false,
    ]);
  }
});

test('its robots.txt lets crawlers in and names the sitemap', () => {
  const robots = robotsParser(`${SITE}robots.txt`, read('robots.txt'));
  expect(robots.isAllowed(`${SITE}demo`, 'Googlebot')).toBe(true);
  expect(robots.getSitemaps()).toEqual([`${SITE}sitemap.xml`]);
});

test('each of its pages has a card with a picture, and is described in the words of schema.org', () => {
  const files = pageFiles();
  expect(files.length).toBeGreaterThan(100);
  const without = files.filter((file) => {
    const tags = [
      ...read(file).matchAll(/<meta property="(og:[^"]*)" content="([^"]*)"/g),
    ].map(([, property = '', content = '']) => ({ property, content }));
    const { og } = (parse(tags) ?? {}) as { og?: Record<string, unknown> };
    const required = ['type', 'title', 'url', 'image', 'description', 'locale'];
    return !required.every((name) => og?.[name]);
  });
  expect(without).toEqual([]);
  const data = structuredDataIn(dist);
  expect(data.size).toBe(files.length);
  expect(structuredDataFaults(data)).toEqual([]);
});

test('every address that it gives to machines answers', async () => {
  const { origin, close } = await servePreview({ root: dist, port: 0 });
  try {
    const { found, broken } = await askAddresses(dist, { site: SITE, origin });
    expect(broken).toEqual([]);
    expect(Object.keys(found)).toContain('robots.txt');
  } finally {
    await close();
  }
});

test.each(['index.html', 'demo/simple/index.html', 'changelog/index.html'])(
  'what names the host adds little to %s, and nothing to its scripts',
  (file) => {
    const bytes = (folder: string) => gzipSync(read(file, folder)).length;
    expect(bytes(dist) - bytes('dist')).toBeLessThanOrEqual(MOST_ADDED);
    const scripts = (folder: string) =>
      [...read(file, folder).matchAll(/<script defer src="([^"]+)"/g)].map(
        ([, src = '']) => read(src.slice(1), folder),
      );
    expect(scripts(dist)).toEqual(scripts('dist'));
  },
);
