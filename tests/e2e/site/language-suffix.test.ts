import { serveSite } from '../../support/built-site';
import type { ServedSite } from '../../support/built-site';
import { bySuffix } from '../../support/sites/by-suffix';
import { visit } from '../support/visit';

let site: ServedSite;

beforeAll(async () => {
  site = await serveSite(bySuffix);
}, 240_000);

afterAll(() => site.close());

test('languages at the end of addresses: there and back, with query and hash', async () => {
  const { page } = await visit(`${site.origin}/table/hello?a=1#hello`);
  for (const [name, path, lang] of [
    ['中文', '/table/hello-cn', 'zh-CN'],
    ['English', '/table/hello', 'en-US'],
  ] as const) {
    await page.getByRole('link', { name }).click();
    await page.locator(`html[lang="${lang}"]`).waitFor({ state: 'attached' });
    expect(page.url()).toBe(`${site.origin}${path}?a=1#hello`);
  }
});
