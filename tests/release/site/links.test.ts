import { headlineOf } from '../../e2e/support/headline-of';
import { isSameDocument, markDocument } from '../../e2e/support/same-document';
import { address, visit } from '../../e2e/support/visit';
import { expectOwnPage } from '../../e2e/support/own-page';
import type { ClickOptions } from '../../e2e/support/own-page';

test.each([
  ['of the sidebar', '/demo/simple', '.ledger-aside a[href="/demo/caption"]', 'caption'],
  ['of the logo', '/demo/simple', '.ledger-logo', 'rc-table'],
  ['in a page written in markdown', '/demo/simple', 'main a[href="/demo/key"]', 'key'],
  ['in a row of the reference', '/', '#table-rowkey a[href="/demo/key"]', 'key'],
  ['of the gallery', '/demo', 'main a[href="/demo/nested"]', 'nested'],
  ['of the next page', '/changelog', 'header a[href="/demo"]', 'Demos'],
  ['in Chinese', '/zh-CN/demo/simple', '.ledger-aside a[href="/zh-CN/demo/key"]', 'key'],
])(
  'a link %s changes the page without loading a document',
  async (_, path, link, name) => {
    const { page } = await visit(path);
    await markDocument(page);
    await page.locator(link).first().click();
    const heading = headlineOf(name, path);
    await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor();
    expect(await isSameDocument(page)).toBe(true);
  },
);

test('a link to a file is left to the browser', async () => {
  const { page } = await visit('/demo/simple', { expectedConsole: [/favicon\.ico/] });
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), {
      href: '/logo.svg',
      textContent: 'The logo',
    });
    document.querySelector('main h1')?.after(link);
  });
  await page.getByRole('link', { name: 'The logo' }).click();
  await page.waitForURL(address('/logo.svg'));
});

test('the language switch keeps tab, query and place, without loading a document', async () => {
  const { page } = await visit('/demo/virtual-list?tab=performance&a=1#related');
  await markDocument(page);
  await page.getByRole('link', { name: '中文' }).click();
  await page.getByRole('navigation', { name: '页面', exact: true }).waitFor();
  expect(page.url()).toBe(
    address('/zh-CN/demo/virtual-list?tab=performance&a=1#related'),
  );
  const tabs = page.locator('.ledger-tabs');
  expect(await tabs.locator('[aria-current]').getAttribute('href')).toMatch(
    /tab=performance/,
  );
  expect(await isSameDocument(page)).toBe(true);
});

test('the first of two quick choices does not come after the second', async () => {
  const { page } = await visit('/demo/simple');
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/demo__nested/, (route) => held.then(() => route.continue()));
  const sidebar = page.locator('.ledger-aside');
  await sidebar.getByRole('link', { name: 'nested' }).click();
  await page.getByRole('progressbar', { name: 'Loading…' }).waitFor();
  await sidebar.getByRole('link', { name: 'caption' }).click();
  await page.getByRole('heading', { level: 1, name: headlineOf('caption') }).waitFor();
  const late = page.waitForResponse(/demo__nested/);
  release();
  await (await late).finished();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
  expect(await page.locator('main h1').innerText()).toBe(headlineOf('caption'));
  expect(page.url()).toBe(address('/demo/caption'));
});

test.each([
  ['Shift and a press', { modifiers: ['Shift'] }],
  ['the middle button', { button: 'middle' }],
] satisfies [string, ClickOptions][])('%s opens a link in a page of its own', (_, how) =>
  expectOwnPage(how),
);
