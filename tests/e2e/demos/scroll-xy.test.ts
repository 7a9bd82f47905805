import type { Locator } from 'playwright-core';
import { sharedDemo } from '../support/shared-demo';
import { eventually } from '../support/visit';
import { wheelOver } from '../support/scroll';

/** The left edges and widths of the header's and of the first row's cells. */
async function edges(demo: Locator) {
  const read = (cells: Locator) =>
    cells.evaluateAll((elements) =>
      elements.map((element) => {
        const { x, width } = element.getBoundingClientRect();
        return [Math.round(x), Math.round(width)];
      }),
    );
  return {
    // The last cell may be the place above the scrollbar, which no column is below.
    header: await read(demo.locator('thead th:not(.rc-table-cell-scrollbar)')),
    body: await read(demo.locator('tr.rc-table-row').first().locator('td')),
  };
}

async function expectAligned(demo: Locator, columns: number) {
  await eventually(async () => {
    const { header, body } = await edges(demo);
    expect(header).toHaveLength(columns);
    expect(header).toEqual(body);
    expect(header.every(([, width]) => (width ?? 0) > 0)).toBe(true);
  });
}

test('the header follows the body sideways, and stays while it scrolls down', async () => {
  const { demo, page } = await sharedDemo('scroll-xy', 'scroll-xy-options');
  const header = demo.getByRole('columnheader', { name: '14:00' });
  const firstRow = demo.getByRole('cell', { name: 'T-1', exact: true });
  await expectAligned(demo, 14);
  const before = await header.boundingBox();
  if (!before) throw new Error('the table is not visible');

  await wheelOver(page, demo.locator('.rc-table-body'), [240, 0]);
  await eventually(async () =>
    expect((await header.boundingBox())?.x).toBeCloseTo(before.x - 240, 0),
  );
  await expectAligned(demo, 14);

  const headerTop = (await header.boundingBox())?.y;
  const rowTop = (await firstRow.boundingBox())?.y ?? 0;
  await wheelOver(page, demo.locator('.rc-table-body'), [0, 200]);
  await eventually(async () =>
    expect((await firstRow.boundingBox())?.y).toBeCloseTo(rowTop - 200, 0),
  );
  expect((await header.boundingBox())?.y).toBe(headerTop);
});

test('scrolling over the header moves the body', async () => {
  const { demo, page } = await sharedDemo('scroll-xy', 'scroll-xy-options');
  const cell = demo.locator('tr.rc-table-row').first().locator('td').nth(5);
  const before = (await cell.boundingBox())?.x ?? 0;
  await wheelOver(page, demo.getByRole('columnheader', { name: 'Place' }), [160, 0]);
  await eventually(async () =>
    expect((await cell.boundingBox())?.x).toBeCloseTo(before - 160, 0),
  );
  await expectAligned(demo, 14);
});

test('hidden and shown again, the header is visible and aligned', async () => {
  const { demo, page } = await sharedDemo('scroll-xy', 'scroll-xy-options');
  await wheelOver(page, demo.locator('.rc-table-body'), [240, 0]);
  await expectAligned(demo, 14);

  const shown = demo.getByRole('checkbox', { name: 'Show the table' });
  await shown.uncheck();
  await demo.locator('.rc-table').waitFor({ state: 'hidden' });
  await shown.check();
  await demo.getByRole('columnheader', { name: '08:00' }).waitFor();
  await expectAligned(demo, 14);
  await wheelOver(page, demo.locator('.rc-table-body'), [80, 0]);
  await expectAligned(demo, 14);
});

test('a table that starts hidden is measured when its panel opens', async () => {
  const { page } = await sharedDemo('scroll-xy', 'scroll-xy-options');
  const demo = page.locator('[data-demo="scroll-xy-hidden"]');
  const report = demo.getByRole('status');
  await report.getByText('header: hidden, columns measured: 0').waitFor();
  expect(await demo.locator('.rc-table').isVisible()).toBe(false);

  await demo.getByRole('button', { name: 'Open the panel' }).click();
  await report.getByText('header: visible, columns measured: 11').waitFor();
  await demo.getByRole('columnheader', { name: 'Week 1', exact: true }).waitFor();
  await expectAligned(demo, 11);

  const toggle = demo.getByRole('button', { name: 'Close the panel' });
  expect(await toggle.getAttribute('aria-expanded')).toBe('true');
  await toggle.press('Enter');
  await demo.locator('.rc-table').waitFor({ state: 'hidden' });
  await report.getByText('header: visible, columns measured: 11').waitFor();
});
