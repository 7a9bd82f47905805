import { card, openCode } from '../../e2e/support/prop-links';

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
