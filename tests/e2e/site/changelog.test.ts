import { eventually, visit } from '../support/visit';

test('all 262 versions are there before any script, below majors and years', async () => {
  const { page } = await visit('/changelog', { live: false });
  const names = await page.getByRole('heading', { level: 4 }).allInnerTexts();
  expect(names).toHaveLength(262);
  expect(names[0]).toBe('7.30.3 2023-01-08');
  expect(names[261]).toBe('1.0.0 2014-12-12');
  expect(await page.locator('h3').first().innerText()).toBe('2023');
  const link = page.getByRole('link', { name: '#925' });
  expect(await link.first().getAttribute('href')).toBe(
    'https://github.com/react-component/table/pull/925',
  );
  // The old anchor, which stands elsewhere on the web, leads to the same line as the new one.
  const [before, after] = await page.evaluate(() =>
    ['7303', 'v7-30-3'].map((id) => document.getElementById(id)?.closest('h4')?.id),
  );
  expect([before, after]).toEqual(['v7-30-3', 'v7-30-3']);
});

test('an address asks what changed since a version, and a word narrows it', async () => {
  const { page } = await visit('/changelog?from=7.15.0&kind=feature', { live: false });
  const visible = page.locator('h4:visible');
  await eventually(async () => expect(await visible.count()).toBeLessThan(20));
  await page.getByLabel('Filter changes').fill('showExpandColumn');
  await eventually(async () => expect(await visible.allInnerTexts()).toHaveLength(1));
  expect(await visible.innerText()).toBe('7.20.0 2021-11-25');
  expect(await page.locator('li mark').allInnerTexts()).toEqual(['showExpandColumn']);
  const contents = page.getByRole('navigation', { name: 'On this page' });
  expect(await contents.getByRole('link').allInnerTexts()).toEqual(['7.x', '2021']);
  expect(new URL(page.url()).search).toBe(
    '?text=showExpandColumn&kind=feature&from=7.15.0',
  );
});
