import type { Locator } from 'playwright-core';
import { sharedDemo } from '../support/shared-demo';
import { eventually, openDemo } from '../support/visit';

const legacyNotice = /`columns\.render` return cell props is deprecated/;
const allCells = 310;

function parts(demo: Locator) {
  const counter = demo.getByRole('status', { name: 'cells rendered' });
  return {
    marked: demo.locator('.rc-table-cell-row-hover'),
    rows: demo.locator('tr.rc-table-row'),
    house: (name: string) => demo.getByRole('cell', { name, exact: true }),
    reset: demo.getByRole('button', { name: 'Reset the counter' }),
    render: demo.getByRole('button', { name: 'Render the parent' }),
    count: async () => Number(await counter.textContent()),
  };
}

test('hovering a row marks it and the merged cell beside it', async () => {
  const { demo } = await sharedDemo('jsx', 'jsx-options');
  const { marked, rows } = parts(demo);
  await rows.nth(3).locator('td').first().hover();
  await eventually(async () =>
    expect(await marked.allTextContents()).toEqual(['House 1', '4', 'Kale', '40']),
  );
});

test('hovering the merged cell marks all its rows', async () => {
  const { demo } = await sharedDemo('jsx', 'jsx-options');
  const { marked, house } = parts(demo);
  await house('House 1').hover();
  // Ten rows of three cells, and the merged cell itself.
  await eventually(async () => expect(await marked.count()).toBe(31));
  expect(await house('House 1').getAttribute('rowspan')).toBe('10');
});

test('hovering renders no cell, a render of the parent renders all', async () => {
  const { demo } = await sharedDemo('jsx', 'jsx-options');
  const { marked, rows, house, reset, render, count } = parts(demo);
  await eventually(async () => expect(await count()).toBe(allCells));

  await reset.click();
  for (const target of [rows.nth(1).locator('td').last(), house('House 1')]) {
    await target.hover();
    await marked.first().waitFor();
  }
  // Anything that the hovering had rendered would be in this number too.
  await render.click();
  await eventually(async () => expect(await count()).toBe(allCells));
  await render.click();
  await eventually(async () => expect(await count()).toBe(2 * allCells));
});

test('legacy spans render on hover, and their cell is not marked', async () => {
  const { demo } = await openDemo('jsx', 'jsx-options', {
    expectedConsole: [legacyNotice],
  });
  const { marked, rows, house, reset, count } = parts(demo);
  await demo.getByRole('checkbox', { name: 'Legacy spans' }).check();
  expect(await house('House 1').getAttribute('rowspan')).toBe('10');

  await reset.click();
  await rows.nth(3).locator('td').first().hover();
  await eventually(async () =>
    expect(await marked.allTextContents()).toEqual(['4', 'Kale', '40']),
  );
  await eventually(async () => expect(await count()).toBeGreaterThan(0));

  await demo.getByRole('checkbox', { name: 'Legacy spans' }).uncheck();
  await reset.click();
  await rows.nth(3).locator('td').first().hover();
  await eventually(async () => expect(await marked.count()).toBe(4));
  expect(await count()).toBe(0);
});

test('columns written as elements make a grouped header', async () => {
  const { demo } = await sharedDemo('jsx', 'jsx-columns');
  const header = demo.locator('thead tr');
  expect(await header.count()).toBe(2);
  expect(await header.nth(0).locator('th').allTextContents()).toEqual([
    'Departure',
    'Ship',
    'Seats',
  ]);
  expect(await header.nth(1).locator('th').allTextContents()).toEqual([
    'Harbour',
    'Time',
  ]);
  const span = (name: string, attribute: string) =>
    demo.getByRole('columnheader', { name }).getAttribute(attribute);
  expect(await span('Departure', 'colspan')).toBe('2');
  expect(await span('Ship', 'rowspan')).toBe('2');
  expect(await span('Seats', 'rowspan')).toBe('2');
});

test('a condition takes a column element away', async () => {
  const { demo } = await sharedDemo('jsx', 'jsx-columns');
  const cells = demo.locator('tr.rc-table-row').last().locator('td');
  expect(await cells.allTextContents()).toEqual(['Værøy', '13:05', 'Rost', 'full']);
  await demo.getByRole('checkbox', { name: 'Show the seats' }).uncheck();
  expect(await cells.allTextContents()).toEqual(['Værøy', '13:05', 'Rost']);
  expect(await demo.getByRole('columnheader', { name: 'Seats' }).count()).toBe(0);
});
