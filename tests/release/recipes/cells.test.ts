import { openRecipe } from '../../e2e/support/visit';

test('grid-navigation: from right to left, the arrows go where they point', async () => {
  const { page, demo } = await openRecipe('grid-navigation');
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl';
  });
  await demo.locator('tbody td').first().focus();
  await page.keyboard.press('ArrowLeft');
  const focused = demo.locator('tbody tr:first-child td:focus');
  expect(await focused.evaluate((one: HTMLTableCellElement) => one.cellIndex)).toBe(2);
});
