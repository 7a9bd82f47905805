import { address, eventually, visit } from '../../e2e/support/visit';

const RESOLVING = 'Properties definition is resolving, wait a moment...';

test('a page is shown before a slow reference, and leads to its row when it has come', async () => {
  const { page } = await visit('/changelog');
  let deliver = () => {};
  const delivered = new Promise<void>((done) => (deliver = done));
  await page.route(/api-Table-en-US/, async (route) => {
    await delivered;
    await route.continue();
  });
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/#table-rowkey';
    link.textContent = 'To rowKey';
    document.querySelector('main')?.prepend(link);
  });
  await page.getByRole('link', { name: 'To rowKey' }).click();
  await page.getByRole('status').filter({ hasText: RESOLVING }).waitFor();
  expect(page.url()).toBe(address('/#table-rowkey'));
  deliver();
  const row = page.locator('[id="table-rowkey"]');
  await row.waitFor();
  await eventually(async () => {
    const box = await row.boundingBox();
    expect(box?.y).toBeGreaterThan(50);
    expect(box?.y).toBeLessThan(600);
  });
});

test('a reference that does not come says so in its place, and is asked for again', async () => {
  const { page } = await visit('/changelog', { expectedConsole: [/ERR_FAILED/] });
  await page.route(/api-Table-en-US/, (route) => route.abort());
  await page.getByRole('link', { name: 'Reference' }).click();
  const alert = page.locator('main').getByRole('alert');
  await alert.getByText('The properties of Table could not be loaded.').waitFor();
  await page.getByRole('table', { name: 'Properties of Column' }).first().waitFor();
  await page.unroute(/api-Table-en-US/);
  await alert.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('table', { name: 'Properties of Table' }).waitFor();
  expect(await alert.count()).toBe(0);
});

test('the page of types is asked the same way, in its language', async () => {
  const { page } = await visit('/zh-CN/types?text=rowscope', { live: false });
  const rows = page.locator('.ledger-api tbody tr:visible');
  await eventually(async () =>
    expect(await rows.locator('th code').allInnerTexts()).toEqual(['RowScopeType']),
  );
  await page.getByLabel('筛选 API').fill('nothing like this');
  await page.getByText('没有匹配项。').waitFor();
});

test('a filter needs no script before a sign of the reader', async () => {
  const { page } = await visit('/types', { live: false });
  expect(await page.getByLabel('Filter this reference').isVisible()).toBe(true);
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => /APIFilter|app\./.test(name)),
  );
  expect(scripts).toEqual([]);
  await page.getByLabel('Filter this reference').fill('prefixCls');
  await page.getByText('Matches: 1').waitFor();
});
