import { headlineOf } from '../../e2e/support/headline-of';
import { visit } from '../../e2e/support/visit';

test('a trailing slash is taken from the address, query and hash stay', async () => {
  const { page } = await visit('/demo/simple/?a=1#related');
  await page.getByRole('heading', { level: 1, name: headlineOf('simple') }).waitFor();
  const { pathname, search, hash } = new URL(page.url());
  expect(pathname + search + hash).toBe('/demo/simple?a=1#related');
});

test('an unknown Chinese address speaks Chinese by itself, whatever the host answers', async () => {
  const { page } = await visit('/zh-CN/nothing-here', {
    expectedConsole: [/404/],
    live: false,
  });
  await page.getByRole('heading', { level: 1, name: '页面未找到' }).waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('zh-CN');
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
  await page.getByRole('link', { name: 'English' }).click();
  await page.getByRole('heading', { level: 1, name: 'PAGE NOT FOUND' }).waitFor();
});
