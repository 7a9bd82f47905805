import type { Locator } from 'playwright-core';
import { sharedDemo } from '../support/shared-demo';

/** Top and bottom edge of a cell. */
async function edges(cell: Locator): Promise<[number, number]> {
  const box = await cell.boundingBox();
  if (!box) throw new Error('The cell is not visible.');
  return [Math.round(box.y), Math.round(box.y + box.height)];
}

test('the first cell of each row is a th with the scope row', async () => {
  const { demo } = await sharedDemo('scope-row');
  const first = demo.locator('tr.rc-table-row > :first-child');
  expect(
    await first.evaluateAll((cells) =>
      cells.map(
        (cell) => `${cell.tagName} ${cell.getAttribute('scope')} ${cell.textContent}`,
      ),
    ),
  ).toEqual(['TH row Oslo', 'TH row Voss', 'TH row Flåm']);
  expect(await demo.getByRole('rowheader').count()).toBe(3);
  expect(await demo.locator('tr.rc-table-row td[scope]').count()).toBe(0);
});

test('the header cells of the focused cell light up', async () => {
  const { page, demo } = await sharedDemo('scope-row');
  const ground = (name: string, role: 'rowheader' | 'columnheader') =>
    demo
      .getByRole(role, { name })
      .evaluate((cell) => getComputedStyle(cell).backgroundColor);
  const plain = await ground('Voss', 'rowheader');

  await demo.getByRole('button', { name: '08:40' }).click();
  await demo.getByText('Headers of the cell: Voss, Early').waitFor();
  const lit = await ground('Voss', 'rowheader');
  expect(lit).not.toBe(plain);
  expect(await ground('Early', 'columnheader')).toBe(lit);
  expect(await ground('Oslo', 'rowheader')).toBe(plain);
  expect(await ground('Noon', 'columnheader')).not.toBe(lit);

  await page.keyboard.press('Tab');
  await demo.getByText('Headers of the cell: Voss, Noon').waitFor();
  expect(await ground('Noon', 'columnheader')).toBe(lit);
  expect(await ground('Early', 'columnheader')).not.toBe(lit);
  expect(await ground('Voss', 'rowheader')).toBe(lit);
});

test('a group header covers exactly the rows of its group', async () => {
  const { demo } = await sharedDemo('scope-row', 'scope-row-group');
  const groups = demo.locator('tbody th[scope="rowgroup"]');
  expect(await groups.allTextContents()).toEqual(['Lighthouse', 'Night train']);
  const rows = demo.locator('tr.rc-table-row');
  const price = (row: number) => edges(rows.nth(row).locator('td').last());

  const [lighthouseTop, lighthouseBottom] = await edges(groups.nth(0));
  expect(lighthouseTop).toBe((await price(0))[0]);
  expect(lighthouseBottom).toBe((await price(2))[1]);
  const [trainTop, trainBottom] = await edges(groups.nth(1));
  expect(trainTop).toBe((await price(3))[0]);
  expect(trainBottom).toBe((await price(4))[1]);
});

test('each size is a row header, and its column header spans two columns', async () => {
  const { demo } = await sharedDemo('scope-row', 'scope-row-group');
  expect(await demo.locator('tbody th[scope="row"]').allTextContents()).toEqual([
    'A3',
    'A2',
    'A1',
    'A3',
    'A2',
  ]);
  const size = demo.getByRole('columnheader', { name: 'Size (cm)' });
  expect(await size.getAttribute('colspan')).toBe('2');
  expect(await size.getAttribute('scope')).toBe('colgroup');
  expect(await demo.locator('thead tr > *').allTextContents()).toEqual([
    'Poster',
    'Size (cm)',
    'Price',
  ]);

  const head = await size.boundingBox();
  const row = demo.locator('tr.rc-table-row').first();
  const name = await row.locator('th[scope="row"]').boundingBox();
  const measures = await row.getByText('30 × 42').boundingBox();
  expect(name?.x).toBeCloseTo(head?.x ?? NaN, 0);
  expect((measures?.x ?? NaN) + (measures?.width ?? NaN)).toBeCloseTo(
    (head?.x ?? NaN) + (head?.width ?? NaN),
    0,
  );
});
