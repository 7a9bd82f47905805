import { eventually, visit } from '../support/visit';

const SECTIONS = [
  'install',
  'Development',
  'Example',
  'Usage',
  'What it does not do',
  'API',
  'License',
];

test('the index page has its sections, and Properties and Column Props below API', async () => {
  const { page } = await visit('/');
  await page.getByRole('heading', { level: 2, name: 'License' }).waitFor();
  expect(await page.getByRole('heading', { level: 2 }).allInnerTexts()).toEqual(SECTIONS);
  const third = await page.getByRole('heading', { level: 3 }).allInnerTexts();
  expect(third.slice(0, 2)).toEqual(['Properties', 'Column Props']);
});

test('the properties come as a table with types, defaults and pitfalls', async () => {
  const { page } = await visit('/');
  const table = page.getByRole('table', { name: 'Properties of Table' });
  const rowKey = table.getByRole('row', { name: /^rowKey/ });
  await rowKey.waitFor();
  expect(await rowKey.innerText()).toContain('string | GetRowKey<RecordType>');
  for (const [name, value] of [
    ['rowKey', 'key'],
    ['prefixCls', 'rc-table'],
    ['emptyText', 'No Data'],
  ] as const) {
    const row = page.locator(`[id="table-${name.toLowerCase()}"]`);
    expect(await row.getByRole('cell').first().innerText()).toContain(value);
  }
  const sticky = page.locator('[id="table-sticky"]').getByRole('cell').first();
  expect(await sticky.innerText()).not.toContain('Default');
  const indent = page.locator('[id="expandable-indentsize"]');
  expect(await indent.getByRole('cell').first().innerText()).toContain(
    'Default 15 (documented, not applied)',
  );
  expect(await indent.innerText()).toMatch(/Watch out:/);
});

test('an address with the anchor of a property scrolls to its row', async () => {
  const { page } = await visit('/#column-shouldcellupdate');
  const row = page.locator('[id="column-shouldcellupdate"]');
  await row.waitFor();
  await eventually(async () => {
    const box = await row.boundingBox();
    expect(box?.y).toBeGreaterThan(50);
    expect(box?.y).toBeLessThan(600);
  });
});

test('an address asks the references of the page, and a word narrows it', async () => {
  const { page } = await visit('/?since=7.15.0', { live: false });
  const rows = page.locator('.ledger-api tbody tr:visible');
  await eventually(async () => expect(await rows.count()).toBeLessThan(20));
  expect(await page.locator('[id="table-rowkey"]').isVisible()).toBe(false);
  await page.getByLabel('Filter this reference').fill('expand');
  await eventually(async () => expect(await rows.count()).toBeLessThan(6));
  const found = await rows.locator('th code').allInnerTexts();
  expect(found).toContain('showExpandColumn');
  expect(await page.locator('#api-expandable mark').first().innerText()).toBe('Expand');
  const search = page.getByRole('search').filter({ has: page.getByText('Names only') });
  const said = (await search.getByRole('status').innerText()).trim();
  expect(said).toBe(`Matches: ${await rows.count()}`);
  expect(new URL(page.url()).search).toBe('?text=expand&since=7.15.0');
  await page.keyboard.press('Escape');
  await page.locator('[id="table-rowkey"]').waitFor();
  expect(new URL(page.url()).search).toBe('');
});
