import { headlineOf } from '../support/headline-of';
import { visit } from '../support/visit';
import { expectRoomForLargeText } from '../support/large-text';

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

test('text of twice its size moves nothing on /changelog out of a narrow screen', () =>
  expectRoomForLargeText('/changelog'));
