import type { Locator, Page } from 'playwright-core';
import { sharedDemo } from '../support/shared-demo';
import { eventually, openDemo } from '../support/visit';
import { scrollByKey, wheelOver } from '../support/scroll';

const region = (demo: Locator) => demo.getByRole('region', { name: /readings/i });
const cells = (demo: Locator) => demo.locator('.grid-cell');
const left = (element: Locator) => element.evaluate((box) => Math.round(box.scrollLeft));
const header = (demo: Locator) => demo.locator('.rc-table-header');

async function edges(element: Locator): Promise<[number, number]> {
  const box = await element.boundingBox();
  if (!box) throw new Error('The element is not shown');
  return [Math.round(box.x), Math.round(box.x + box.width)];
}

/** The header cell with this title stands over the cell with this text. */
async function standsOver(demo: Locator, title: string, cell: Locator): Promise<void> {
  const above = demo.getByRole('columnheader', { name: title, exact: true });
  expect(await edges(cell)).toEqual(await edges(above));
}

/**
 * A headless browser hides scrollbars and gives them no room. This gives the room back, to the
 * readings and to the elements by which rc-table and react-window learn how much it is.
 */
async function withRoomForScrollbar(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '.grid-body, body > [style*="overflow: scroll"] { scrollbar-gutter: stable; }',
    );
    document.adoptedStyleSheets = [sheet];
  });
  await page.reload();
}

test('of nearly a million cells less than a hundred and fifty are in the page', async () => {
  const { demo } = await sharedDemo('virtual-list-grid', 'virtual-list-grid-options');
  await cells(demo).first().waitFor();
  const count = await cells(demo).count();
  expect(count).toBeGreaterThan(20);
  expect(count).toBeLessThan(150);
  await eventually(async () =>
    expect(await demo.getByRole('status', { name: 'Mounted' }).textContent()).toBe(
      `in the page: ${await cells(demo).count()} of 980,000 cells`,
    ),
  );
  await standsOver(demo, 'Station', demo.getByText('Station 1', { exact: true }));
});

test('the header follows the readings sideways', async () => {
  const { page, demo } = await sharedDemo(
    'virtual-list-grid',
    'virtual-list-grid-options',
  );
  await wheelOver(page, region(demo), [700, 0], async () =>
    expect(await left(header(demo))).toBe(700),
  );
  expect(await left(region(demo))).toBe(700);
  // 6.4 degrees at station 1 and midnight have gone, the day before noon has come.
  expect(await demo.getByText('6.4 °C', { exact: true }).count()).toBe(0);
  await standsOver(demo, 'Mon 09:00', demo.getByText('12.0 °C', { exact: true }).first());
});

test('the readings follow the header sideways', async () => {
  const { page, demo } = await sharedDemo(
    'virtual-list-grid',
    'virtual-list-grid-options',
  );
  const monday = demo.getByRole('columnheader', { name: 'Mon 02:00' });
  await wheelOver(page, monday, [560, 0]);
  await eventually(async () => expect(await left(region(demo))).toBe(560));
  expect(await left(header(demo))).toBe(560);
  await wheelOver(page, header(demo), [-560, 0]);
  await eventually(async () => expect(await left(region(demo))).toBe(0));
});

test('the last column ends with the header, with and without a scrollbar', async () => {
  const { page, demo } = await openDemo('virtual-list-grid', 'virtual-list-grid-options');
  const lastFitsHeader = async () => {
    await demo.getByRole('button', { name: 'Last hour' }).click();
    const scrollbar = await region(demo).evaluate(
      (box) => (box as HTMLElement).offsetWidth - box.clientWidth,
    );
    await eventually(async () => {
      const title = demo.getByRole('columnheader', { name: 'Tue 23:00' });
      const [start, end] = await edges(title);
      expect(end - start).toBe(112 - scrollbar);
      const rights = await cells(demo).evaluateAll((all) =>
        all.map((cell) => Math.round(cell.getBoundingClientRect().right)),
      );
      expect(Math.max(...rights)).toBe(end);
    });
    return scrollbar;
  };
  expect(await lastFitsHeader()).toBe(0);
  await withRoomForScrollbar(page);
  expect(await lastFitsHeader()).toBeGreaterThan(5);
});

test('rows have their own heights and the last one can be reached', async () => {
  const { demo } = await sharedDemo('virtual-list-grid', 'virtual-list-grid-options');
  const station = (name: string) => demo.locator('.is-station', { hasText: name });
  expect((await station('Station 2').first().boundingBox())?.height).toBe(40);
  expect((await station('Station 3').first().boundingBox())?.height).toBe(60);

  await scrollByKey(region(demo), 'End');
  await eventually(async () => {
    const last = await station('Station 20000').boundingBox();
    const body = await region(demo).boundingBox();
    expect(last && body && Math.round(last.y + last.height - body.y - body.height)).toBe(
      0,
    );
  });
});

test('another width of the hours reaches the header and the readings', async () => {
  const { demo } = await sharedDemo('virtual-list-grid', 'virtual-list-grid-options');
  const slider = demo.getByRole('slider', { name: 'Hour width' });
  await slider.focus();
  await slider.press('ArrowRight');
  await slider.press('ArrowRight');
  const title = demo.getByRole('columnheader', { name: 'Mon 03:00' });
  await eventually(async () => {
    const [start, end] = await edges(title);
    expect(end - start).toBe(128);
    // Station 1 at three o'clock.
    await standsOver(
      demo,
      'Mon 03:00',
      demo.getByText('4.0 °C', { exact: true }).first(),
    );
    expect(start).toBe((await edges(demo.locator('.rc-table')))[0] + 150 + 3 * 128);
  });
});
