import type { Locator, Page } from 'playwright-core';
import { eventually } from './visit';

/**
 * Waits until the page has drawn what it shows. Chromium drops a scroll that comes before it knows
 * what scrolls there.
 */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
  });
}

/** Puts the focus on a place that scrolls, and presses a key such as `End` there. */
export async function scrollByKey(place: Locator, key: string): Promise<void> {
  await place.focus();
  await drawn(place.page());
  await place.page().keyboard.press(key);
}

/** Listens for the next scroll of anything in the page. */
const nextScroll = (page: Page) =>
  page.evaluateHandle(() => {
    const scrolled = new Promise<boolean>((resolve) => {
      addEventListener('scroll', () => resolve(true), { capture: true, once: true });
      setTimeout(() => resolve(false), 3_000);
    });
    return { scrolled };
  });

/**
 * Puts the pointer over a place and turns the wheel until something has scrolled: Chromium drops
 * a turn that comes before it knows what scrolls there.
 * @param by how far to the right and down, in CSS pixels
 * @param moved what the page must show afterwards
 */
export async function wheelOver(
  page: Page,
  place: Locator,
  [x, y]: [number, number],
  moved?: () => Promise<unknown>,
): Promise<void> {
  await place.hover();
  await eventually(async () => {
    // Scrolls that are under way end first.
    await drawn(page);
    const next = await nextScroll(page);
    await page.mouse.wheel(x, y);
    expect(await next.evaluate(({ scrolled }) => scrolled)).toBe(true);
  }, 10_000);
  if (moved) await eventually(moved);
}
