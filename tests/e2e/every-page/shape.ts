import type { Page } from 'playwright-core';
import { eventually } from '../support/visit';

/** Widths of the window, in pixels: the narrowest phone that is supported, a tablet, a desk. */
const WIDTHS = [320, 768, 1440];

/** A sheet of A4 with the margins that browsers leave, in CSS pixels. */
const PAPER = { width: 718, height: 1047 };

/** How far, in pixels, the page can be scrolled sideways. */
function overflow(): number {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth - clientWidth;
}

/** What is wrong with what an open page calls itself. */
export async function nameFaults(page: Page, language: string): Promise<string[]> {
  const told = await page.evaluate(() => ({
    headings: [...document.querySelectorAll<HTMLElement>('h1')].map((h1) => h1.innerText),
    title: document.title,
    language: document.documentElement.lang,
    description: document.querySelector<HTMLMetaElement>('meta[name="description"]')
      ?.content,
  }));
  const [heading = '', ...others] = told.headings;
  return [
    ...(/\S/.test(heading) && others.length === 0 ? [] : ['has not exactly one h1']),
    ...(told.title.includes(heading) ? [] : [`is called ${told.title}`]),
    ...(told.language === language ? [] : [`is in ${told.language}`]),
    ...(/\S/.test(told.description ?? '') ? [] : ['has no description']),
  ];
}

/** At which widths an open page can be scrolled sideways. */
export async function widthFaults(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    let pixels = 0;
    // What follows the window by script, as a sticky scrollbar does, comes a frame or two later.
    await eventually(async () => {
      pixels = await page.evaluate(overflow);
      expect(pixels).toBeLessThanOrEqual(0);
    }, 10_000).catch(() => faults.push(`scrolls sideways by ${pixels} at ${width}`));
  }
  return faults;
}

/** What of an open page that runs `holdMeasures` would be cut off on paper. */
export async function paperFaults(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    window.measuresHeld = true;
  });
  await page.setViewportSize(PAPER);
  await page.emulateMedia({ media: 'print' });
  const wider = await page.evaluate(overflow);
  const cut = await page.evaluate(() => {
    const hides = (value: string) => value !== 'visible';
    return [...document.querySelectorAll<HTMLElement>('.ledger-content *')]
      .filter((element) => {
        const { overflowX, overflowY, display, clipPath } = getComputedStyle(element);
        if (display === 'inline' || element.clientWidth === 0) return false;
        // For screen readers alone.
        if (clipPath === 'inset(50%)') return false;
        return (
          (hides(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
          (hides(overflowY) && element.scrollHeight > element.clientHeight + 1)
        );
      })
      .map(({ tagName, className }) => `${tagName}.${className}`);
  });
  await page.emulateMedia({ media: null });
  return [
    ...(wider > 0 ? [`is wider than the paper by ${wider}`] : []),
    ...cut.map((element) => `is cut off in ${element}`),
  ];
}
