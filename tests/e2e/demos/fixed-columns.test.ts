import type { Locator } from 'playwright-core';
import { sharedDemo } from '../support/shared-demo';
import { eventually, openDemo } from '../support/visit';

const box = async (locator: Locator) => {
  const found = await locator.boundingBox();
  if (!found) throw new Error('The element has no box.');
  return found;
};

const edges = async (locator: Locator) => {
  const { x, width } = await box(locator);
  return { start: x, end: x + width };
};

const scroller = (demo: Locator) => demo.locator('.rc-table-content, .rc-table-body');

const scrollTo = (demo: Locator, left: number) =>
  scroller(demo).evaluate((element, value) => element.scrollTo(value, 0), left);

/** The cell of a column in the header, in the first row and in the sum. */
const cellsOf = (demo: Locator, column: number) => [
  demo.locator('thead tr > .rc-table-cell').nth(column),
  demo.locator('tr.rc-table-row').first().locator('td').nth(column),
  demo.locator('tfoot td').nth(column > 4 ? column - 2 : column),
];

/** The shadow that the innermost fixed cell of a side draws, as in `fix-left-last`. */
const shadow = (demo: Locator, place: 'left-last' | 'right-first') =>
  demo
    .locator(`tr.rc-table-row .rc-table-cell-fix-${place}`)
    .first()
    .evaluate((element) => getComputedStyle(element, '::after').boxShadow !== 'none');

async function expectShadows(demo: Locator, left: boolean, right: boolean) {
  await eventually(async () => {
    expect([await shadow(demo, 'left-last'), await shadow(demo, 'right-first')]).toEqual([
      left,
      right,
    ]);
  });
}

test('one column on each side stays at its edge, and shadows tell what is hidden', async () => {
  const { demo } = await sharedDemo('fixed-columns', 'fixed-columns-options');
  const view = await edges(scroller(demo));
  await expectShadows(demo, false, true);

  await scrollTo(demo, 100);
  await demo.getByText('in between, scrollLeft 100').waitFor();
  await expectShadows(demo, true, true);
  for (const cell of cellsOf(demo, 0))
    expect((await edges(cell)).start).toBeCloseTo(view.start, 0);
  for (const cell of cellsOf(demo, 6))
    expect((await edges(cell)).end).toBeCloseTo(view.end, 0);
  const payee = demo.getByRole('columnheader', { name: 'Payee' });
  expect((await edges(payee)).start).toBeCloseTo(view.start + 68 - 100, 0);

  await scrollTo(demo, 5000);
  await demo.getByText('at the end').waitFor();
  await expectShadows(demo, true, false);
  await scrollTo(demo, 0);
  await demo.getByText('at the start').waitFor();
  await expectShadows(demo, false, true);
});

test('two columns on each side stand side by side, with header and sum fixed, too', async () => {
  const { demo } = await sharedDemo('fixed-columns', 'fixed-columns-options');
  await demo.getByRole('combobox', { name: 'Left' }).selectOption('2');
  await demo.getByRole('combobox', { name: 'Right' }).selectOption('2');
  await demo.getByRole('checkbox', { name: 'Header and sum, too' }).check();
  await demo.getByRole('columnheader', { name: 'Payee' }).waitFor();
  const view = await edges(scroller(demo));
  const sum = demo.locator('tfoot');
  const sumTop = (await box(sum)).y;
  const headTop = (await box(demo.locator('thead'))).y;

  await scroller(demo).evaluate((element) => element.scrollTo(150, 60));
  await demo.getByText('in between, scrollLeft 150').waitFor();
  await eventually(async () => {
    for (const cell of cellsOf(demo, 0))
      expect((await edges(cell)).start).toBeCloseTo(view.start, 0);
    for (const cell of cellsOf(demo, 1))
      expect((await edges(cell)).start).toBeCloseTo(view.start + 68, 0);
    for (const cell of cellsOf(demo, 6))
      expect((await edges(cell)).end).toBeCloseTo(view.end, 0);
    for (const cell of cellsOf(demo, 5))
      expect((await edges(cell)).end).toBeCloseTo(view.end - 84, 0);
  });
  expect((await box(sum)).y).toBeCloseTo(sumTop, 0);
  expect((await box(demo.locator('thead'))).y).toBeCloseTo(headTop, 0);
  expect(
    await demo
      .locator('tr.rc-table-row')
      .first()
      .locator('td')
      .nth(1)
      .getAttribute('class'),
  ).toMatch(/fix-left-last/);
  await expectShadows(demo, true, true);
});

test('nothing fixed means nothing stays', async () => {
  const { demo } = await sharedDemo('fixed-columns', 'fixed-columns-options');
  await demo.getByRole('combobox', { name: 'Left' }).selectOption('0');
  await demo.getByRole('combobox', { name: 'Right' }).selectOption('0');
  expect(
    await demo.locator('.rc-table-cell-fix-left, .rc-table-cell-fix-right').count(),
  ).toBe(0);
  const first = demo.locator('tr.rc-table-row td').first();
  const { start } = await edges(first);
  await scrollTo(demo, 100);
  expect((await edges(first)).start).toBeCloseTo(start - 100, 0);
});

test('a long name is cut, with the full text as its title', async () => {
  const { demo } = await sharedDemo('fixed-columns', 'fixed-columns-options');
  const payee = demo.getByRole('cell', { name: 'Bäckerei Sonnenschein' });
  expect(await payee.getAttribute('title')).toBe('Bäckerei Sonnenschein');
  expect(
    await payee.evaluate((element) => element.scrollWidth > element.clientWidth),
  ).toBe(true);
});

test('the details of a row stay in view, and open from the keyboard', async () => {
  const { demo, page } = await sharedDemo('fixed-columns', 'fixed-columns-details');
  const view = await edges(scroller(demo));
  const details = demo.locator('.rc-table-expanded-row-fixed').first();
  // The table measures its view and then gives its details that width.
  await eventually(async () =>
    expect((await edges(details)).end).toBeLessThanOrEqual(view.end),
  );
  const first = await edges(details);
  await scrollTo(demo, 120);
  await eventually(async () => {
    const { start } = await edges(demo.locator('tr.rc-table-row td').nth(1));
    expect(start).toBeCloseTo(view.start + 48, 0);
  });
  expect(await edges(details)).toEqual(first);
  expect(first.start).toBeCloseTo(view.start, 0);

  const button = demo.getByRole('button', { name: 'Stops of SH-2042' });
  expect(await button.getAttribute('aria-expanded')).toBe('false');
  await button.focus();
  await page.keyboard.press('Enter');
  expect(await button.getAttribute('aria-expanded')).toBe('true');
  await demo.getByText('Bilbao → Bayonne → Toulouse → Lyon').waitFor();
});

test('details wider than the view scroll on their own', async () => {
  const { demo } = await openDemo('fixed-columns', 'fixed-columns-details', {
    viewport: { width: 400, height: 800 },
  });
  const route = demo.getByRole('region', { name: 'Route of SH-2041' });
  await route.evaluate((element) => element.scrollTo(5000, 0));
  expect(await route.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  expect(await scroller(demo).evaluate((element) => element.scrollLeft)).toBe(0);
});
