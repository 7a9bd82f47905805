import { serveSite } from '../../support/built-site';
import type { ServedSite } from '../../support/built-site';
import { bySuffix } from '../../support/sites/by-suffix';
import { visit } from '../support/visit';

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
