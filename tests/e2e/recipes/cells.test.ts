import { openRecipe } from '../support/visit';

test('editable-cells: Enter saves, Escape restores, and what is invalid is not saved', async () => {
  const { page, demo } = await openRecipe('editable-cells');
  const total = demo.getByRole('status');
  const price = demo.getByRole('textbox', { name: 'Price of Pine shelf' });
  await price.fill('500');
  expect(await total.textContent()).toBe('Total: €485');
  await price.press('Enter');
  expect(await total.textContent()).toBe('Total: €565');
  expect(await price.evaluate((field) => field === document.activeElement)).toBe(true);

  await price.fill('7');
  await price.press('Escape');
  expect(await price.inputValue()).toBe('500');

  await price.fill('many');
  expect(await price.getAttribute('aria-invalid')).toBe('true');
  await page.keyboard.press('Tab');
  expect(await price.inputValue()).toBe('500');
  expect(await total.textContent()).toBe('Total: €565');

  await demo.getByRole('textbox', { name: 'Name of item 2' }).fill('Desk lamp');
  await page.keyboard.press('Tab');
  await demo.getByRole('textbox', { name: 'Price of Desk lamp' }).waitFor();
});

test('column-settings: columns are hidden, and moved by mouse and keyboard', async () => {
  const { page, demo } = await openRecipe('column-settings');
  const headers = () => demo.getByRole('columnheader').allTextContents();
  await demo.getByRole('checkbox', { name: 'To' }).uncheck();
  expect(await headers()).toEqual(['Flight', 'Gate', 'Time']);

  const header = (name: string) => demo.getByRole('columnheader', { name });
  await header('Time').dragTo(header('Flight'));
  expect(await headers()).toEqual(['Time', 'Flight', 'Gate']);
  expect(await demo.locator('tbody tr:first-child td').allTextContents()).toEqual([
    '09:40',
    'SK 461',
    'B12',
  ]);

  const back = demo.getByRole('button', { name: 'Move Gate back' });
  await back.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  expect(await headers()).toEqual(['Time', 'Gate', 'Flight']);
  expect(await demo.getByRole('status').textContent()).toBe('Gate is now column 2');
  expect(await back.evaluate((button) => button === document.activeElement)).toBe(true);

  for (const name of ['Flight', 'Gate']) {
    await demo.getByRole('checkbox', { name }).uncheck();
  }
  expect(await demo.getByRole('checkbox', { name: 'Time' }).isDisabled()).toBe(true);
});

test('grid-navigation: the keys move the focus in the grid, which is one tab stop', async () => {
  const { page, demo } = await openRecipe('grid-navigation');
  const grid = demo.getByRole('grid', { name: 'Days in the office' });
  const cell = (row: number, day: number) =>
    grid.locator('.rc-table-row').nth(row).locator('td').nth(day);
  const isFocused = (row: number, day: number) =>
    cell(row, day).evaluate((element) => element === document.activeElement);
  expect(await grid.locator('[tabindex="0"]').count()).toBe(1);

  await cell(0, 0).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  expect(await isFocused(1, 1)).toBe(true);
  await page.keyboard.press('Enter');
  expect(await cell(1, 1).textContent()).toBe('Out');
  await page.keyboard.press('Space');
  expect(await cell(1, 1).textContent()).toBe('In');

  await page.keyboard.press('Control+End');
  expect(await isFocused(2, 4)).toBe(true);
  await page.keyboard.press('ArrowDown');
  expect(await isFocused(2, 4)).toBe(true);
  await page.keyboard.press('Home');
  expect(await isFocused(2, 0)).toBe(true);

  await page.keyboard.press('Tab');
  expect(await grid.evaluate((table) => table.contains(document.activeElement))).toBe(
    false,
  );
  await page.keyboard.press('Shift+Tab');
  expect(await isFocused(2, 0)).toBe(true);
});
