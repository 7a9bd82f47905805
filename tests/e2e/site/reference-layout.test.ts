import { visit } from '../support/visit';

/** Top edges of boxes, in CSS pixels from the top of the window. */
const topOf = async (box: { boundingBox(): Promise<{ y: number } | null> }) =>
  (await box.boundingBox())!.y;

test.each([
  ['/', "Default 'key'"],
  ['/zh-CN', "默认值 'key'"],
])(
  'on a phone a row of %s is a card, whose default is labelled',
  async (path, labelled) => {
    const size = { width: 390, height: 800 };
    const { page } = await visit(path, { viewport: size, live: false });
    const row = page.locator('[id="table-rowkey"]');
    const facts = row.getByRole('cell').first();
    const text = row.getByRole('cell').last();
    expect(await facts.innerText()).toContain(labelled);
    const boxes = await Promise.all(
      [row.getByRole('rowheader'), facts, text].map((part) => part.boundingBox()),
    );
    // Name, facts and text stand below each other, and nothing is wider than the window.
    const ends = boxes.map((box) => box!.y + box!.height);
    expect(boxes.slice(1).map((box, at) => box!.y >= ends[at]! - 1)).toEqual([
      true,
      true,
    ]);
    expect(new Set(boxes.map((box) => box!.x)).size).toBe(1);
    expect(Math.max(...boxes.map((box) => box!.x + box!.width))).toBeLessThanOrEqual(390);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    // Each card ends with a line.
    const line = await row.evaluate((one) => getComputedStyle(one).borderBottomWidth);
    expect(line).toBe('1px');
  },
);

test('on a desk the head of a reference stays below the header while its rows pass', async () => {
  const size = { width: 1440, height: 900 };
  const { page } = await visit('/', { viewport: size, live: false });
  const head = page.locator('#api-table > summary');
  const header = await page.locator('header').first().boundingBox();
  const bottom = header!.y + header!.height;
  const start = await topOf(head);
  expect(start).toBeGreaterThan(900);
  const tops = [];
  for (const name of ['rowkey', 'sticky', 'components']) {
    const row = page.locator(`[id="table-${name}"]`);
    await row.evaluate((one) =>
      one.scrollIntoView({ behavior: 'instant', block: 'center' }),
    );
    tops.push(await topOf(head));
    expect(await topOf(row)).toBeGreaterThan(bottom);
  }
  expect(tops).toEqual([bottom, bottom, bottom]);
  // With the rows of the next reference, its own head is there.
  const next = page.locator('[id="column-render"]');
  await next.evaluate((one) =>
    one.scrollIntoView({ behavior: 'instant', block: 'center' }),
  );
  expect(await topOf(page.locator('#api-column > summary'))).toBe(bottom);
  expect(await topOf(head)).toBeLessThan(bottom);
});
