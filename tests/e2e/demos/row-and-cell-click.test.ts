import type { Locator } from 'playwright-core';
import { sharedDemo } from '../support/shared-demo';
import { eventually } from '../support/visit';

/** The newest messages, oldest first and without their numbers. */
const logged = async (demo: Locator) =>
  (await demo.getByRole('log').getByRole('listitem').allTextContents())
    .map((line) => line.replace(/^\d+\. /, ''))
    .reverse();

test('a click reaches the cell, then the row', async () => {
  const { demo } = await sharedDemo('row-and-cell-click', 'row-and-cell-click-options');
  await demo.getByRole('cell', { name: 'Pilot station' }).click();
  expect(await logged(demo)).toEqual(['row click: Pilot station, row 3']);

  await demo.getByRole('cell', { name: '555 0102' }).click();
  expect((await logged(demo)).slice(1)).toEqual([
    'cell click: 555 0102',
    'row click: Bram de Wit, row 2',
  ]);

  await demo.getByRole('checkbox', { name: 'Stop clicks at the phone cells' }).check();
  await demo.getByRole('cell', { name: '555 0120' }).click();
  expect((await logged(demo)).slice(3)).toEqual(['cell click: 555 0120']);
});

test('a double click sends two clicks first, and Shift is noticed', async () => {
  const { demo } = await sharedDemo('row-and-cell-click', 'row-and-cell-click-options');
  await demo.getByRole('cell', { name: 'Leila Haddad' }).dblclick();
  expect(await logged(demo)).toEqual([
    'row click: Leila Haddad, row 1',
    'row click: Leila Haddad, row 1',
    'row double click: Leila Haddad',
  ]);

  await demo.getByRole('cell', { name: 'Customs desk' }).click({ modifiers: ['Shift'] });
  expect((await logged(demo)).slice(3)).toEqual([
    'row click: Customs desk, row 4, with Shift',
  ]);
});

test('collapsing a branch is no row click, and renumbers the rows', async () => {
  const { page, demo } = await sharedDemo(
    'row-and-cell-click',
    'row-and-cell-click-options',
  );
  const button = demo.getByRole('button', { name: 'People of Harbour office' });
  await button.click();
  expect(await button.getAttribute('aria-expanded')).toBe('false');
  expect(await demo.locator('tr.rc-table-row').count()).toBe(3);
  expect(await logged(demo)).toEqual(['Nothing yet.']);

  await demo.getByRole('cell', { name: 'Pilot station' }).click();
  expect(await logged(demo)).toEqual(['row click: Pilot station, row 1']);

  await button.press('Enter');
  expect(await button.getAttribute('aria-expanded')).toBe('true');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  expect((await logged(demo)).slice(1)).toEqual(['row Enter: Leila Haddad']);
});

test('rows are selected by mouse and by keyboard', async () => {
  const { page, demo } = await sharedDemo(
    'row-and-cell-click',
    'row-and-cell-click-select',
  );
  const selected = demo.locator('tr[aria-selected="true"]');
  await demo.getByText('selected: nothing').waitFor();

  await demo.getByRole('gridcell', { name: 'Tidewater' }).click();
  await demo.getByText('selected: South 1').waitFor();
  expect(await selected.allTextContents()).toEqual(['South 1Tidewater140']);
  expect(await selected.getAttribute('class')).toContain('is-selected');
  expect(await demo.locator('tr[tabindex="0"]').allTextContents()).toEqual([
    'South 1Tidewater140',
  ]);

  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await demo.getByText('selected: North 1').waitFor();
  await page.keyboard.press('ArrowDown');
  await demo.getByText('selected: North 1').waitFor();
  await page.keyboard.press('Space');
  await demo.getByText('selected: North 2').waitFor();
  expect(await selected.count()).toBe(1);
});

test('the context menu opens at the pointer and acts on its row', async () => {
  const { page, demo } = await sharedDemo(
    'row-and-cell-click',
    'row-and-cell-click-menu',
  );
  const names = demo.locator('tr.rc-table-row td:first-child');
  const menu = demo.getByRole('menu', { name: 'Actions for Chiara Russo' });

  const cell = demo.getByText('Chiara Russo');
  await cell.click({ button: 'right', position: { x: 20, y: 12 } });
  const from = await cell.boundingBox();
  const to = await menu.boundingBox();
  expect(to?.x).toBeCloseTo((from?.x ?? 0) + 20, -1);
  expect(to?.y).toBeCloseTo((from?.y ?? 0) + 12, -1);

  await menu.getByRole('menuitem', { name: 'Move to the front' }).click();
  await menu.waitFor({ state: 'detached' });
  expect(await names.allTextContents()).toEqual([
    'Chiara Russo',
    'Greta Lind',
    'Omar Farouk',
    'Piotr Zając',
  ]);

  const button = demo.getByRole('button', { name: 'Actions for Chiara Russo' });
  await eventually(async () =>
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(
      true,
    ),
  );
  await page.keyboard.press('Enter');
  await menu.waitFor();
  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'detached' });

  await page.keyboard.press('Enter');
  await menu.waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await menu.waitFor({ state: 'detached' });
  expect(await names.last().textContent()).toBe('Chiara Russo');
});

test('a click elsewhere closes the context menu', async () => {
  const { demo } = await sharedDemo('row-and-cell-click', 'row-and-cell-click-menu');
  await demo.getByText('Omar Farouk').click({ button: 'right' });
  const menu = demo.getByRole('menu', { name: 'Actions for Omar Farouk' });
  await menu.waitFor();
  await demo.getByRole('columnheader', { name: 'Visitor' }).click();
  await menu.waitFor({ state: 'detached' });
});
