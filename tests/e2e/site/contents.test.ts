import type { Page } from 'playwright-core';
import { expectBelowHeader } from '../support/below-header';
import { holdApp } from '../support/hold-app';
import { eventually, visit } from '../support/visit';

const PHONE = { width: 390, height: 844 };

const opener = (page: Page) => page.getByRole('button', { name: 'On this page' });
const sheet = (page: Page) => page.getByRole('navigation', { name: 'On this page' });
const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** A press by Playwright's `click` would scroll the page below the header. */
async function pressOpener(page: Page): Promise<void> {
  const box = await opener(page).boundingBox();
  if (!box) throw new Error('The button of the contents is not on the page.');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

async function openFromTheMiddle(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, 900));
  await eventually(async () => expect(await scrolled(page)).toBe(900));
  await pressOpener(page);
  await sheet(page).waitFor();
}

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

test('a press beside them, one more on the button, and the Tab key at their end close them', async () => {
  const { page } = await visit('/demo/simple', { viewport: PHONE });
  await openFromTheMiddle(page);
  await page.mouse.click(20, PHONE.height - 20);
  await sheet(page).waitFor({ state: 'hidden' });
  await pressOpener(page);
  await sheet(page).waitFor();
  await pressOpener(page);
  await sheet(page).waitFor({ state: 'hidden' });
  await pressOpener(page);
  await sheet(page).getByRole('link').last().focus();
  await page.keyboard.press('Tab');
  await sheet(page).waitFor({ state: 'hidden' });
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
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

test('of a page with tabs those of the tab that is shown are opened', async () => {
  const { page } = await visit('/demo/virtual-list', { viewport: PHONE });
  await pressOpener(page);
  const first = await sheet(page).getByRole('link').allInnerTexts();
  await page.keyboard.press('Escape');
  await page
    .getByRole('navigation', { name: 'Tabs of this page' })
    .getByRole('link')
    .last()
    .click();
  await page.waitForURL('**?tab=performance');
  await pressOpener(page);
  await sheet(page).waitFor();
  const second = await sheet(page).getByRole('link').allInnerTexts();
  expect(second.length).toBeGreaterThan(0);
  expect(second).not.toEqual(first);
});

test('a page without headings has no button for them', async () => {
  const { page } = await visit('/demo', { viewport: PHONE });
  expect(await page.locator('.ledger-toc').count()).toBe(0);
  expect(await opener(page).isVisible()).toBe(false);
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

  test('they mark the place of the address', async () => {
    const { page } = await visit('/#column-props', { live: false });
    await eventually(async () => expect(await marked(page)).toEqual(['Column Props']));
    expect(await isAsleep(page)).toBe(true);
  });

  test('they follow keys while the app is on its way, and go on when it has come', async () => {
    const { page } = await visit('/', { live: false });
    const release = await holdApp(page);
    await page.keyboard.press('End');
    const last = await sheet(page).getByRole('link').last().innerText();
    await eventually(async () => expect(await marked(page)).toEqual([last]));
    expect(await isAsleep(page)).toBe(true);
    release();
    await page.locator('html[data-live]').waitFor({ state: 'attached' });
    expect(await marked(page)).toEqual([last]);
    await page.keyboard.press('Home');
    await eventually(async () => expect(await marked(page)).toEqual([]));
  });
});
