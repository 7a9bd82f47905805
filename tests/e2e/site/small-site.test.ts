import { serveSite } from '../../support/built-site';
import type { ServedSite } from '../../support/built-site';
import { belowBase } from '../../support/sites/below-base';
import { eventually, visit } from '../support/visit';

let site: ServedSite;

beforeAll(async () => {
  site = await serveSite(belowBase);
}, 240_000);

afterAll(() => site.close());

test('a site below a base path works, demo alone and language switch included', async () => {
  const { page } = await visit(`${site.origin}/table/hello`);
  await page.getByText('Hello from the demo', { exact: true }).waitFor();
  const alone = await page.locator('[data-alone]').first().getAttribute('data-alone');
  expect(alone).toMatch(/^\/table\/~demos\//);
  await page.getByRole('link', { name: '中文' }).click();
  await page.waitForURL(`${site.origin}/table/zh-CN/hello`);
  await page.getByText('此页尚未翻译').waitFor();
  await page.getByRole('link', { name: 'Small site' }).first().click();
  await page.waitForURL(`${site.origin}/table/zh-CN`);
  await page.goto(`${site.origin}${alone}`);
  await page.getByText('Hello from the demo', { exact: true }).waitFor();
});

test('demos stand in columns only where the window is wider than 1024 pixels', async () => {
  const { page } = await visit(`${site.origin}/table/grid`, {
    viewport: { width: 1025, height: 800 },
  });
  const hello = page.locator('[data-demo="hello"]');
  const bye = page.locator('[data-demo="bye"]');
  await bye.waitFor();
  const beside = async () =>
    (await hello.boundingBox())?.y === (await bye.boundingBox())?.y;
  expect(await beside()).toBe(true);
  await page.setViewportSize({ width: 1024, height: 800 });
  await eventually(async () => expect(await beside()).toBe(false));
});
