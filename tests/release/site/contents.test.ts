import type { Page } from 'playwright-core';
import { holdApp } from '../../e2e/support/hold-app';
import { drawn } from '../../e2e/support/scroll';
import { eventually, visit } from '../../e2e/support/visit';
import {
  PHONE,
  opener,
  sheet,
  pressOpener,
  openFromTheMiddle,
} from '../../e2e/support/contents-sheet';

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

  test('they mark the place of the address', async () => {
    const { page } = await visit('/#column-props', { live: false });
    await eventually(async () => expect(await marked(page)).toEqual(['Column Props']));
    expect(await isAsleep(page)).toBe(true);
  });

  test('they follow keys while the app is on its way, and go on when it has come', async () => {
    const { page } = await visit('/', { live: false });
    const release = await holdApp(page);
    await drawn(page);
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
