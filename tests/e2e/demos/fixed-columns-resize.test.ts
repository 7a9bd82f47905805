import type { Locator } from 'playwright-core';
import { sharedDemo } from '../support/shared-demo';
import { eventually } from '../support/visit';

const box = async (locator: Locator) => {
  const found = await locator.boundingBox();
  if (!found) throw new Error('The element has no box.');
  return found;
};

const body = (demo: Locator) => demo.locator('.rc-table-body');
const headers = (demo: Locator) => demo.getByRole('columnheader');
const firstRow = (demo: Locator) => demo.locator('tr.rc-table-row').first().locator('td');

const scrollTo = (demo: Locator, left: number) =>
  body(demo).evaluate((element, value) => element.scrollTo(value, 0), left);

const fits = (demo: Locator) =>
  body(demo).evaluate((element) => element.scrollWidth <= element.clientWidth);

/** Header and body cells stand in one line, in as many columns as there should be. */
async function expectAligned(demo: Locator, columns: number) {
  await eventually(async () => {
    expect(await headers(demo).count()).toBe(columns);
    expect(await firstRow(demo).count()).toBe(columns);
    for (let index = 0; index < columns; index += 1) {
      const head = await box(headers(demo).nth(index));
      const cell = await box(firstRow(demo).nth(index));
      expect(head.x).toBeCloseTo(cell.x, 0);
      expect(head.width).toBeCloseTo(cell.width, 0);
    }
  });
}

/** Shop stands at the edge of the view and City directly after it, in header and body. */
async function expectFixed(demo: Locator) {
  await eventually(async () => {
    const view = await box(body(demo));
    for (const cells of [headers(demo), firstRow(demo)]) {
      const shop = await box(cells.nth(0));
      const city = await box(cells.nth(1));
      expect(shop.x).toBeCloseTo(view.x, 0);
      expect(city.x).toBeCloseTo(shop.x + shop.width, 0);
    }
  });
}

const shadow = (demo: Locator) =>
  demo
    .locator('tr.rc-table-row .rc-table-cell-fix-left-last')
    .first()
    .evaluate((element) => getComputedStyle(element, '::after').boxShadow !== 'none');

test('dragging and keys change the width, the fixed columns and the header follow', async () => {
  const { demo, page } = await sharedDemo(
    'fixed-columns-resize',
    'fixed-columns-resize-options',
  );
  const bar = demo.getByRole('separator', { name: 'Width of the side panel' });
  await expectAligned(demo, 7);
  await scrollTo(demo, 60);
  await expectFixed(demo);
  const before = await box(body(demo));

  await bar.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  expect(await bar.getAttribute('aria-valuenow')).toBe('40');
  const narrow = await box(body(demo));
  expect(narrow.width).toBeLessThan(before.width - 40);
  await expectFixed(demo);
  await expectAligned(demo, 7);

  await bar.hover();
  const handle = await box(bar);
  const y = handle.y + handle.height / 2;
  await page.mouse.down();
  await page.mouse.move(handle.x - 50, y, { steps: 4 });
  await page.mouse.move(handle.x - 120, y, { steps: 4 });
  await page.mouse.up();
  const wide = await box(body(demo));
  expect(wide.width).toBeGreaterThan(narrow.width + 80);
  await expectFixed(demo);
  await expectAligned(demo, 7);
  await demo.getByText(/last change took \d+ ms/).waitFor();
});

test('the shadow vanishes, and the second fixed column moves, when everything fits', async () => {
  const { demo } = await sharedDemo(
    'fixed-columns-resize',
    'fixed-columns-resize-options',
  );
  await demo.getByRole('button', { name: 'Remove a quarter' }).click();
  await expectAligned(demo, 6);
  expect(await fits(demo)).toBe(false);
  await scrollTo(demo, 40);
  await eventually(async () => expect(await shadow(demo)).toBe(true));
  await expectFixed(demo);
  const narrow = await box(headers(demo).nth(0));

  await demo.getByRole('button', { name: 'Hide the side panel' }).click();
  await demo.getByText('all columns visible').waitFor();
  expect(await fits(demo)).toBe(true);
  await eventually(async () => expect(await shadow(demo)).toBe(false));
  expect((await box(headers(demo).nth(0))).width).toBeGreaterThan(narrow.width + 2);
  await expectFixed(demo);
  await expectAligned(demo, 6);

  await demo.getByRole('button', { name: 'Show the side panel' }).click();
  await demo.getByText('some columns hidden').waitFor();
  expect(await fits(demo)).toBe(false);
});

test('columns come and go without losing the alignment', async () => {
  const { demo } = await sharedDemo(
    'fixed-columns-resize',
    'fixed-columns-resize-options',
  );
  await scrollTo(demo, 60);
  await demo.getByRole('button', { name: 'Add a quarter' }).click();
  await demo.getByRole('columnheader', { name: 'Q2 2022' }).waitFor();
  await expectAligned(demo, 8);
  await expectFixed(demo);
  for (let index = 0; index < 5; index += 1) {
    await demo.getByRole('button', { name: 'Remove a quarter' }).click();
  }
  await demo.getByText('all columns visible').waitFor();
  await expectAligned(demo, 3);
  await expectFixed(demo);
});

test('columns that are no longer fixed scroll away', async () => {
  const { demo } = await sharedDemo(
    'fixed-columns-resize',
    'fixed-columns-resize-options',
  );
  await scrollTo(demo, 60);
  await expectFixed(demo);
  await demo.getByRole('checkbox', { name: 'Fix shop and city' }).uncheck();
  await demo.getByText('City not fixed').waitFor();
  const view = await box(body(demo));
  expect((await box(firstRow(demo).nth(0))).x).toBeCloseTo(view.x - 60, 0);
  expect((await box(headers(demo).nth(0))).x).toBeCloseTo(view.x - 60, 0);
});
