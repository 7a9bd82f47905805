import { readFileSync } from 'node:fs';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';

const SOURCE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.0 to 2.2, levels A and AA, and what is good practice beside them. */
const TAGS = [
  'wcag2a',
  'wcag2aa',
  'wcag21a',
  'wcag21aa',
  'wcag22aa',
  'best-practice',
] as const;

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** Waits until nothing moves or changes its colour any more. */
export async function waitForRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    await frame();
    do await frame();
    while (document.getAnimations().some(({ playState }) => playState === 'running'));
  });
}

/** Shows the open page in a colour, as the script in its head does. */
export async function showColour(page: Page, colour: 'light' | 'dark'): Promise<void> {
  await page.evaluate((mode) => {
    document.documentElement.dataset.prefersColor = mode;
  }, colour);
}

/** Shows the open page from right to left, as its switch does. */
export async function showRightToLeft(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl';
  });
}

/**
 * What axe finds on a page as it is, as `rule: element (why)`. Frames are documents of their own.
 */
export async function axeFaults(page: Page): Promise<string[]> {
  await waitForRest(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
  const violations = await page.evaluate(
    (values) =>
      window.axe
        .run({
          iframes: false,
          resultTypes: ['violations'],
          runOnly: { type: 'tag', values },
        })
        .then((results) => results.violations),
    [...TAGS],
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any, all, none }) => {
      const why = [...any, ...all, ...none].map(({ message }) => message).join('; ');
      return `${id}: ${target.join(' ')} (${why})`;
    }),
  );
}
