import type { Locator } from 'playwright-core';
import { sharedDemo } from '../support/shared-demo';
import { eventually, openDemo } from '../support/visit';
import { wheelOver } from '../support/scroll';

const box = async (locator: Locator) => {
  const found = await locator.boundingBox();
  if (!found) throw new Error('The element has no box.');
  return found;
};

const end = async (locator: Locator) => {
  const { x, width } = await box(locator);
  return x + width;
};

const body = (demo: Locator) => demo.locator('.rc-table-body');
const head = (demo: Locator) => demo.locator('.rc-table-header');
const header = (demo: Locator, name: string) =>
  demo.getByRole('columnheader', { name, exact: true });

const scrollTo = (demo: Locator, left: number, top: number) =>
  body(demo).evaluate((element, to) => element.scrollTo(to.left, to.top), { left, top });

/** The text that a reader sees in a place inside the table. */
const textAt = (
  demo: Locator,
  place: 'left' | 'right',
  part: '.rc-table-header' | '.rc-table-body',
) =>
  demo.locator(part).evaluate((element, side) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const x = side === 'left' ? left + 30 : right - 40;
    return document.elementFromPoint(x, (top + bottom) / 2)?.closest('td, th')
      ?.textContent;
  }, place);

/** What the header hides sideways, and where it stands. */
const reach = (demo: Locator) =>
  head(demo).evaluate(({ clientWidth, scrollLeft, scrollWidth }) => ({
    hidden: scrollWidth - clientWidth,
    scrollLeft,
  }));

test('both directions scroll under the header and the fixed columns', async () => {
  const { demo } = await sharedDemo(
    'fixed-columns-and-header',
    'fixed-columns-and-header-options',
  );
  await header(demo, 'Team').waitFor();
  const rows = demo.locator('tr.rc-table-row');
  const at = {
    head: await box(head(demo)),
    team: await box(header(demo, 'Team')),
    row: await box(rows.first()),
  };

  await scrollTo(demo, 150, 90);
  await eventually(async () => {
    expect((await box(header(demo, 'Team'))).x).toBeCloseTo(at.team.x - 150, 0);
  });
  expect(await box(head(demo))).toEqual(at.head);
  expect((await box(rows.first())).y).toBeCloseTo(at.row.y - 90, 0);

  const view = await box(body(demo));
  const cells = rows.nth(3).locator('td');
  for (const cell of [header(demo, 'Name'), cells.first()]) {
    expect((await box(cell)).x).toBeCloseTo(view.x, 0);
  }
  for (const cell of [header(demo, 'Ext.'), cells.last()]) {
    expect(await end(cell)).toBeCloseTo(view.x + view.width, 0);
  }
  expect((await box(cells.nth(3))).x).toBeCloseTo((await box(header(demo, 'City'))).x, 0);
  expect(await textAt(demo, 'left', '.rc-table-header')).toBe('Name');
  expect(await textAt(demo, 'right', '.rc-table-header')).toBe('Ext.');
  expect(await textAt(demo, 'left', '.rc-table-body')).toMatch(/^[A-Z][a-z]+$/);
  expect(await textAt(demo, 'right', '.rc-table-body')).toMatch(/^3\d\d$/);
});

test('an empty table keeps all columns of the header in reach', async () => {
  const { demo, page } = await sharedDemo(
    'fixed-columns-and-header',
    'fixed-columns-and-header-options',
  );
  const { hidden } = await reach(demo);
  expect(hidden).toBeGreaterThan(100);
  await demo.getByRole('checkbox', { name: 'No employees' }).check();
  const text = demo.getByText('Nobody matches the filter.');
  await text.waitFor();
  expect((await reach(demo)).hidden).toBe(hidden);

  const at = await box(text);
  await wheelOver(page, head(demo), [5000, 0]);
  await eventually(async () => expect((await reach(demo)).scrollLeft).toBe(hidden));
  const days = header(demo, 'Days off');
  expect(await end(days)).toBeCloseTo((await box(header(demo, 'Ext.'))).x, 0);
  expect((await box(text)).x).toBeCloseTo(at.x, 0);
  expect((await box(header(demo, 'Name'))).x).toBeCloseTo((await box(body(demo))).x, 0);

  await demo.getByRole('checkbox', { name: 'No employees' }).uncheck();
  await demo.getByRole('cell', { name: 'Amara', exact: true }).waitFor();
  const days1 = demo.locator('tr.rc-table-row').first().locator('td').nth(9);
  expect((await box(days1)).x).toBeCloseTo((await box(days)).x, 0);
});

test('max-content makes room for what was cut off, and the edges still hold', async () => {
  const { demo } = await sharedDemo(
    'fixed-columns-and-header',
    'fixed-columns-and-header-options',
  );
  const languages = demo.getByRole('cell', { name: 'Italian, English, Greek' });
  const isCut = () => languages.evaluate((cell) => cell.scrollWidth > cell.clientWidth);
  expect(await isCut()).toBe(true);
  await demo.getByRole('checkbox', { name: "scroll.x: 'max-content'" }).check();
  await header(demo, 'Name').waitFor();
  await eventually(async () => expect(await isCut()).toBe(false));

  await scrollTo(demo, 5000, 0);
  const view = await box(body(demo));
  await eventually(async () => {
    expect((await box(header(demo, 'Name'))).x).toBeCloseTo(view.x, 0);
    expect(await end(header(demo, 'Ext.'))).toBeCloseTo(view.x + view.width, 0);
    expect((await box(languages)).x).toBeCloseTo(
      (await box(header(demo, 'Languages'))).x,
      0,
    );
  });
  await demo.getByRole('checkbox', { name: 'No employees' }).check();
  await demo.getByText('Nobody matches the filter.').waitFor();
  expect((await reach(demo)).hidden).toBeGreaterThan(100);
});

test('without widths, max-content leaves the header no room', async () => {
  const { demo } = await openDemo(
    'fixed-columns-and-header',
    'fixed-columns-and-header-natural',
    {
      viewport: { width: 500, height: 800 },
    },
  );
  const floors = header(demo, 'Floors served');
  await floors.waitFor();
  const roomy = { ...(await box(floors)), ...(await reach(demo)) };
  expect(roomy.hidden).toBeGreaterThan(100);

  const rows = demo.getByRole('checkbox', { name: 'Rows' });
  await rows.uncheck();
  await demo.getByText('No lifts in this district.').waitFor();
  expect((await reach(demo)).hidden).toBe(roomy.hidden);

  await demo.getByRole('checkbox', { name: 'A width on every column' }).uncheck();
  await eventually(async () => expect((await reach(demo)).hidden).toBe(0));

  await rows.check();
  await demo.getByRole('cell', { name: 'Town hall' }).waitFor();
  await floors.waitFor();
  await eventually(async () => {
    const broken = await box(floors);
    expect(broken.width).toBeLessThan(roomy.width);
    expect(broken.height).toBeGreaterThan(roomy.height);
  });
});
