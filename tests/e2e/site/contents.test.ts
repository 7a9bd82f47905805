import type { Page } from 'playwright-core';
import { expectBelowHeader } from '../support/below-header';
import { eventually, visit } from '../support/visit';
import {
  PHONE,
  sheet,
  scrolled,
  pressOpener,
  openFromTheMiddle,
} from '../support/contents-sheet';

test.each([
  [390, 844],
  [1024, 768],
])(
  'in a window %d wide the contents open in the middle of the page and lead on',
  async (width, height) => {
    const { page } = await visit('/demo/simple', { viewport: { width, height } });
    expect(await sheet(page).isVisible()).toBe(false);
    await openFromTheMiddle(page);
    expect(await scrolled(page)).toBe(900);
    const box = await sheet(page).boundingBox();
    const end = (box?.y ?? 0) + (box?.height ?? Infinity);
    expect(end).toBeLessThanOrEqual(height);
    await sheet(page).getByRole('link', { name: 'When to use it' }).click();
    await sheet(page).waitFor({ state: 'hidden' });
    await page.waitForURL('**/demo/simple#when-to-use-it');
    await expectBelowHeader(page, page.locator('#when-to-use-it'));
  },
);

test('the part that is read is marked in them', async () => {
  const { page } = await visit('/demo/simple', { viewport: PHONE });
  await page.locator('#what-goes-wrong').evaluate((place) => place.scrollIntoView());
  await pressOpener(page);
  await eventually(async () =>
    expect(
      await sheet(page).locator('[aria-current="location"]').allInnerTexts(),
    ).toEqual(['What goes wrong']),
  );
});

test('they open without script, and on a page that is not awake', async () => {
  const plain = await visit('/demo/simple', {
    viewport: PHONE,
    javaScriptEnabled: false,
    live: false,
  });
  await pressOpener(plain.page);
  await sheet(plain.page).getByRole('link', { name: 'Related' }).click();
  await plain.page.waitForURL('**/demo/simple#related');

  const { page } = await visit('/', { viewport: PHONE, live: false });
  await pressOpener(page);
  await sheet(page).waitFor();
  await page.locator('html[data-live]').waitFor();
  expect(await sheet(page).isVisible()).toBe(true);
});

describe('on a page of text that has not woken', () => {
  const marked = (page: Page) =>
    sheet(page).locator('[aria-current="location"]').allInnerTexts();

  const isAsleep = (page: Page) =>
    page.evaluate(() => !document.documentElement.hasAttribute('data-live'));

  test('they follow the wheel', async () => {
    const { page } = await visit('/changelog', { live: false });
    await page.waitForLoadState('networkidle');
    expect(await marked(page)).toEqual([]);
    await eventually(async () => {
      await page.mouse.wheel(0, 3_000);
      expect(await marked(page)).toHaveLength(1);
    });
    const [first] = await marked(page);
    await eventually(async () => {
      await page.mouse.wheel(0, 3_000);
      const [next, ...more] = await marked(page);
      expect(next).not.toBe(first);
      expect(more).toEqual([]);
    });
    expect(await isAsleep(page)).toBe(true);
  });
});
