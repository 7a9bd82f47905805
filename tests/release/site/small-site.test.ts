import { serveSite } from '../../support/built-site';
import type { ServedSite } from '../../support/built-site';
import { belowBase } from '../../support/sites/below-base';
import { visit } from '../../e2e/support/visit';

let site: ServedSite;

beforeAll(async () => {
  site = await serveSite(belowBase);
}, 240_000);

afterAll(() => site.close());

test('from a page that one language lacks the switch leads to the other and back', async () => {
  const { page } = await visit(`${site.origin}/table/hello?a=1#hello`);
  const start = page.url();
  for (const [name, prefix, lang] of [
    ['中文', '/table/zh-CN', 'zh-CN'],
    ['English', '/table', 'en-US'],
  ] as const) {
    await page.getByRole('link', { name }).click();
    await page.locator(`html[lang="${lang}"]`).waitFor({ state: 'attached' });
    await page.getByRole('heading', { level: 1, name: 'Hello' }).waitFor();
    expect(page.url()).toBe(`${site.origin}${prefix}/hello?a=1#hello`);
  }
  expect(page.url()).toBe(start);
});
