import { paths } from '../support/pages';
import { address, visit } from '../support/visit';

/** How far, in pixels, the page can be scrolled sideways. */
function overflow(): number {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth - clientWidth;
}

test.each([320, 768, 1440])(
  'no page scrolls sideways at %i pixels',
  async (width) => {
    const { page } = await visit('/', { viewport: { width, height: 800 } });
    const wide: string[] = [];
    for (const path of paths) {
      await page.goto(address(path));
      await page.getByRole('heading', { level: 1 }).waitFor();
      if (path.startsWith('/demo/')) {
        await page.locator('[data-demo] .rc-table').first().waitFor();
      }
      const pixels = await page.evaluate(overflow);
      if (pixels > 0) wide.push(`${path} by ${pixels}`);
    }
    expect(wide).toEqual([]);
  },
  180_000,
);

test('on a phone the navigation is a drawer that closes after a choice', async () => {
  const { page } = await visit('/demo/simple', { viewport: { width: 390, height: 800 } });
  const opener = page.getByRole('button', { name: 'Open the navigation' });
  await opener.click();
  const drawer = page.getByRole('dialog', { name: 'Pages' });
  await drawer.getByRole('link', { name: 'caption' }).click();
  await page.getByRole('heading', { level: 1, name: 'caption' }).waitFor();
  await drawer.waitFor({ state: 'hidden' });
  await opener.click();
  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'hidden' });
  expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true);
});

test('on a phone the table of contents folds out', async () => {
  const { page } = await visit('/demo/simple', { viewport: { width: 390, height: 800 } });
  await page.getByText('On this page').last().click();
  await page.getByRole('link', { name: 'Related' }).click();
  expect(new URL(page.url()).hash).toBe('#related');
});
