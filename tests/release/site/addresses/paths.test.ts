import type { Page } from 'playwright-core';
import { serveSite } from '../../../support/built-site';
import type { ServedSite } from '../../../support/built-site';
import { belowBase } from '../../../support/sites/below-base';
import { headlineOf } from '../../../e2e/support/headline-of';
import { address, visit, wake } from '../../../e2e/support/visit';
import { countAttempts } from '../../../support/attempts';

/** What the browser itself says of a document with status 404. */
const expectedConsole = [/404/, /ERR_FAILED/];

/** Paths that no page has, most of them none that a router expects. */
const UNKNOWN = [
  ...['/@scope', '/(x', '/!x', '/$x', '/,x', '/+x', '/*', '/;x', '/=x', '/&x', "/'x"],
  ...['/%', '/%%', '/%a', '/%ff', '/%00', '/%25', '/%C3%A9', '/~', '/.x'],
  ...['/@scope/', '/demo/@x', '/demo/%', '/demo/simple/x', '/demo:simple', '/:id'],
  ...['/__proto__', '/constructor', '/-', '/_', '/nothing-here', '/index.htm'],
  ...['/zh-CNx', '/zh-CN/@x', '/zh-CN/%', '/zh-CN/(x', '/zh-cn/@x', '/a|b', '/a\\b'],
  ...['/"x', '/<x>', '/{x}', '/[x]', '/^x', '/`x', '/éa', '/表格', '/%E8%A1', '/x%2Fy'],
  ...['/~demos', '/~demos/a/b', '/demos/simple', '/404/x', '//example.com/@x'],
];

/** What a page shows: its heading, where it is, and how many links lead on. */
async function shown(page: Page) {
  return page.evaluate(() => ({
    title: [...document.querySelectorAll('h1')].find((one) => one.checkVisibility())
      ?.textContent,
    at: location.pathname + location.search + location.hash,
    links: document.querySelectorAll('a[href]').length,
    lang: document.documentElement.lang,
  }));
}

let site: ServedSite;

beforeAll(async () => {
  site = await serveSite(belowBase);
}, 240_000);

afterAll(() => site.close());

test(`${UNKNOWN.length} addresses that no page has lead to the whole 404 page in their language`, async () => {
  const { page } = await visit('/', { expectedConsole });
  countAttempts('addresses tried', UNKNOWN.length);
  for (const path of UNKNOWN) {
    await page.goto(address('') + path.slice(1));
    await wake(page);
    const chinese = /^\/zh-CN\//.test(path);
    expect({ path, ...(await shown(page)) }).toMatchObject({
      path,
      title: chinese ? '页面未找到' : 'PAGE NOT FOUND',
      lang: chinese ? 'zh-CN' : 'en-US',
    });
    expect((await shown(page)).links).toBeGreaterThan(40);
  }
});

test('the same holds below a base', async () => {
  const { page } = await visit(`${site.origin}/table/hello`, { expectedConsole });
  for (const path of ['/table/@x', '/table/(x', '/table/%', '/table/zh-CN/@x']) {
    await page.goto(site.origin + path);
    await wake(page);
    expect((await shown(page)).title).toMatch(/^(PAGE NOT FOUND|页面未找到)$/);
  }
});

/** Where an address leads, and the heading there. */
const LEADS = [
  ['/index.html', '/', 'rc-table'],
  ['/demo/nested/index.html', '/demo/nested', 'nested'],
  ['/zh-CN/index.html?a=1#api', '/zh-CN?a=1#api', 'rc-table'],
  ['/changelog/', '/changelog', 'Changelog'],
  ['/changelog/?a=1#b', '/changelog?a=1#b', 'Changelog'],
  ['/changelog//', '/changelog', 'Changelog'],
  ['/zh-CN/', '/zh-CN', 'rc-table'],
  ['/demo/simple/?tab=x#related', '/demo/simple?tab=x#related', 'simple'],
  ['//demo//simple', '/demo/simple', 'simple'],
  ['/nothing-here/?a#b', '/nothing-here?a#b', 'PAGE NOT FOUND'],
] as const;

test(`${LEADS.length} addresses with slashes too many or index.html at the end lose them before anything is pressed`, async () => {
  const { page } = await visit('/', { expectedConsole });
  countAttempts('addresses tried', LEADS.length);
  for (const [path, at, name] of LEADS) {
    const title = headlineOf(name, at);
    await page.goto(address('') + path.slice(1), { waitUntil: 'domcontentloaded' });
    expect(await shown(page)).toMatchObject({ at, title });
    await wake(page);
    expect(await shown(page)).toMatchObject({ at, title });
  }
});

test('below a base, too', async () => {
  const { page } = await visit(`${site.origin}/table/hello`, { expectedConsole });
  for (const [path, at] of [
    ['/table/', '/table'],
    ['/table/index.html#a', '/table#a'],
    ['/table/hello/?a', '/table/hello?a'],
    ['/table/nothing/', '/table/nothing'],
  ]) {
    await page.goto(site.origin + path, { waitUntil: 'domcontentloaded' });
    expect((await shown(page)).at).toBe(at);
    await wake(page);
    expect((await shown(page)).at).toBe(at);
  }
});

/** Other spellings of pages. */
const SPELLINGS = [
  ['/DEMO/SIMPLE', '/demo/simple', 'simple', 'en-US'],
  ['/Demo', '/demo', 'Demos', 'en-US'],
  ['/CHANGELOG/?a=1#b', '/changelog?a=1#b', 'Changelog', 'en-US'],
  ['/zh-cn/demo/simple', '/zh-CN/demo/simple', 'simple', 'zh-CN'],
  ['/ZH-cn', '/zh-CN', 'rc-table', 'zh-CN'],
  ['/demo/%73imple', '/demo/simple', 'simple', 'en-US'],
] as const;

test.each(SPELLINGS)('%s is %s, untouched', async (path, at, name, lang) => {
  const title = headlineOf(name, at);
  countAttempts('addresses tried');
  const { page } = await visit('/changelog', { expectedConsole, live: false });
  await page.goto(address('') + path.slice(1));
  await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
  await page.locator('html[data-live]').waitFor({ state: 'attached' });
  expect(await shown(page)).toMatchObject({ at, lang, title });
});

test('below a base another case leads to the page as well', async () => {
  const { page } = await visit(`${site.origin}/table/HELLO`, {
    expectedConsole,
    live: false,
  });
  await page.getByRole('heading', { level: 1, name: 'Hello' }).waitFor();
  expect((await shown(page)).at).toBe('/table/hello');
});

test.each(['/~demos/nope', '/~demos/nope/?a#b', '/~demos/%', '/~demos/__proto__'])(
  '%s says that there is no such demo from the first paint, outside of the layout',
  async (path) => {
    const { page } = await visit(path, {
      expectedConsole,
      live: false,
      before: (one) => one.route(/\.js$/, (route) => route.abort()),
    }).catch(() => ({ page: undefined }));
    if (!page) throw new Error(`${path} did not load`);
    const heading = page.getByRole('heading', { name: 'Demo not found' });
    await heading.waitFor();
    expect(await page.getByRole('heading').count()).toBe(1);
    expect(await page.getByRole('navigation').count()).toBe(0);
    await page.unroute(/\.js$/);
    await page.reload();
    await page.getByText('There is no demo with the id').waitFor();
    expect(await page.getByRole('heading').count()).toBe(1);
    expect(await heading.count()).toBe(1);
  },
);
