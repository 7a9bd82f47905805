import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { parse } from 'parse-open-graph';
import { servePreview } from '../../scripts/preview.mjs';
import { askAddresses } from '../support/addresses/ask-addresses';
import { buildOwnSite } from '../support/own-site';
import { structuredDataFaults, structuredDataIn } from '../support/structured-data';
import { feedFaults, sitemapFaults } from '../support/xml-faults';

// This site as it is when its host is known, below a path, where `dist` knows no host.

const BASE = '/table/';
const SITE = 'https://example.com/table/';

/** What all that names the host may add to a page, in bytes as gzip makes them. */
const MOST_ADDED = 460;

let dist = '';
const read = (file: string, folder = dist) => readFileSync(join(folder, file), 'utf8');

beforeAll(async () => {
  dist = await buildOwnSite({ name: 'with-host', env: { BASE, SITE_URL: SITE } });
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
    const link = `changelog.atom" type="application/atom+xml">`;
    const page = `${folder}changelog/index.html`;
    const ofHost = `<a href="${BASE}${folder}${link}`;
    expect([read(page).split(ofHost).length, read(page, 'dist').includes(link)]).toEqual([
      2,
      false,
    ]);
  }
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
  expect(read('sitemap.xml').match(/<loc>/g)).toHaveLength(files.length);
  expect(structuredDataFaults(data)).toEqual([]);
});

test('every address that it gives to machines answers', async () => {
  const { origin, close } = await servePreview({ root: dist, port: 0, base: BASE });
  try {
    const { found, broken } = await askAddresses(dist, { site: SITE, origin });
    expect(broken).toEqual([]);
    expect(Object.keys(found).sort()).toEqual([
      'Markdown',
      'card',
      'feed',
      'link in a head',
      'llms.txt',
      'manifest',
      'reference',
      'sitemap',
      'structured data',
    ]);
  } finally {
    await close();
  }
});

/** A file without the path of the site, and without the hashes of contents that name the path. */
const withoutPath = (text: string) =>
  text.replaceAll(BASE, '/').replace(/\b[0-9a-f]{8}\b/g, '');

test.each(['index.html', 'demo/simple/index.html', 'changelog/index.html'])(
  'what names the host adds little to %s, and nothing to its scripts',
  (file) => {
    const bytes = (folder: string) => gzipSync(withoutPath(read(file, folder))).length;
    expect(bytes(dist) - bytes('dist')).toBeLessThanOrEqual(MOST_ADDED);
    const scripts = (folder: string, base: string) =>
      [...read(file, folder).matchAll(/<script defer src="([^"]+)"/g)].map(
        ([, src = '']) => withoutPath(read(src.slice(base.length), folder)),
      );
    expect(scripts(dist, BASE)).toEqual(scripts('dist', '/'));
  },
);
