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

test('a demo alone is live at its address in a language', async () => {
  const { page } = await visit(`${site.origin}/table/~demos/docs-hello-demo-hello-cn`);
  const demo = page.locator('[data-demo-root] > p');
  await demo.getByText('Hello from the demo').waitFor();
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('[data-demo-root] > p') ?? {}).some((key) =>
      key.startsWith('__react'),
    ),
  );
  expect(await page.locator('html').getAttribute('lang')).toBe('zh-CN');
});
