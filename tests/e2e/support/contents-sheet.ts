import type { Page } from 'playwright-core';
import { eventually } from './visit';

export const PHONE = { width: 390, height: 844 };

export const opener = (page: Page) => page.getByRole('button', { name: 'On this page' });

export const sheet = (page: Page) =>
  page.getByRole('navigation', { name: 'On this page' });

export const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** A press by Playwright's `click` would scroll the page below the header. */
export async function pressOpener(page: Page): Promise<void> {
  const box = await opener(page).boundingBox();
  if (!box) throw new Error('The button of the contents is not on the page.');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

export async function openFromTheMiddle(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, 900));
  await eventually(async () => expect(await scrolled(page)).toBe(900));
  await pressOpener(page);
  await sheet(page).waitFor();
}
