import type { Locator, Page } from 'playwright-core';
import { testTabOrder } from '../every-page/tab-order';
import { address, eventually, openDemo, visit } from '../support/visit';

const PHONE = { width: 390, height: 844 };

const hasFocus = (element: Locator) =>
  element.evaluate((node) => node === document.activeElement);

/** The name as it is shown: the color button holds the texts of all three modes. */
const focusedName = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement as HTMLElement | null;
    return focused?.getAttribute('aria-label') ?? focused?.innerText.trim();
  });

// `release/tab-order` goes through other pages.
testTabOrder([
  ['/demo/simple', 1280, ['a Related', 'button Add a row', 'button Hide code']],
  ['/demo/caption', 390, ['button Open navigation', 'button On this page']],
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

test.each([1280, 390])(
  'going back through the changelog at %d px, no stop lies below the field that stays',
  async (width) => {
    const { page } = await visit('/changelog', { viewport: { width, height: 800 } });
    await page.locator('main ul a').nth(60).focus();
    const hidden: string[] = [];
    for (let stop = 0; stop < 50; stop += 1) {
      await page.keyboard.press('Shift+Tab');
      const fault = await page.evaluate(() => {
        const element = document.activeElement as HTMLElement;
        const { x, y, width: wide, height } = element.getBoundingClientRect();
        const found = document.elementFromPoint(x + wide / 2, y + height / 2);
        const isSeen =
          found !== null && (element.contains(found) || found.contains(element));
        return isSeen ? '' : `${element.innerText} at ${Math.round(y)}`;
      });
      if (fault) hidden.push(fault);
    }
    expect(hidden).toEqual([]);
  },
  60_000,
);

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

test('Escape closes the search and leads back to where the reader was', async () => {
  const { page } = await visit('/demo/simple');
  const link = page.locator('main a[href="/demo/key"]').first();
  await link.focus();
  await page.keyboard.press('/');
  await page.getByRole('combobox').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  expect(await hasFocus(link)).toBe(true);
});

test('the drawer keeps the focus until Escape gives it back', async () => {
  const { page } = await visit('/demo/simple', { viewport: PHONE });
  const opener = page.getByRole('button', { name: 'Open navigation' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Pages' });
  await drawer.waitFor();
  const inside = () => drawer.evaluate((box) => box.contains(document.activeElement));
  expect(await inside()).toBe(true);
  const count = await drawer.locator('a, button').count();
  // Past its end the browser's own bar comes, and then the drawer again, never the page behind.
  for (let stop = 0; stop < count + 3; stop += 1) {
    await page.keyboard.press('Tab');
    expect(
      (await inside()) ||
        (await page.evaluate(() => document.activeElement === document.body)),
    ).toBe(true);
  }
  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'hidden' });
  expect(await hasFocus(opener)).toBe(true);
});

test('the table of contents of a phone opens, leads to a place and the focus with it', async () => {
  const { page } = await visit('/demo/simple', { viewport: PHONE });
  const opener = page.getByRole('button', { name: 'On this page' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const links = page.locator('.ledger-toc a');
  await page.keyboard.press('Tab');
  expect(await hasFocus(links.first())).toBe(true);
  await page.keyboard.press('Escape');
  await links.first().waitFor({ state: 'hidden' });
  expect(await hasFocus(opener)).toBe(true);
  await page.keyboard.press('Enter');
  for (let stop = 0; stop < (await links.count()); stop += 1) {
    await page.keyboard.press('Tab');
  }
  expect(await hasFocus(links.last())).toBe(true);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/demo/simple#related');
  await page.keyboard.press('Tab');
  await eventually(async () =>
    expect(
      await page.evaluate(() => {
        const heading = document.getElementById('related');
        const after = heading?.compareDocumentPosition(
          document.activeElement ?? document.body,
        );
        return ((after ?? 0) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
      }),
    ).toBe(true),
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

test('a table that scrolls in a demo is reached by Tab and scrolled by arrows', async () => {
  const { page, demo } = await openDemo('scroll-x', 'scroll-x-options');
  const box = demo.locator('.rc-table-content');
  await demo.locator('input, select, button').last().focus();
  await page.keyboard.press('Tab');
  expect(await hasFocus(box)).toBe(true);
  await page.keyboard.press('ArrowRight');
  await eventually(async () =>
    expect(await box.evaluate((one) => one.scrollLeft)).toBeGreaterThan(0),
  );
});
