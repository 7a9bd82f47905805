import { serveSite } from '../../support/built-site';
import type { ServedSite } from '../../support/built-site';
import { bySuffix } from '../../support/sites/by-suffix';
import { address, visit } from '../support/visit';

let site: ServedSite;

beforeAll(async () => {
  site = await serveSite(bySuffix);
}, 240_000);

afterAll(() => site.close());

test('the browser reads the manifest of a site below a base without a complaint', async () => {
  const { page } = await visit(`${site.origin}/table/hello`, { live: false });
  const devtools = await page.context().newCDPSession(page);
  const { url, errors, manifest } = await devtools.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(url).toBe(`${site.origin}/table/manifest.webmanifest`);
  expect(manifest).toMatchObject({
    name: 'Small site',
    startUrl: `${site.origin}/table/`,
    scope: `${site.origin}/table/`,
    // It has no word for all sizes.
    icons: [
      { url: `${site.origin}/table/mark.svg`, sizes: '0x0', type: 'image/svg+xml' },
    ],
  });
});

test('the manifest of this site has its name and icons, and is linked', async () => {
  const { page } = await visit('/demo/simple', { live: false });
  const devtools = await page.context().newCDPSession(page);
  const { errors, manifest } = await devtools.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(manifest).toMatchObject({
    name: 'rc-table',
    startUrl: address('/'),
    icons: [
      { url: address('/logo.svg'), type: 'image/svg+xml' },
      { url: address('/apple-touch-icon.png'), sizes: '180x180', type: 'image/png' },
    ],
  });
  const link = page.locator('link[rel="manifest"]');
  expect(await link.getAttribute('href')).toBe('/manifest.webmanifest');
});
