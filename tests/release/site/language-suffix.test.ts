import { serveSite } from '../../support/built-site';
import type { ServedSite } from '../../support/built-site';
import { bySuffix } from '../../support/sites/by-suffix';
import { visit } from '../../e2e/support/visit';

let site: ServedSite;

beforeAll(async () => {
  site = await serveSite(bySuffix);
}, 240_000);

afterAll(() => site.close());

test('the logo, the navigation and the sidebar stay in the language', async () => {
  const { page } = await visit(`${site.origin}/table/hello-cn`);
  await page.getByText('此页尚未翻译').waitFor();
  await page.getByRole('link', { name: '小站', exact: true }).click();
  await page.waitForURL(`${site.origin}/table/-cn`);
  await page.getByText('第一页。').waitFor();
  await page.getByRole('link', { name: 'Hello' }).first().click();
  await page.waitForURL(`${site.origin}/table/hello-cn`);
});

test('what is missing says so in the language of its address', async () => {
  const { page } = await visit(`${site.origin}/table/nothing-cn`, {
    expectedConsole: [/404/],
  });
  await page.locator('html[lang="zh-CN"]').waitFor({ state: 'attached' });
});
