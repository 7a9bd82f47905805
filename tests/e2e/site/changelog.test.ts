import { eventually, visit } from '../support/visit';

test('all 262 versions are there, newest first, with links to what changed', async () => {
  const { page } = await visit('/changelog');
  const versions = page.getByRole('heading', { level: 3 });
  await versions.first().waitFor();
  const names = await versions.allInnerTexts();
  expect(names).toHaveLength(262);
  expect(names[0]).toBe('7.30.3');
  expect(names[261]).toBe('1.0.0');
  const link = page.getByRole('link', { name: '#925' });
  expect(await link.first().getAttribute('href')).toBe(
    'https://github.com/react-component/table/pull/925',
  );
});

test('the filter leaves the versions that mention a word', async () => {
  const { page } = await visit('/changelog');
  const field = page.getByRole('searchbox', { name: 'Show versions that mention' });
  await field.fill('offsetSummary');
  const visible = page.locator('h3:visible');
  await eventually(async () => expect(await visible.allInnerTexts()).toContain('7.15.0'));
  const left = await visible.count();
  expect(left).toBeLessThan(10);
  expect(await page.locator('h2:visible').allInnerTexts()).toEqual(['7.x']);
  await page.getByText(new RegExp(`^${left} versions?$`)).waitFor();
  await field.fill('no such word');
  await page.getByText('No version mentions it.').waitFor();
  await field.fill('');
  await eventually(async () => expect(await visible.count()).toBe(262));
});
