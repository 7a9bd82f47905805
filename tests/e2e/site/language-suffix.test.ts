import { bySuffix, createSmallSite, serveBuilt } from '../../support/small-site';
import { visit } from '../support/visit';

jest.setTimeout(120_000);

const site = createSmallSite();
let origin = '';

beforeAll(async () => {
  bySuffix(site);
  origin = await serveBuilt(site);
});

afterAll(() => site.remove());

test('languages at the end of addresses: there and back, with query and hash', async () => {
  const { page } = await visit(`${origin}/table/hello?a=1#hello`);
  for (const [name, path, lang] of [
    ['中文', '/table/hello-cn', 'zh-CN'],
    ['English', '/table/hello', 'en-US'],
  ] as const) {
    await page.getByRole('link', { name }).click();
    await page.locator(`html[lang="${lang}"]`).waitFor({ state: 'attached' });
    expect(page.url()).toBe(`${origin}${path}?a=1#hello`);
  }
});

test('the logo, the navigation and the sidebar stay in the language', async () => {
  const { page } = await visit(`${origin}/table/hello-cn`);
  await page.getByText('此页尚未翻译').waitFor();
  await page.getByRole('link', { name: '小站', exact: true }).click();
  await page.waitForURL(`${origin}/table/-cn`);
  await page.getByText('第一页。').waitFor();
  await page.getByRole('link', { name: 'Hello' }).first().click();
  await page.waitForURL(`${origin}/table/hello-cn`);
});

test('what is missing says so in the language of its address', async () => {
  const { page } = await visit(`${origin}/table/nothing-cn`, {
    expectedConsole: [/404/],
  });
  await page.locator('html[lang="zh-CN"]').waitFor({ state: 'attached' });
});
