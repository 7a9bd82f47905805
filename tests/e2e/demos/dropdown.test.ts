import type { Locator } from 'playwright-core';
import { sharedDemo } from '../support/shared-demo';
import { eventually } from '../support/visit';

const names = (demo: Locator) => demo.locator('tbody td:first-child').allTextContents();
const filter = (demo: Locator) =>
  demo.getByRole('button', { name: 'Filter by category' });

test('two chosen categories filter the rows once they are applied', async () => {
  const { page, demo } = await sharedDemo('dropdown', 'dropdown-options');
  await filter(demo).click();
  const menu = page.getByRole('menu', { name: 'Categories' });
  await menu.getByRole('menuitemcheckbox', { name: 'Tea' }).click();
  await menu.getByRole('menuitemcheckbox', { name: 'Coffee' }).click();
  expect(
    await menu.getByRole('menuitemcheckbox', { checked: true }).allTextContents(),
  ).toEqual(['Coffee', 'Tea']);
  expect(await names(demo)).toHaveLength(7);

  await menu.getByRole('menuitem', { name: 'Apply' }).click();
  expect(await names(demo)).toEqual(['Assam, loose leaf', 'Yirgacheffe beans', 'Sencha']);
  expect(await demo.getByRole('status').textContent()).toBe('3 of 7 products');
  await menu.waitFor({ state: 'hidden' });
});

test('the button shows how many are chosen, and both ways to clear work', async () => {
  const { page, demo } = await sharedDemo('dropdown', 'dropdown-options');
  const menu = page.getByRole('menu');
  await filter(demo).click();
  await menu.getByRole('menuitemcheckbox', { name: 'Spices' }).click();
  await menu.getByRole('menuitem', { name: 'Apply' }).click();
  expect(await filter(demo).textContent()).toBe('Filter1');
  expect(await filter(demo).getAttribute('aria-label')).toBe(
    'Filter by category, 1 chosen',
  );

  await filter(demo).click();
  expect(
    await menu.getByRole('menuitemcheckbox', { checked: true }).allTextContents(),
  ).toEqual(['Spices']);
  await menu.getByRole('menuitem', { name: 'Clear filter' }).click();
  expect(await names(demo)).toHaveLength(7);
  expect(await filter(demo).textContent()).toBe('Filter');

  await filter(demo).click();
  await menu.getByRole('menuitemcheckbox', { name: 'Tea' }).click();
  await menu.getByRole('menuitem', { name: 'Apply' }).click();
  expect(await names(demo)).toHaveLength(2);
  await demo.getByRole('button', { name: 'Show all' }).click();
  expect(await names(demo)).toHaveLength(7);
});

test('Escape closes the menu, drops the choice and gives the focus back', async () => {
  const { page, demo } = await sharedDemo('dropdown', 'dropdown-options');
  await filter(demo).click();
  expect(await filter(demo).getAttribute('aria-expanded')).toBe('true');
  await page.getByRole('menuitemcheckbox', { name: 'Grains' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('menu').waitFor({ state: 'hidden' });
  expect(await filter(demo).evaluate((button) => button === document.activeElement)).toBe(
    true,
  );
  expect(await names(demo)).toHaveLength(7);

  await filter(demo).click();
  expect(await page.getByRole('menuitemcheckbox', { checked: true }).count()).toBe(0);
});

test('a click elsewhere closes the menu', async () => {
  const { page, demo } = await sharedDemo('dropdown', 'dropdown-options');
  await filter(demo).click();
  const menu = page.getByRole('menu');
  await menu.waitFor();
  await demo.getByRole('status').click();
  await menu.waitFor({ state: 'hidden' });
  expect(await filter(demo).getAttribute('aria-expanded')).toBe('false');
  expect(await names(demo)).toHaveLength(7);
});

test('the whole filter works from the keyboard', async () => {
  const { page, demo } = await sharedDemo('dropdown', 'dropdown-options');
  const focused = (text: string) =>
    eventually(async () =>
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(text),
    );
  await filter(demo).press('Enter');
  await focused('Coffee');
  await page.keyboard.press('ArrowDown');
  await focused('Grains');
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await focused('Spices');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await focused('Tea');
  await page.keyboard.press('ArrowDown');
  await focused('Apply');
  await page.keyboard.press('Enter');
  await page.getByRole('menu').waitFor({ state: 'hidden' });
  expect(await names(demo)).toEqual([
    'Smoked paprika',
    'Red quinoa',
    'Green cardamom',
    'Pearl barley',
  ]);
  expect(await filter(demo).evaluate((button) => button === document.activeElement)).toBe(
    true,
  );
});
