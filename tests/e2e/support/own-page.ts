import type { Locator } from 'playwright-core';
import { openedAddress } from './opened-address';
import { address, visit } from './visit';

export type ClickOptions = Parameters<Locator['click']>[0];

/** A link that is pressed in some way opens in a page of its own. */
export async function expectOwnPage(how: ClickOptions): Promise<void> {
  const { page } = await visit('/demo/simple');
  const window = page.context().waitForEvent('page');
  const asked = openedAddress(page.context(), window);
  await page.locator('main a[href="/demo/key"]').first().click(how);
  expect(await window).not.toBe(page);
  expect(await asked).toBe(address('/demo/key'));
  expect(page.url()).toBe(address('/demo/simple'));
}
