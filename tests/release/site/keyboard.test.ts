import { hasFocus } from '../../e2e/support/has-focus';
import { eventually, openDemo, visit } from '../../e2e/support/visit';

const PHONE = { width: 390, height: 844 };

test.each([1280, 390])(
  'going back through the changelog at %d px, no stop lies below the field that stays',
  async (width) => {
    const { page } = await visit('/changelog', { viewport: { width, height: 800 } });
    await page.locator('main ul a').nth(60).focus();
    const hidden: string[] = [];
    for (let stop = 0; stop < 50; stop += 1) {
      await page.keyboard.press('Shift+Tab');
      const fault = await page.evaluate(() => {
        const element = document.activeElement as HTMLElement;
        const { x, y, width: wide, height } = element.getBoundingClientRect();
        const found = document.elementFromPoint(x + wide / 2, y + height / 2);
        const isSeen =
          found !== null && (element.contains(found) || found.contains(element));
        return isSeen ? '' : `${element.innerText} at ${Math.round(y)}`;
      });
      if (fault) hidden.push(fault);
    }
    expect(hidden).toEqual([]);
  },
  60_000,
);

test('Escape closes the search and leads back to where the reader was', async () => {
  const { page } = await visit('/demo/simple');
  const link = page.locator('main a[href="/demo/key"]').first();
  await link.focus();
  await page.keyboard.press('/');
  await page.getByRole('combobox').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  expect(await hasFocus(link)).toBe(true);
});

test('the table of contents of a phone opens, leads to a place and the focus with it', async () => {
  const { page } = await visit('/demo/simple', { viewport: PHONE });
  const opener = page.getByRole('button', { name: 'On this page' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const links = page.locator('.ledger-toc a');
  await page.keyboard.press('Tab');
  expect(await hasFocus(links.first())).toBe(true);
  await page.keyboard.press('Escape');
  await links.first().waitFor({ state: 'hidden' });
  expect(await hasFocus(opener)).toBe(true);
  await page.keyboard.press('Enter');
  for (let stop = 0; stop < (await links.count()); stop += 1) {
    await page.keyboard.press('Tab');
  }
  expect(await hasFocus(links.last())).toBe(true);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/demo/simple#related');
  await page.keyboard.press('Tab');
  await eventually(async () =>
    expect(
      await page.evaluate(() => {
        const heading = document.getElementById('related');
        const after = heading?.compareDocumentPosition(
          document.activeElement ?? document.body,
        );
        return ((after ?? 0) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
      }),
    ).toBe(true),
  );
});

test('a table that scrolls in a demo is reached by Tab and scrolled by arrows', async () => {
  const { page, demo } = await openDemo('scroll-x', 'scroll-x-options');
  const box = demo.locator('.rc-table-content');
  await demo.locator('input, select, button').last().focus();
  await page.keyboard.press('Tab');
  expect(await hasFocus(box)).toBe(true);
  await page.keyboard.press('ArrowRight');
  await eventually(async () =>
    expect(await box.evaluate((one) => one.scrollLeft)).toBeGreaterThan(0),
  );
});

test('the drawer keeps the focus until Escape gives it back', async () => {
  const { page } = await visit('/demo/simple', { viewport: PHONE });
  const opener = page.getByRole('button', { name: 'Open navigation' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Pages' });
  await drawer.waitFor();
  const inside = () => drawer.evaluate((box) => box.contains(document.activeElement));
  expect(await inside()).toBe(true);
  const count = await drawer.locator('a, button').count();
  // Past its end the browser's own bar comes, and then the drawer again, never the page behind.
  for (let stop = 0; stop < count + 3; stop += 1) {
    await page.keyboard.press('Tab');
    expect(
      (await inside()) ||
        (await page.evaluate(() => document.activeElement === document.body)),
    ).toBe(true);
  }
  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'hidden' });
  expect(await hasFocus(opener)).toBe(true);
});
