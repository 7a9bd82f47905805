import type { Page } from 'playwright-core';
import { isSameDocument, markDocument } from './same-document';

/**
 * On the page `/place` of a small site, which `placeFiles` make: its demo reads the address, changes
 * it and leads to the page `/hello` in the same document. The demo also works on a page of its own.
 */
export async function expectRoutedDemo(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/place?page=1`);
  const demo = page.locator('[data-demo-root="place"][data-live]');
  await demo.getByText('/place 1', { exact: true }).waitFor();
  await markDocument(page);
  await demo.getByRole('button', { name: 'Second' }).click();
  await demo.getByText('/place 2', { exact: true }).waitFor();
  const alone = await page.locator('[data-alone]').first().getAttribute('data-alone');
  await demo.getByRole('link', { name: 'Link to hello' }).click();
  await page.getByRole('heading', { level: 1, name: 'Hello' }).waitFor();
  expect(await isSameDocument(page)).toBe(true);
  await page.goto(new URL(alone ?? '', origin).href);
  await page.locator('[data-demo-root][data-live] output').waitFor();
}
