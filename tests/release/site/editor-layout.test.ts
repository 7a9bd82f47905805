import type { Page } from 'playwright-core';
import { editor, FRAME_WARNINGS, result, tool } from '../../e2e/support/editor';
import { eventually, visit } from '../../e2e/support/visit';

const WIDE = { width: 1440, height: 900 };

const TALL = { width: 820, height: 900 };

const PHONE = { width: 390, height: 844 };

async function openEditor(viewport: { width: number; height: number }): Promise<Page> {
  const { page } = await visit('/demo/simple', {
    viewport,
    expectedConsole: FRAME_WARNINGS,
  });
  await tool(page, 'Edit here').click();
  await result(page).getByText('Reading lamp').waitFor();
  return page;
}

/** Where an element is in the window, in pixels. */
async function placeOf(page: Page, selector: string) {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`${selector} is not shown.`);
  return { top: box.y, bottom: box.y + box.height };
}

test.each([WIDE, PHONE])(
  'lines that are longer than an editor wrap, with their rest indented, at %p',
  async (viewport) => {
    const page = await openEditor(viewport);
    await editor(page).focus();
    await page.keyboard.press('ControlOrMeta+Home');
    await page.keyboard.insertText(`  // ${'word '.repeat(40)}\n`);
    const [first, ...others] = await page
      .locator('.cm-line', { hasText: 'word word' })
      .evaluate((line) => {
        const range = document.createRange();
        range.selectNodeContents(line);
        return [...range.getClientRects()].map(({ left, top, width }) => ({
          left,
          top,
          width,
        }));
      });
    // The two spaces.
    const start = first ?? { left: 0, top: 0, width: 0 };
    const rest = others.find(({ top }) => top > start.top + 8);
    expect(rest?.left).toBeGreaterThan(start.left + start.width + 8);
    const scroller = page.locator('.cm-scroller');
    expect(await scroller.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  },
);

test('on a phone, the tools follow the result, with no piece of text between them', async () => {
  const page = await openEditor(PHONE);
  await eventually(async () => {
    const shown = await placeOf(page, '.ledger-demo-result');
    const tools = await placeOf(page, '.ledger-demo-tools');
    expect(Math.abs(tools.top - shown.bottom)).toBeLessThanOrEqual(1);
  });
});

test('a page that scrolls to show an editor leaves no line of text above its demo', async () => {
  const page = await openEditor(TALL);
  await eventually(async () => {
    const header = await placeOf(page, '.ledger-header');
    const demo = await placeOf(page, '.ledger-demo');
    expect(demo.top).toBeLessThan(header.bottom + 21);
  });
});
