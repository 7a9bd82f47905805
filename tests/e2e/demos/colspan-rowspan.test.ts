import type { Locator } from 'playwright-core';
import { sharedDemo } from '../support/shared-demo';

const rows = (demo: Locator) => demo.locator('tr.rc-table-row');

const cellCounts = (demo: Locator) =>
  rows(demo).evaluateAll((list) => list.map((row) => row.children.length));

/** Where each cell of a row begins and ends, in whole pixels. */
const edges = (row: Locator) =>
  row.evaluate((element) =>
    [...element.children].map((cell) => {
      const { left, right } = cell.getBoundingClientRect();
      return [Math.round(left), Math.round(right)];
    }),
  );

test('spanning cells replace the ones they cover, and no column shifts', async () => {
  const { demo } = await sharedDemo('colspan-rowspan', 'colspan-rowspan-options');
  expect(await demo.getByRole('columnheader').allTextContents()).toEqual([
    'Name',
    'Desk and mobile',
    'Room',
  ]);
  expect(await cellCounts(demo)).toEqual([4, 4, 3, 1, 4, 3]);

  const header = await edges(demo.locator('thead tr'));
  const full = await edges(rows(demo).nth(0));
  const merged = await edges(rows(demo).nth(2));
  const note = await edges(rows(demo).nth(3));
  expect(merged).toEqual(header);
  expect([full[0], full[3]]).toEqual([header[0], header[2]]);
  expect([full[1]?.[0], full[2]?.[1]]).toEqual(header[1]);
  expect(note).toEqual([[header[0]?.[0], header[2]?.[1]]]);
  expect(await rows(demo).nth(2).getByRole('cell').allTextContents()).toEqual([
    'Front desk',
    '2000',
    'Lobby',
  ]);
  expect(await rows(demo).nth(5).getByRole('cell').allTextContents()).toEqual([
    'Delivery van',
    '555 0190',
    'Yard',
  ]);
});

test('without the zeros the covered cells stick out of the table', async () => {
  const { demo } = await sharedDemo('colspan-rowspan', 'colspan-rowspan-options');
  const switchZeros = demo.getByRole('checkbox', { name: 'colSpan: 0 on covered cells' });
  await switchZeros.uncheck();
  expect(await cellCounts(demo)).toEqual([4, 4, 4, 4, 4, 4]);
  const lastEdge = (await edges(demo.locator('thead tr')))[2]?.[1] ?? 0;
  expect((await edges(rows(demo).nth(2)))[3]?.[1]).toBeGreaterThan(lastEdge);

  await switchZeros.check();
  expect(await cellCounts(demo)).toEqual([4, 4, 3, 1, 4, 3]);
});

test('row spans follow the order of the rows', async () => {
  const { demo } = await sharedDemo('colspan-rowspan', 'colspan-rowspan-groups');
  const depots = () =>
    demo
      .locator('tr.rc-table-row > td:nth-last-child(3)')
      .evaluateAll((cells) =>
        cells.map((cell) => `${cell.textContent} ${cell.getAttribute('rowspan') ?? 1}`),
      );
  expect(await depots()).toEqual(['Antwerp 3', 'Bilbao 2', 'Gdańsk 2']);
  expect(await cellCounts(demo)).toEqual([3, 2, 2, 3, 2, 3, 2]);

  await demo.getByRole('combobox', { name: 'Sort by' }).selectOption('stock');
  expect(await rows(demo).locator('td:nth-last-child(2)').allTextContents()).toEqual([
    'Cork tile',
    'Oak plank',
    'Oak plank',
    'Slate slab',
    'Cork tile',
    'Slate slab',
    'Oak plank',
  ]);
  expect(await depots()).toEqual([
    'Bilbao 1',
    'Antwerp 1',
    'Gdańsk 2',
    'Antwerp 2',
    'Bilbao 1',
  ]);

  const checkbox = demo.getByRole('checkbox', { name: 'New spans for each order' });
  await checkbox.uncheck();
  expect(await depots()).toEqual(['Bilbao 3', 'Gdańsk 2', 'Antwerp 2']);
});

test('a merged cell and its rows mark each other', async () => {
  const { demo } = await sharedDemo('colspan-rowspan', 'colspan-rowspan-groups');
  const marked = demo.locator('.rc-table-cell-row-hover');

  await demo.getByRole('cell', { name: 'Slate slab' }).first().hover();
  await marked.first().waitFor();
  expect(await marked.allTextContents()).toEqual(['Antwerp', 'Slate slab', '85']);

  await demo.getByRole('cell', { name: 'Bilbao' }).hover();
  await demo.locator('.rc-table-cell-row-hover', { hasText: 'Bilbao' }).waitFor();
  expect(await marked.allTextContents()).toEqual([
    'Bilbao',
    'Cork tile',
    '410',
    'Oak plank',
    '60',
  ]);
});
