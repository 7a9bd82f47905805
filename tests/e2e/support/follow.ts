import type { Page } from 'playwright-core';
import { headlineOf } from './headline-of';
import { eventually } from './visit';

export const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

export async function scrollTo(page: Page, y: number): Promise<void> {
  await page.evaluate((to) => window.scrollTo(0, to), y);
  await eventually(async () => expect(await scrolled(page)).toBe(y));
}

export const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name: headlineOf(name), exact: true });

/** Follows the link to a page of the sidebar; a press by Playwright would scroll to it. */
export async function follow(page: Page, name: string): Promise<void> {
  const link = page.locator('.ledger-aside').getByRole('link', { name, exact: true });
  await link.evaluate((element: HTMLElement) => element.click());
  await heading(page, name).waitFor();
}
