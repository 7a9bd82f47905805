import type { Page } from 'playwright-core';
import { isSameDocument, markDocument } from './same-document';

/**
 * From the page `/hello` of a small site, follows the link to the one with a demo that brings a
 * style sheet, which must be there in the same document.
 */
export async function expectOtherPage(page: Page): Promise<void> {
  await page.locator('[data-demo-root="hello"][data-live]').waitFor();
  await markDocument(page);
  await page
    .getByRole('navigation', { name: 'Pages', exact: true })
    .getByRole('link', { name: 'Other' })
    .click();
  const demo = page.locator('[data-demo-root="other"][data-live] .other');
  await demo.waitFor();
  expect(await demo.evaluate((one) => getComputedStyle(one).color)).toBe('rgb(1, 2, 3)');
  expect(await isSameDocument(page)).toBe(true);
}
