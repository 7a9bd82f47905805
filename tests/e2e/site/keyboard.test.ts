import type { Page } from 'playwright-core';
import { hasFocus } from '../support/has-focus';
import { testTabOrder } from '../every-page/tab-order';
import { address, eventually, visit } from '../support/visit';

/** The name as it is shown: the color button holds the texts of all three modes. */
const focusedName = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement as HTMLElement | null;
    return focused?.getAttribute('aria-label') ?? focused?.innerText.trim();
  });

// `release/tab-order` goes through other pages.
testTabOrder([
  ['/demo/simple', 1280, ['a Related', 'button Add a row', 'button Hide code']],
]);

test('the first stop skips to the content, also before the page is awake', async () => {
  const { page } = await visit('/changelog', { live: false });
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  expect(await hasFocus(skip)).toBe(true);
  expect((await skip.boundingBox())?.y).toBeGreaterThanOrEqual(0);
  await page.keyboard.press('Enter');
  await eventually(async () => expect(await hasFocus(page.locator('main'))).toBe(true));
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => !!document.activeElement?.closest('main'))).toBe(true);
});

test('Control-K opens the search, arrows choose, Enter leads there and the focus follows', async () => {
  const { page } = await visit('/demo/simple');
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox');
  await field.waitFor();
  expect(await hasFocus(field)).toBe(true);
  await field.fill('caption');
  await page.locator('dialog [role="combobox"][aria-busy="false"]').waitFor();
  await page.getByRole('option').nth(1).waitFor();
  const chosen = () =>
    page.locator('[role="option"][aria-selected="true"]').getAttribute('href');
  const first = await chosen();
  await page.keyboard.press('ArrowDown');
  await eventually(async () => expect(await chosen()).not.toBe(first));
  await page.keyboard.press('ArrowUp');
  await eventually(async () => expect(await chosen()).toBe(first));
  await page.keyboard.press('Enter');
  await page.waitForURL(address(first ?? ''));
  await eventually(async () =>
    expect(await page.evaluate(() => !!document.activeElement?.closest('main'))).toBe(
      true,
    ),
  );
});

test('languages, colors, tabs and neighbors answer Enter', async () => {
  const { page } = await visit('/demo/virtual-list');
  await page.getByRole('button', { name: /^Color mode/ }).focus();
  await page.keyboard.press('Enter');
  expect(await page.locator('html').getAttribute('data-prefers-color')).toBe('dark');
  expect(await focusedName(page)).toMatch(/^Color mode: dark/);
  const tabs = page.getByRole('navigation', { name: 'Tabs of this page' });
  await tabs.getByRole('link').last().focus();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/demo/virtual-list?tab=performance');
  await page.getByRole('link', { name: '中文' }).focus();
  await page.keyboard.press('Enter');
  await page.locator('html[lang="zh-CN"]').waitFor({ state: 'attached' });
  expect(page.url()).toBe(address('/zh-CN/demo/virtual-list?tab=performance'));
  await page.locator('a[rel="next"][href^="/zh-CN"]').focus();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/zh-CN/demo/virtual-list-grid');
});
