import type { Locator } from 'playwright-core';
import { drawn } from '../support/scroll';
import { sharedDemo } from '../support/shared-demo';
import { eventually } from '../support/visit';

const tasks = (demo: Locator) =>
  demo.locator('tr.rc-table-row td:nth-child(2)').allTextContents();

const START = ['Get quotes', 'File the permit', 'Order windows', 'Put up scaffold'];

/** Picks a row up by its grip and holds it over another one. */
async function dragOver(demo: Locator, task: string, target: string): Promise<void> {
  const { mouse } = demo.page();
  const grip = demo.locator('tr', { hasText: task }).locator('.task-grip');
  await grip.hover();
  await mouse.down();
  const box = await demo.locator('tr', { hasText: target }).boundingBox();
  if (!box) throw new Error(`No row for ${target}`);
  const x = box.x + 40;
  const y = box.y + box.height / 2;
  // A browser repeats `dragover` while the pointer rests, the test's protocol does not, and
  // react-dnd answers in the next frame: move on until the row has its line and keeps it.
  const line = demo.locator('.task-drop-above, .task-drop-below', { hasText: target });
  await eventually(async () => {
    await mouse.move(x, y - 2, { steps: 6 });
    await mouse.move(x, y);
    await drawn(demo.page());
    expect(await line.count()).toBe(1);
  });
}

test('the third row dragged onto the first becomes the first', async () => {
  const { page, demo } = await sharedDemo('react-dnd', 'react-dnd-options');
  expect(await tasks(demo)).toEqual(START);
  await dragOver(demo, 'Order windows', 'Get quotes');
  const target = demo.locator('.task-drop-above', { hasText: 'Get quotes' });
  await target.waitFor();
  expect(await demo.locator('.task-drop-above, .task-drop-below').count()).toBe(1);
  const line = await target
    .locator('td')
    .nth(1)
    .evaluate((cell) => getComputedStyle(cell).boxShadow);
  expect(line).toContain('3px');
  expect(await demo.locator('.task-dragging td').nth(1).textContent()).toBe(
    'Order windows',
  );

  await page.mouse.up();
  await demo.getByText('Order windows: now 1 of 4').waitFor();
  expect(await tasks(demo)).toEqual([
    'Order windows',
    'Get quotes',
    'File the permit',
    'Put up scaffold',
  ]);
  expect(
    await demo.locator('.task-drop-above, .task-drop-below, .task-dragging').count(),
  ).toBe(0);
});

test('a row dragged down lands below the row with the line', async () => {
  const { page, demo } = await sharedDemo('react-dnd', 'react-dnd-options');
  await dragOver(demo, 'Get quotes', 'Order windows');
  await demo.locator('.task-drop-below', { hasText: 'Order windows' }).waitFor();
  await page.mouse.up();
  await demo.getByText('Get quotes: now 3 of 4').waitFor();
  expect(await tasks(demo)).toEqual([
    'File the permit',
    'Order windows',
    'Get quotes',
    'Put up scaffold',
  ]);
  await demo.getByRole('button', { name: 'Reset order' }).click();
  expect(await tasks(demo)).toEqual(START);
});

test('Escape in the middle of a drag changes nothing', async () => {
  const { page, demo } = await sharedDemo('react-dnd', 'react-dnd-options');
  await dragOver(demo, 'Put up scaffold', 'Get quotes');
  await demo.locator('.task-drop-above').waitFor();
  await page.keyboard.press('Escape');
  await demo.locator('.task-dragging').waitFor({ state: 'detached' });
  expect(await demo.locator('.task-drop-above').count()).toBe(0);
  await page.mouse.up();
  expect(await tasks(demo)).toEqual(START);
});

test('text outside the grip does not start a drag', async () => {
  const { page, demo } = await sharedDemo('react-dnd', 'react-dnd-options');
  await demo.getByRole('cell', { name: 'Order windows', exact: true }).hover();
  await page.mouse.down();
  await demo.getByRole('cell', { name: 'Get quotes', exact: true }).hover();
  expect(await demo.locator('.task-dragging, .task-drop-above').count()).toBe(0);
  await page.mouse.up();
  expect(await tasks(demo)).toEqual(START);
});

test('the arrow buttons move a row, keep the focus and stop at the ends', async () => {
  const { page, demo } = await sharedDemo('react-dnd', 'react-dnd-options');
  const focused = () =>
    page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  await demo.getByRole('button', { name: 'Move up: Order windows' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  expect(await tasks(demo)).toEqual([
    'Order windows',
    'Get quotes',
    'File the permit',
    'Put up scaffold',
  ]);
  expect(await focused()).toBe('Move up: Order windows');
  expect(await demo.getByRole('status').textContent()).toBe('Order windows: now 1 of 4');

  await page.keyboard.press('Enter');
  expect((await tasks(demo))[0]).toBe('Order windows');
  await page.keyboard.press('Tab');
  expect(await focused()).toBe('Move down: Order windows');
  await page.keyboard.press('Space');
  expect((await tasks(demo)).slice(0, 2)).toEqual(['Get quotes', 'Order windows']);
});
