import { visit } from './visit';

/** Text of twice its size does not widen a page beyond a narrow screen. */
export async function expectRoomForLargeText(path: string): Promise<void> {
  const { page } = await visit(path, { viewport: { width: 320, height: 640 } });
  // As browsers do that enlarge text alone.
  await page.evaluate(() => {
    const sizes = [...document.querySelectorAll<HTMLElement>('body *')].map(
      (element) => [element, parseFloat(getComputedStyle(element).fontSize)] as const,
    );
    sizes.forEach(([element, size]) => {
      element.style.fontSize = `${2 * size}px`;
    });
  });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
}
