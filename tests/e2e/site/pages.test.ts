import { inChinese, paths } from '../support/pages';
import { visit } from '../support/visit';

/** Console errors, warnings and uncaught errors fail a visit by themselves. */
describe.each([
  ['in English', (path: string) => path, 'en-US'],
  ['in Chinese', inChinese, 'zh-CN'],
])('every page %s', (_, addressOf, language) => {
  test.each(paths)('%s is there, named and silent', async (path) => {
    const { page } = await visit(addressOf(path));
    const heading = page.getByRole('heading', { level: 1 });
    await heading.waitFor();
    expect(await heading.count()).toBe(1);
    expect(await page.title()).toContain(await heading.innerText());
    expect(await page.locator('html').getAttribute('lang')).toBe(language);
    if (path.startsWith('/demo/')) {
      await page.locator('[data-demo] .rc-table').first().waitFor();
    }
    const description = page.locator('meta[name="description"]');
    expect(await description.getAttribute('content')).toMatch(/\S/);
  });
});

test('there are 39 demos', () => {
  expect(paths.filter((path) => path.startsWith('/demo/'))).toHaveLength(39);
});
