import type { Locator } from 'playwright-core';
import { sharedDemo } from '../support/shared-demo';
import { eventually, openDemo } from '../support/visit';

async function widths(demo: Locator): Promise<number[]> {
  const boxes = await demo
    .locator('thead th')
    .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().width));
  return boxes.map(Math.round);
}

const edge = (demo: Locator, column: string) =>
  demo.getByRole('separator', { name: `Width of ${column}` });

async function drag(handle: Locator, by: number): Promise<void> {
  const page = handle.page();
  await handle.hover();
  const box = await handle.boundingBox();
  if (!box) throw new Error('The handle is not shown');
  const x = box.x + box.width / 2;
  const y = box.y + box.height / 2;
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + by / 2, y, { steps: 4 });
  await page.mouse.move(x + by, y, { steps: 4 });
  await page.mouse.up();
}

test('dragging an edge widens that column and leaves the others alone', async () => {
  const { demo } = await sharedDemo('column-resize', 'column-resize-options');
  expect(await widths(demo)).toEqual([170, 140, 110, 90]);

  await drag(edge(demo, 'Author'), 80);
  expect(await widths(demo)).toEqual([170, 220, 110, 90]);
  expect(await demo.getByRole('status').textContent()).toBe(
    '170 + 220 + 110 + 90 = 590 px',
  );
  const cell = await demo.getByRole('cell', { name: 'Dostoevsky' }).boundingBox();
  expect(cell?.width).toBe(220);

  await demo.getByRole('button', { name: 'Reset widths' }).click();
  expect(await widths(demo)).toEqual([170, 140, 110, 90]);
});

test('a column stops at its least and greatest width', async () => {
  const { demo } = await sharedDemo('column-resize', 'column-resize-options');
  await drag(edge(demo, 'Year'), 400);
  expect(await widths(demo)).toEqual([170, 140, 110, 400]);
  await drag(edge(demo, 'Title'), -200);
  expect(await widths(demo)).toEqual([80, 140, 110, 400]);
});

test('columns wider than the box scroll inside the table', async () => {
  const { page, demo } = await sharedDemo('column-resize', 'column-resize-options');
  await edge(demo, 'Title').press('End');
  await edge(demo, 'Shelf').press('End');
  expect(await widths(demo)).toEqual([400, 140, 400, 90]);
  const [inner, outer] = await demo
    .locator('.rc-table-content')
    .evaluate((box) => [box.scrollWidth, box.clientWidth]);
  expect(inner).toBe(1030);
  expect(outer).toBeLessThan(1030);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280);
});

test('the edge works from the keyboard and says its width', async () => {
  const { demo } = await sharedDemo('column-resize', 'column-resize-options');
  const handle = edge(demo, 'Author');
  await handle.press('ArrowRight');
  await handle.press('ArrowRight');
  await handle.press('ArrowLeft');
  expect(await widths(demo)).toEqual([170, 150, 110, 90]);
  expect(await handle.getAttribute('aria-valuenow')).toBe('150');
  await handle.press('Home');
  expect(await widths(demo)).toEqual([170, 80, 110, 90]);
  // The header survived the change: the handle is still the same focused element.
  expect(await handle.evaluate((element) => element === document.activeElement)).toBe(
    true,
  );
});

test('double-click and Enter fit a column to its longest content', async () => {
  const { demo } = await sharedDemo('column-resize', 'column-resize-options');
  const title = demo.locator('td', { hasText: 'The Picture of Dorian Gray' });
  const cut = () => title.evaluate((cell) => cell.scrollWidth > cell.clientWidth);
  expect(await cut()).toBe(true);

  await edge(demo, 'Title').dblclick();
  expect(await cut()).toBe(false);
  const fitted = (await widths(demo))[0];
  await edge(demo, 'Title').press('End');
  await edge(demo, 'Title').press('Enter');
  expect((await widths(demo))[0]).toBe(fitted);
});

test('a header cell keeps its plain name for screen readers', async () => {
  const { demo } = await sharedDemo('column-resize', 'column-resize-options');
  expect(
    await demo.getByRole('columnheader', { name: 'Author', exact: true }).count(),
  ).toBe(1);
});

test('stored widths come back after a reload', async () => {
  const { page, demo } = await openDemo('column-resize', 'column-resize-saved');
  expect(await widths(demo)).toEqual([140, 180, 180]);
  await demo.getByRole('button', { name: 'Widen To' }).click();
  await demo.getByRole('button', { name: 'Narrow From' }).click();
  expect(await widths(demo)).toEqual([140, 140, 220]);

  await page.reload();
  await eventually(async () => expect(await widths(demo)).toEqual([140, 140, 220]));
  await demo.getByRole('button', { name: 'Reset widths' }).click();
  expect(await widths(demo)).toEqual([140, 180, 180]);
});
