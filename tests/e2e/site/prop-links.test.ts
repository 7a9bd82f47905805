import { eventually, openDemo } from '../support/visit';
import type { Page } from 'playwright-core';

const card = (page: Page) => page.getByRole('tooltip');

/** Opens a demo with its code shown, and gives the first link of a name in it. */
async function openCode(
  name: string,
  prop: string,
  { file = name, ...options }: { file?: string } & Parameters<typeof openDemo>[2] = {},
) {
  const { page } = await openDemo(name, file, options);
  await page
    .getByRole('button', { name: /Show code|显示代码/ })
    .first()
    .click();
  const link = page
    .locator('.ledger-demo-code')
    .first()
    .getByRole('link', { name: prop, exact: true })
    .first();
  await link.scrollIntoViewIfNeeded();
  return { page, link };
}

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

test('the card of a property does not cover the link that has the focus', async () => {
  const { page } = await openCode('simple', 'rowKey');
  await page.locator('.ledger-demo-code pre').first().focus();
  for (const name of ['Column.title', 'Column.dataIndex']) {
    await page.keyboard.press('Tab');
    await card(page).filter({ hasText: name }).waitFor();
    const link = await page.locator(':focus').boundingBox();
    const box = await card(page).boundingBox();
    const isBelow = (box?.y ?? 0) >= (link?.y ?? 0) + (link?.height ?? 0);
    const isAbove = (box?.y ?? 0) + (box?.height ?? 0) <= (link?.y ?? 0);
    expect(isBelow || isAbove).toBe(true);
  }
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

test('code is copied without its links', async () => {
  const { page } = await openCode('simple', 'columns', {
    ownClipboard: true,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await page.getByRole('button', { name: 'Copy code' }).first().click();
  await page.getByRole('status').getByText('Copied').waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain(
    '<Table aria-label="Products" columns={columns} data={data} rowKey="id" />',
  );
});

test('on a Chinese page the card is Chinese and the link stays in the language', async () => {
  const { page, link } = await openCode('../zh-CN/demo/simple', 'rowKey', {
    file: 'simple',
  });
  await link.hover();
  await card(page).waitFor();
  expect(await card(page).innerText()).toMatch(
    /Table\.rowKey\s+string \| GetRowKey<RecordType>\s+每行唯一/,
  );
  await link.click();
  await page.waitForURL('**/zh-CN#table-rowkey');
  await page.locator('[id="table-rowkey"]').waitFor();
});

test('in the dark the card is dark', async () => {
  const { page, link } = await openCode('simple', 'rowKey');
  await link.hover();
  await card(page).waitFor();
  const colors = () =>
    card(page).evaluate((element) => {
      const { color, backgroundColor } = getComputedStyle(element);
      return { color, backgroundColor };
    });
  const light = await colors();
  await page.evaluate(() =>
    document.documentElement.setAttribute('data-prefers-color', 'dark'),
  );
  const dark = await colors();
  expect(dark.backgroundColor).not.toBe(light.backgroundColor);
  expect(dark.color).not.toBe(light.color);
});

test('where the reference does not come, the link still leads', async () => {
  const { page, link } = await openCode('simple', 'rowKey', {
    expectedConsole: [/ERR_FAILED/],
    before: (opened) => opened.route(/prop-card/, (route) => route.abort()),
  });
  await link.hover();
  await link.click();
  await page.waitForURL('**/#table-rowkey');
});
