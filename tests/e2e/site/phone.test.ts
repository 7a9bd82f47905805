import { headlineOf } from '../support/headline-of';
import { visit } from '../support/visit';

test('on a phone the navigation is a drawer that closes after a choice', async () => {
  const { page } = await visit('/demo/simple', { viewport: { width: 390, height: 800 } });
  const opener = page.getByRole('button', { name: 'Open navigation' });
  await opener.click();
  const drawer = page.getByRole('dialog', { name: 'Pages' });
  await drawer.getByRole('link', { name: 'caption' }).click();
  await page.getByRole('heading', { level: 1, name: headlineOf('caption') }).waitFor();
  await drawer.waitFor({ state: 'hidden' });
  await opener.click();
  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'hidden' });
  expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true);
});

test.each(['/demo/simple', '/zh-CN/demo/simple'])(
  'in the narrowest window the header of %s has room for all that it holds',
  async (path) => {
    const { page } = await visit(path, { viewport: { width: 320, height: 640 } });
    const places = await page
      .locator('.ledger-header-inner')
      .locator('.ledger-logo span, :is(a, button):not(.ledger-logo)')
      .evaluateAll((all) =>
        all
          .filter((one) => one.getClientRects().length > 0)
          .map((one) => {
            const { left, right } = one.getBoundingClientRect();
            const isCut = one.scrollWidth > one.clientWidth && one.clientWidth > 0;
            return { name: one.textContent, left, right, isCut };
          }),
      );
    expect(places.length).toBeGreaterThan(4);
    expect(places.filter(({ isCut }) => isCut)).toEqual([]);
    const overlaps = places.filter(({ left }, at) => left < (places[at - 1]?.right ?? 0));
    expect(overlaps).toEqual([]);
  },
);

test.each(['/', '/changelog', '/guide/hosting', '/zh-CN/demo/virtual-list'])(
  'text of twice its size moves nothing on %s out of a narrow screen',
  async (path) => {
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
  },
);
