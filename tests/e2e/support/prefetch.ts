import type { Locator, Page } from 'playwright-core';
import { headlineOf } from './headline-of';
import { visit } from './visit';

/** The files of the page `nested`: its module, its text, its first demos. */
const FILES = [
  /docs__demo__nested\.md/,
  /nested-html/,
  /nested-demo/,
  /nested-path-demo/,
];

export const linkIn = (page: Page) => page.locator('main a[href="/demo/nested"]').first();

/** The next page is fetched when the reader comes to its link, and shown without the network. */
export async function expectFetched(
  come: (link: Locator) => Promise<unknown>,
): Promise<void> {
  // Chromium asks for the icon again when the address changes.
  const { page } = await visit('/demo/simple', {
    expectedConsole: [/DISCONNECTED.*logo\.svg/],
  });
  const link = linkIn(page);
  await link.scrollIntoViewIfNeeded();
  const fetched = FILES.map(async (file) => {
    await (await page.waitForResponse(file)).finished();
  });
  await come(link);
  await Promise.all(fetched);
  await page.context().setOffline(true);
  await link.press('Enter');
  await page.getByRole('heading', { level: 1, name: headlineOf('nested') }).waitFor();
  await page.locator('[data-demo-root="nested"][data-live]').waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
}
