import type { Page } from 'playwright-core';
import { visit } from '../support/visit';

let page: Page;

// One page for all widths; nothing of it is awake.
beforeAll(async () => {
  ({ page } = await visit('/', { live: false, untilEnd: true }));
});

test.each([390, 820, 1024, 1280, 1440, 1920])(
  'the table of the front page scrolls in a window of %i pixels, and its edge cuts no text',
  async (width) => {
    await page.setViewportSize({ width, height: 900 });
    const table = page.locator('.home .rc-table-content');
    const { hidden, cut } = await table.evaluate((box) => {
      const edge = box.getBoundingClientRect().left + box.clientWidth;
      const texts = [...box.querySelectorAll('th, td')].filter((cell) => {
        if (cell.closest('[aria-hidden]')) return false;
        const range = document.createRange();
        range.selectNodeContents(cell);
        const { left, right } = range.getBoundingClientRect();
        return left < edge && right > edge;
      });
      return {
        hidden: box.scrollWidth - box.clientWidth,
        cut: texts.map(({ textContent }) => textContent),
      };
    });
    // Else the switch for a fixed column would show nothing.
    expect(hidden).toBeGreaterThan(50);
    expect(cut).toEqual([]);
  },
);
