import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { servePreview } from '../../scripts/preview.mjs';
import { askAddresses } from '../support/addresses/ask-addresses';
import { buildOwnSite } from '../support/own-site';
import { structuredDataFaults, structuredDataIn } from '../support/structured-data';

jest.setTimeout(240_000);

const site = 'https://example.com/table/';
const buildBelowPath = () =>
  buildOwnSite({ name: 'below-a-path', env: { BASE: '/table/', SITE_URL: site } });

test('this site answers at every address it gives to machines, below a path of a host that it knows', async () => {
  const dist = await buildBelowPath();
  const { origin, close } = await servePreview({ root: dist, port: 0, base: '/table/' });
  try {
    const { found, broken } = await askAddresses(dist, { site, origin });
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

test('there, each of its pages describes itself in the words of schema.org', async () => {
  const dist = await buildBelowPath();
  const pages = readFileSync(join(dist, 'sitemap.xml'), 'utf8').match(/<loc>/g) ?? [];
  const data = structuredDataIn(dist);
  expect(pages.length).toBeGreaterThan(100);
  expect(data.size).toBe(pages.length);
  expect(structuredDataFaults(data)).toEqual([]);
});
