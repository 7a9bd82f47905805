import type { Locator, Page } from 'playwright-core';
import { eventually } from './visit';

/** Expects an element to stand at the top of the window, below the header that stays there. */
export async function expectBelowHeader(page: Page, element: Locator): Promise<void> {
  await eventually(async () => {
    const header = await page.locator('.ledger-header').boundingBox();
    const box = await element.boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual((header?.height ?? 0) - 1);
    // On the changelog the filter stays there, too.
    expect(box?.y).toBeLessThan(260);
  });
}
