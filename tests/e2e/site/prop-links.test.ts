import { eventually } from '../support/visit';
import { card, openCode } from '../support/prop-links';

test('the pointer on a property shows its card within the window; beside it, it goes', async () => {
  const { page, link } = await openCode('expanded-row-render', 'expandIcon');
  await link.hover();
  await card(page).waitFor();
  expect(await card(page).innerText()).toMatch(
    /Expandable\.expandIcon\s+Since 6\.4\.0\s+RenderExpandIcon/,
  );
  const box = await card(page).boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect(box?.y).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(1280);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(800);
  // On the way to the card and in it, the card stays.
  await card(page).hover();
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 400)));
  expect(await card(page).isVisible()).toBe(true);
  await page.mouse.move(2, 2);
  await card(page).waitFor({ state: 'detached' });
});

test('the card comes with the focus and Escape closes it; Enter follows the link', async () => {
  const { page, link } = await openCode('simple', 'rowKey');
  await page.locator('.ledger-demo-code pre').first().focus();
  await page.keyboard.press('Tab');
  await card(page).waitFor();
  expect(await card(page).innerText()).toContain('Column.title');
  await page.keyboard.press('Escape');
  await card(page).waitFor({ state: 'detached' });
  // Eight properties occur in the code, some of them often.
  for (let stop = 1; stop < 8; stop += 1) await page.keyboard.press('Tab');
  expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/#table-rowkey');
  await eventually(async () => {
    const box = await page.locator('[id="table-rowkey"]').boundingBox();
    expect(box?.y).toBeGreaterThan(50);
    expect(box?.y).toBeLessThan(700);
  });
});

test('a press leads to the row without loading a document', async () => {
  const { page, link } = await openCode('simple', 'columns');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await link.click();
  await page.waitForURL('**/#table-columns');
  await page.getByRole('heading', { level: 1, name: 'rc-table' }).waitFor();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  expect(await card(page).count()).toBe(0);
});
