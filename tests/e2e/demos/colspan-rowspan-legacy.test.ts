import type { Locator } from 'playwright-core';
import { openDemo } from '../support/visit';

const deprecation = /`columns\.render` return cell props is deprecated/;
const open = () =>
  openDemo('colspan-rowspan-legacy', 'colspan-rowspan-legacy-options', {
    expectedConsole: [deprecation],
  });

/** Each cell's text, spans and place, measured from the corner of its table. */
const layout = (table: Locator) =>
  table.evaluate((element) => {
    const corner = element.getBoundingClientRect();
    return [...element.querySelectorAll('td, th')].map((cell) => {
      const { left, top, width, height } = cell.getBoundingClientRect();
      return {
        text: cell.textContent,
        colSpan: (cell as HTMLTableCellElement).colSpan,
        rowSpan: (cell as HTMLTableCellElement).rowSpan,
        box: [left - corner.left, top - corner.top, width, height].map(Math.round),
      };
    });
  });

test('both forms give the same table', async () => {
  const { demo } = await open();
  const before = demo.getByRole('table', { name: 'Spans from render' });
  const after = demo.getByRole('table', { name: 'Spans from onCell' });
  const cells = await layout(after);
  expect(await layout(before)).toEqual(cells);

  expect(cells.filter((cell) => cell.rowSpan === 2).map((cell) => cell.text)).toEqual([
    'Pier',
    'Bay',
  ]);
  expect(cells.filter((cell) => cell.colSpan === 2).map((cell) => cell.text)).toEqual([
    'Ada',
    'Mateo',
  ]);
  expect(
    await after
      .locator('tbody tr')
      .evaluateAll((rows) => rows.map((row) => row.children.length)),
  ).toEqual([4, 2, 3, 3, 4]);
});

test('cells in the old form are not marked on hover', async () => {
  const { demo } = await open();
  const hoverOver = async (name: string) => {
    const table = demo.getByRole('table', { name });
    const marked = table.locator('.rc-table-cell-row-hover');
    await table.getByRole('cell', { name: 'Noor' }).hover();
    await marked.first().waitFor();
    return marked.allTextContents();
  };
  expect(await hoverOver('Spans from render')).toEqual(['2']);
  expect(await hoverOver('Spans from onCell')).toEqual(['Pier', 'Noor', 'Liam', '2']);
});

test('the deprecation is logged once at most', async () => {
  const { page, demo } = await open();
  const lines: string[] = [];
  page.on('console', (message) => {
    if (deprecation.test(message.text())) lines.push(message.text());
  });
  await page.reload();
  await demo.getByRole('cell', { name: 'Jun' }).first().hover();
  await demo.locator('.rc-table-cell-row-hover').first().waitFor();
  expect(lines.length).toBeLessThanOrEqual(1);
});
