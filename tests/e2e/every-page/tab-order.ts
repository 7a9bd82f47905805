import type { Page } from 'playwright-core';
import { tabThrough } from '../support/tab-walk';
import { visit } from '../support/visit';

/** Keeps the code of demos open, as a reader who asked for it has it. */
const openCode = (page: Page) =>
  page.addInitScript(() => localStorage.setItem('ledger:code', 'open'));

type Row = readonly [path: string, width: number, wanted: readonly string[]];

/** `/` has a thousand stops, which have taken more than two minutes on a busy machine. */
const MOST_TIME = 300_000;

/**
 * Declares that Tab leads through all of pages in windows of a width.
 * @param rows with the beginnings of names of stops that must be there
 */
export function testTabOrder(rows: readonly Row[]): void {
  test.each(rows)(
    'Tab leads through all of %s at %d px: each stop is seen, in order, and none is a trap',
    async (path, width, wanted) => {
      const { page } = await visit(path, {
        viewport: { width, height: 800 },
        before: openCode,
      });
      const stops = await tabThrough(page);
      expect(
        stops.flatMap(({ name, faults }) => faults.map((fault) => `${name} ${fault}`)),
      ).toEqual([]);
      const names = stops.map(({ name }) => name);
      const links = await page.evaluate(
        () =>
          [
            ...document.querySelectorAll<HTMLElement>('a[href], button:not([disabled])'),
          ].filter((one) => one.tabIndex >= 0 && one.checkVisibility()).length,
      );
      expect(links).toBeGreaterThan(20);
      expect(names.filter((name) => /^(a|button) /.test(name))).toHaveLength(links);
      for (const name of wanted)
        expect(names.some((one) => one.startsWith(name))).toBe(true);
    },
    MOST_TIME,
  );
}
