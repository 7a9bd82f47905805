import type { Locator } from 'playwright-core';
import { sharedDemo } from '../support/shared-demo';
import { eventually, openDemo } from '../support/visit';

/** Each header row as `title columns×rows`. */
const header = (demo: Locator) =>
  demo
    .locator('thead tr')
    .evaluateAll((rows) =>
      rows.map((row) =>
        Array.from(
          (row as HTMLTableRowElement).cells,
          (cell) => `${cell.textContent} ${cell.colSpan}×${cell.rowSpan}`,
        ),
      ),
    );

/** The distance of an element from the left of the viewport. */
const left = async (element: Locator) => (await element.boundingBox())?.x ?? NaN;

test('the header is as deep as the groups, its spans fit, and every column ends at its bottom and stands over its cells', async () => {
  const { demo } = await sharedDemo('grouping-columns', 'grouping-columns-options');
  expect(await header(demo)).toEqual([
    ['Name 1×4', 'Contact 5×1', 'Company 2×1'],
    ['Address 4×1', 'Phone 1×3', 'Firm 1×3', 'Trade 1×3'],
    ['Street 1×2', 'Building 2×1', 'City 1×2'],
    ['House 1×1', 'Flat 1×1'],
  ]);

  const head = await demo.locator('thead').boundingBox();
  const bottom = (head?.y ?? NaN) + (head?.height ?? NaN);
  const cells = demo.locator('tr.rc-table-row').first().locator('td');
  const titles = ['Name', 'Street', 'House', 'Flat', 'City', 'Phone', 'Firm', 'Trade'];
  for (const [index, name] of titles.entries()) {
    const box = await demo.getByRole('columnheader', { name, exact: true }).boundingBox();
    expect((box?.y ?? NaN) + (box?.height ?? NaN)).toBeCloseTo(bottom, 0);
    expect(await left(cells.nth(index))).toBeCloseTo(box?.x ?? NaN, 0);
  }
});

test('without a group its columns move up', async () => {
  const { demo } = await sharedDemo('grouping-columns', 'grouping-columns-options');
  const row = demo.locator('tr.rc-table-row').first().locator('td');
  const before = await row.allTextContents();

  await demo.getByRole('checkbox', { name: 'Building' }).uncheck();
  expect(await header(demo)).toEqual([
    ['Name 1×3', 'Contact 5×1', 'Company 2×1'],
    ['Address 4×1', 'Phone 1×2', 'Firm 1×2', 'Trade 1×2'],
    ['Street 1×1', 'House 1×1', 'Flat 1×1', 'City 1×1'],
  ]);

  for (const name of ['Contact', 'Address', 'Company'])
    await demo.getByRole('checkbox', { name }).uncheck();
  expect(await header(demo)).toEqual([
    ['Name', 'Street', 'House', 'Flat', 'City', 'Phone', 'Firm', 'Trade'].map(
      (t) => `${t} 1×1`,
    ),
  ]);
  expect(await row.allTextContents()).toEqual(before);
});

test('the edge of the fixed columns is marked in header and body', async () => {
  const { demo } = await openDemo('grouping-columns', 'grouping-columns-fixed', {
    viewport: { width: 700, height: 800 },
  });
  await demo.locator('.rc-table-ping-right').waitFor();
  const edge = demo.locator('.rc-table-cell-fix-left-last');
  expect(await edge.allTextContents()).toEqual([
    'Depot',
    'Harbour',
    'Harbour',
    'Westpark',
  ]);
});

test.each([
  ['nothing', [150, 150, 150, 150]],
  ['group', [150, 150, 150, 150]],
  ['columns', [0, 0, 0, 150]],
])(
  'with fixed on %s a scroll of 150 px moves the header as expected',
  async (place, moves) => {
    const { demo } = await openDemo('grouping-columns', 'grouping-columns-fixed', {
      viewport: { width: 700, height: 800 },
    });
    await demo.getByLabel('fixed on').selectOption(place);
    await demo.locator('.rc-table-ping-right').waitFor();
    const cells = [
      demo.getByRole('columnheader', { name: 'Tram' }),
      demo.getByRole('columnheader', { name: 'Depot' }),
      demo.getByRole('cell', { name: 'Westpark' }),
      demo.getByRole('columnheader', { name: 'Monday' }),
    ];
    const before = await Promise.all(cells.map(left));
    await demo.locator('.rc-table-content').evaluate((content) => {
      content.scrollLeft = 150;
    });
    await demo.locator('.rc-table-ping-left').waitFor();
    await eventually(async () => {
      const after = await Promise.all(cells.map(left));
      expect(after.map((x, index) => Math.round((before[index] ?? NaN) - x))).toEqual(
        moves,
      );
    });
  },
);
