import type { Page } from 'playwright-core';
import { eventually, wake } from '../support/visit';

/** How far apart, in pixels, the reader stops on the way down: less than a window. */
const STEP = 600;

/**
 * Goes down the page as a reader does, as fast as it is drawn, and a step each second where the
 * browser draws nothing.
 */
async function scrollToEnd(step: number): Promise<void> {
  const drawn = () =>
    new Promise((done) => {
      requestAnimationFrame(done);
      setTimeout(done, 1000);
    });
  for (let y = 0; y < document.documentElement.scrollHeight; y += step) {
    window.scrollTo(0, y);
    await drawn();
    await drawn();
  }
}

/** Names of the demos that a reader can see and React does not answer in. */
function sleeping(): string {
  const roots = document.querySelectorAll<HTMLElement>(
    '[data-demo-root]:not([data-live])',
  );
  return [...roots]
    .filter((root) => root.getClientRects().length > 0)
    .map((root) => root.dataset.demoRoot)
    .join();
}

/**
 * Wakes an open page that runs `watchDocument` and reads it to its end.
 * @returns the checks `live` (the page and its demos), `kept` (nodes and texts of the document) and
 * `still` (nothing moves)
 */
export async function wakingFaults(
  page: Page,
): Promise<Record<'live' | 'kept' | 'still', string[]>> {
  const live: string[] = [];
  await wake(page).catch(() => live.push('does not become live'));
  await page.evaluate(scrollToEnd, STEP);
  await eventually(async () => expect(await page.evaluate(sleeping)).toBe('')).catch(
    async () => live.push(`has demos asleep: ${await page.evaluate(sleeping)}`),
  );
  // What the last demo does when it is live is drawn in the next frames.
  await page.evaluate(scrollToEnd, Infinity);
  const { removed, changed, shifts } = await page.evaluate(() => window.watched);
  return {
    live,
    kept: [
      ...removed.slice(0, 5).map((node) => `loses ${node}`),
      ...changed.slice(0, 5).map((text) => `changes ${text}`),
    ],
    still: shifts.slice(0, 3).map((shift) => `moves: ${shift}`),
  };
}
