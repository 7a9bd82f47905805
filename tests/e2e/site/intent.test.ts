import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { holdApp } from '../support/hold-app';
import { isSameDocument, markDocument } from '../support/same-document';
import { visit } from '../support/visit';
import { untouched, isLive } from '../support/untouched-page';

const PAGES = ['/', '/changelog', '/demo'];

/** The most that a page of text may load of script, in bytes after gzip. */
const LIMIT = 8_000;

test.each(PAGES)('%s asks for one small script and is asleep', async (path) => {
  const { page, scripts } = await untouched(path);
  await page.waitForLoadState('networkidle');
  expect(scripts).toEqual([expect.stringMatching(/^\/umi\.\w+\.js$/)]);
  const bytes = gzipSync(readFileSync(`dist${scripts[0]}`)).length;
  expect(bytes).toBeLessThanOrEqual(LIMIT);
  expect(await isLive(page)).toBe(false);
});

test('before the app has come, the browser follows links by itself', async () => {
  const { page } = await visit('/changelog', { live: false });
  await holdApp(page);
  await markDocument(page);
  await page.getByRole('link', { name: 'Demo', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Demos' }).waitFor();
  expect(await isSameDocument(page)).toBe(false);
});

test('a press on the colors while the app is on its way changes them when it has come', async () => {
  const { page } = await visit('/', { live: false });
  const release = await holdApp(page);
  await page.getByRole('button', { name: /^Color mode: light/ }).click();
  release();
  await page.getByRole('button', { name: /^Color mode: dark/ }).waitFor();
  expect(await page.locator('html').getAttribute('data-prefers-color')).toBe('dark');
});

test('the demos of a page answer before the app has been asked for, and stay as they are when it comes', async () => {
  const { page, scripts } = await untouched('/demo/simple');
  const demo = page.locator('[data-demo="simple"]');
  await demo.locator('[data-demo-root][data-live]').waitFor();
  await page.waitForLoadState('networkidle');
  expect(scripts.join('\n')).not.toMatch(/\/(app|site-|docs__)/);
  expect(await isLive(page)).toBe(false);
  const release = await holdApp(page);
  await demo.getByRole('button', { name: 'Add a row' }).click();
  const row = await demo.locator('tbody tr').nth(3).elementHandle();
  expect(await isLive(page)).toBe(false);
  release();
  await page.locator('html[data-live]').waitFor({ state: 'attached' });
  expect(await row?.evaluate(({ isConnected }) => isConnected)).toBe(true);
  await demo.getByRole('button', { name: 'Add a row' }).click();
  await demo.locator('tbody tr').nth(4).waitFor();
});

test('on the front page, a press before the code has come turns the switch on', async () => {
  const { page } = await visit('/', { live: false });
  const option = page.getByRole('switch', { name: 'Fixed column' });
  // Without a pointer or a focus before, which would have started the app.
  await option.evaluate((button: HTMLElement) => button.click());
  await page.locator('[role=switch][aria-checked=true] + [aria-checked=true]').waitFor();
  expect(await page.locator('.home-code [data-new]').innerText()).toContain(
    "fixed: 'left'",
  );
  // The table shows at once that its first column stays.
  const order = page.locator('.home-page td', { hasText: '1001' });
  const [cell, box] = await Promise.all([
    order.boundingBox(),
    page.locator('.home-page').boundingBox(),
  ]);
  expect(cell!.x).toBeCloseTo(box!.x, 0);
  const scrolled = page.locator('.home-page .rc-table-content');
  expect(await scrolled.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
});
