import type { Page } from 'playwright-core';
import { address, eventually, openDemo, visit } from '../support/visit';

const dirOf = (page: Page) => page.evaluate(() => document.documentElement.dir);

const queryOf = (page: Page) => new URL(page.url()).search;

/** On which side of the window the header's logo and the sidebar's first entry are. */
async function sides(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    ['.ledger-logo', '.ledger-sidebar a'].map((selector) => {
      const box = document.querySelector(selector)?.getBoundingClientRect();
      return box && box.left + box.width / 2 < innerWidth / 2 ? 'left' : 'right';
    }),
  );
}

test('the switch mirrors the page in place, says so in the address, and is kept', async () => {
  const { page } = await visit('/demo/simple?tab=none#related');
  expect(await sides(page)).toEqual(['left', 'left']);
  const entries = await page.evaluate(() => history.length);
  await page.getByRole('button', { name: 'RTL' }).click();
  expect(await dirOf(page)).toBe('rtl');
  expect(await sides(page)).toEqual(['right', 'right']);
  expect(queryOf(page)).toBe('?tab=none&dir=rtl');
  expect(new URL(page.url()).hash).toBe('#related');
  // Back leads to the page before, not to the other direction.
  expect(await page.evaluate(() => history.length)).toBe(entries);

  await page.goto(address('/changelog'));
  expect(await dirOf(page)).toBe('rtl');
  await page.getByRole('button', { name: 'LTR' }).click();
  await eventually(async () => expect(await dirOf(page)).toBe('ltr'));
  await page.goto(address('/demo/simple'));
  expect(await dirOf(page)).toBe('ltr');
});

test('an address sets the direction before anything shows, without React', async () => {
  const { page } = await visit('/?dir=rtl', { live: false });
  expect(await dirOf(page)).toBe('rtl');
  expect(await sides(page)).toEqual(['right', 'right']);
  expect(await page.locator('html[data-live]').count()).toBe(0);
});

test('a demo that can use it gets the direction, live, and keeps what it was doing', async () => {
  const { page, demo } = await openDemo('fixed-columns', 'fixed-columns-options');
  await demo.getByRole('combobox', { name: 'Left' }).selectOption('2');
  const first = demo.locator('tbody td').first();
  const edge = () =>
    first.evaluate((cell) => {
      const box = cell.closest('.rc-table')?.getBoundingClientRect();
      const own = cell.getBoundingClientRect();
      return box && Math.round(own.left - box.left) <= 1 ? 'left' : 'right';
    });
  expect(await edge()).toBe('left');
  await page.getByRole('button', { name: 'RTL' }).click();
  await demo.locator('.rc-table-rtl').waitFor();
  expect(await edge()).toBe('right');
  expect(await demo.getByRole('combobox', { name: 'Left' }).inputValue()).toBe('2');
  // Fixed columns stay at the side where lines begin.
  await demo.locator('.rc-table-content').evaluate((box) => {
    box.scrollLeft = -200;
  });
  expect(await edge()).toBe('right');
  await page.getByRole('button', { name: 'LTR' }).click();
  await demo.locator('.rc-table:not(.rc-table-rtl)').waitFor();
  expect(await edge()).toBe('left');
});
