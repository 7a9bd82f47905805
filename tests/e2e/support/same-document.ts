import type { Page } from 'playwright-core';

/** Marks the document that a page shows. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { marked: true }));
}

/** True while no document has been loaded since the mark was made. */
export function isSameDocument(page: Page): Promise<boolean> {
  return page.evaluate(() => 'marked' in window);
}
