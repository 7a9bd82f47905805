import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { PAGE_DATA_ID } from '../../src/data/page-data';
import type { PageData } from '../../src/data/page-data';
import { partFile, partOf } from '../../src/model/address/site-parts';
import { buildSite } from '../support/built-site';
import { largerSite, largeSite } from '../support/sites/large';
import type { SiteSource } from '../support/built-site';

jest.setTimeout(480_000);

const DATA = new RegExp(`id="${PAGE_DATA_ID}">(.*?)</script>`, 's');

/** Bytes of a document, of its page's files, of the list of common files, and of a part. */
async function loadsOf(site: SiteSource, path: string) {
  const { dist } = await buildSite(site);
  const html = readFileSync(join(dist, path, 'index.html'), 'utf8');
  const data = JSON.parse(DATA.exec(html)?.[1] ?? '') as PageData;
  const own = [...Object.values(data.scripts), ...Object.values(data.styles)];
  const sum = own.reduce((bytes, name) => bytes + statSync(join(dist, name)).size, 0);
  const part = partFile(data.files, partOf(path, data.parts ?? 0));
  return {
    html: html.length,
    own: sum,
    common: statSync(join(dist, data.files)).size,
    part: gzipSync(readFileSync(join(dist, part))).length,
  };
}

test('a page and what a reader loads with it stay the same where another group grows', async () => {
  const few = await loadsOf(largeSite, '/reference/page-7');
  const many = await loadsOf(largerSite, '/reference/page-7');
  // Names with other hashes, and ids of modules with another number of digits.
  expect(Math.abs(many.html - few.html)).toBeLessThanOrEqual(60);
  expect(Math.abs(many.own - few.own)).toBeLessThanOrEqual(300);
  expect(Math.abs(many.common - few.common)).toBeLessThanOrEqual(60);
  expect(many.part).toBeLessThanOrEqual(2500);
});
