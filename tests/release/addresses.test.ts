import { servePreview } from '../../scripts/preview.mjs';
import { askAddresses } from '../support/addresses/ask-addresses';
import { buildOwnSite } from '../support/own-site';

jest.setTimeout(240_000);

test('this site answers at every address it gives to machines, below a path of a host that it knows', async () => {
  const site = 'https://example.com/table/';
  const dist = await buildOwnSite({
    name: 'below-a-path',
    env: { BASE: '/table/', SITE_URL: site },
  });
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
      'reference',
      'sitemap',
      'structured data',
    ]);
  } finally {
    await close();
  }
});
