import { openRecipe } from '../support/visit';

/** The words of a row, without the sign of its button. */
const plain = (text: string) => text.replace(/^[−+]/, '').replace(/\s+/g, ' ').trim();

test('row-selection: the header box ticks all, and shows a dash for some', async () => {
  const { page, demo } = await openRecipe('row-selection');
  const all = demo.getByRole('checkbox', { name: 'Select all' });
  const count = demo.getByRole('status');
  const isMixed = () => all.evaluate((box: HTMLInputElement) => box.indeterminate);
  await demo.getByRole('checkbox', { name: 'Select Fjord Power' }).check();
  expect(await count.textContent()).toBe('1 selected');
  expect(await isMixed()).toBe(true);
  expect(await demo.locator('.is-selected').allTextContents()).toEqual([
    expect.stringContaining('Fjord Power'),
  ]);

  await all.focus();
  await page.keyboard.press('Space');
  expect(await count.textContent()).toBe('3 selected');
  expect(await isMixed()).toBe(false);
  await page.keyboard.press('Space');
  expect(await count.textContent()).toBe('0 selected');
  expect(await all.isChecked()).toBe(false);
});

test('sortable-headers: a header sorts up, then down, then not at all', async () => {
  const { page, demo } = await openRecipe('sortable-headers');
  const cities = () => demo.locator('tbody td:first-child').allTextContents();
  const header = demo.getByRole('columnheader', { name: 'Area' });
  const unsorted = await cities();
  await header.getByRole('button').focus();
  await page.keyboard.press('Enter');
  expect(await cities()).toEqual(['Bilbao', 'Århus', 'Valencia', 'Zagreb']);
  expect(await header.getAttribute('aria-sort')).toBe('ascending');
  await page.keyboard.press('Enter');
  expect(await cities()).toEqual(['Zagreb', 'Valencia', 'Århus', 'Bilbao']);
  expect(await header.getAttribute('aria-sort')).toBe('descending');
  await page.keyboard.press('Enter');
  expect(await cities()).toEqual(unsorted);
  expect(await header.getAttribute('aria-sort')).toBeNull();

  await demo.getByRole('button', { name: 'City' }).click();
  expect(await cities()).toEqual(['Århus', 'Bilbao', 'Valencia', 'Zagreb']);
  await demo.getByRole('button', { name: 'Country' }).click();
  expect(await demo.locator('th[aria-sort]').allTextContents()).toEqual(['Country ↑']);
});

test('pagination: pages turn, and another size keeps the first row in view', async () => {
  const { demo } = await openRecipe('pagination');
  const ids = () => demo.locator('tbody td:first-child').allTextContents();
  const current = demo.locator('[aria-current=page]');
  await demo.getByRole('button', { name: 'Page 5' }).click();
  expect(await ids()).toEqual(['5021', '5022', '5023']);
  expect(await demo.getByRole('status').textContent()).toBe('21–23 of 23');
  expect(await current.textContent()).toBe('5');
  await demo.getByRole('combobox', { name: 'Rows' }).selectOption('10');
  expect(await current.textContent()).toBe('3');
  expect(await ids()).toContain('5021');
  await demo.getByRole('button', { name: 'Page 1' }).click();
  expect(await ids()).toHaveLength(10);
});

test('row-grouping: groups have totals, close one by one, and are open when they are new', async () => {
  const { demo } = await openRecipe('row-grouping');
  const rows = async () => (await demo.locator('tbody tr').allInnerTexts()).map(plain);
  const sales = ['Sales (2) 402', 'Train to Lyon 164', 'Hotel in Lyon 238'];
  expect(await rows()).toEqual([...sales, 'Design (2) 995', 'Monitors 920', 'Fonts 75']);
  expect(plain(await demo.locator('tfoot').innerText())).toBe('Total 1397');

  const button = demo.getByRole('button', { name: 'Expenses of Design' });
  await button.press('Enter');
  expect(await button.getAttribute('aria-expanded')).toBe('false');
  expect(await rows()).toEqual([...sales, 'Design (2) 995']);

  await demo.getByRole('combobox', { name: 'Group by' }).selectOption('Month');
  expect((await rows()).filter((row) => row.includes('('))).toEqual([
    ...['May (2) 1084', 'June (2) 313'],
  ]);
  expect(await rows()).toHaveLength(6);
});
