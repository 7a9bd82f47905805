import type { Locator } from 'playwright-core';
import { sharedDemo } from '../support/shared-demo';
import { eventually } from '../support/visit';

const row = (demo: Locator, id: string) => demo.locator(`tr[data-row-key="${id}"]`);

/** Top and height of each cell of a row. */
const shapes = (demo: Locator, id: string) =>
  row(demo, id)
    .locator('td')
    .evaluateAll((cells) =>
      cells.map((cell) => {
        const { top, height } = cell.getBoundingClientRect();
        return [Math.round(top), Math.round(height)];
      }),
    );

async function expectOneHeight(demo: Locator, id: string) {
  const all = await shapes(demo, id);
  expect(all).toHaveLength(6);
  expect(new Set(all.map(String)).size).toBe(1);
  return all[0]?.[1] ?? 0;
}

test('fixed and scrolling cells of each row have one height', async () => {
  const { demo } = await sharedDemo(
    'fixed-columns-auto-height',
    'fixed-columns-auto-height-options',
  );
  const heights = [];
  for (const id of ['T-118', 'T-121', 'T-124'])
    heights.push(await expectOneHeight(demo, id));
  expect(new Set(heights).size).toBe(3);

  await demo.locator('.rc-table-content').evaluate((element) => element.scrollTo(120, 0));
  const view = await demo.locator('.rc-table-content').boundingBox();
  const first = await row(demo, 'T-121').locator('td').first().boundingBox();
  const last = await row(demo, 'T-121').locator('td').last().boundingBox();
  expect(first?.x).toBeCloseTo(view?.x ?? 0, 0);
  expect((last?.x ?? 0) + (last?.width ?? 0)).toBeCloseTo(
    (view?.x ?? 0) + (view?.width ?? 0),
    0,
  );
  await expectOneHeight(demo, 'T-121');
});

test('a row grows and shrinks with the note that someone writes, the others stay', async () => {
  const { demo, page } = await sharedDemo(
    'fixed-columns-auto-height',
    'fixed-columns-auto-height-options',
  );
  const note = demo.getByRole('textbox', { name: 'Note on T-118' });
  const before = await expectOneHeight(demo, 'T-118');
  const other = await expectOneHeight(demo, 'T-121');

  await note.focus();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Waiting.');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Answer came.');
  expect(await note.inputValue()).toBe('Asked accounting.\nWaiting.\n\nAnswer came.');
  const after = await expectOneHeight(demo, 'T-118');
  expect(after).toBeGreaterThan(before + 20);
  expect(await expectOneHeight(demo, 'T-121')).toBe(other);
  await demo
    .getByText(`T-118: left ${after} px, note ${after} px, right ${after} px`)
    .waitFor();

  await note.fill('Done.');
  await eventually(async () => expect(await expectOneHeight(demo, 'T-118')).toBe(before));
  await demo.getByText(`T-118: left ${before} px`).waitFor();
});

test('the row being written in is marked, with its fixed cells', async () => {
  const { demo } = await sharedDemo(
    'fixed-columns-auto-height',
    'fixed-columns-auto-height-options',
  );
  const backgrounds = (id: string) =>
    row(demo, id)
      .locator('td')
      .evaluateAll((cells) => [
        ...new Set(cells.map((cell) => getComputedStyle(cell).backgroundColor)),
      ]);
  const marked = await backgrounds('T-121');
  const plain = await backgrounds('T-124');
  expect(marked).toHaveLength(1);
  expect(marked).not.toEqual(plain);

  await demo.getByRole('textbox', { name: 'Note on T-124' }).focus();
  await eventually(async () => {
    expect(await backgrounds('T-124')).toEqual(marked);
    expect(await backgrounds('T-121')).toEqual(plain);
  });
});
