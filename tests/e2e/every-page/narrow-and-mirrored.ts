import type { Page } from 'playwright-core';
import {
  axeFaults,
  faultsInBothColors,
  showColor,
  showRightToLeft,
} from '../support/axe';
import { address, openContext, wake } from '../support/visit';

/** Opens an address in a page that is there already, and wakes all that is on it. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(address(path));
  if (path.endsWith('/404.html')) return;
  await wake(page);
  for (const demo of await page.locator('[data-demo-root]:visible').all()) {
    await demo.evaluate((root) => root.scrollIntoView({ block: 'center' }));
    await demo.and(page.locator('[data-live]')).waitFor({ state: 'attached' });
  }
  await page.evaluate(() => window.scrollTo(0, 0));
}

/** What axe finds on pages in the window of a phone, and in a wide one from right to left. */
export async function narrowAndMirroredFaults(
  paths: readonly string[],
): Promise<string[]> {
  const context = await openContext({ reducedMotion: 'reduce' });
  const page = await context.newPage();
  const faults: string[] = [];
  for (const path of paths) {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, path);
    faults.push(...(await faultsInBothColors(page, path)));
    await page.setViewportSize({ width: 1440, height: 900 });
    await showColor(page, 'light');
    await showRightToLeft(page);
    faults.push(
      ...(await axeFaults(page, 'structure')).map((fault) => `${path} mirrored ${fault}`),
    );
  }
  return faults;
}
