import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { holdApp } from '../support/hold-app';
import { isSameDocument, markDocument } from '../support/same-document';
import { visit } from '../support/visit';

const PAGES = ['/', '/changelog', '/demo'];
/** The most that a page of text may load of script, in bytes after gzip. */
const LIMIT = 8_000;

/** Opens a page as it came, and notes the scripts that it asks for. */
async function untouched(path: string) {
  const scripts: string[] = [];
  const { page } = await visit(path, {
    live: false,
    before: async (one) => {
      one.on('request', (request) => {
        const { pathname } = new URL(request.url());
        if (pathname.endsWith('.js')) scripts.push(pathname);
      });
    },
  });
  return { page, scripts };
}

const isLive = (page: Page) =>
  page.evaluate(() => document.documentElement.hasAttribute('data-live'));

test.each(PAGES)('%s asks for one small script and is asleep', async (path) => {
  const { page, scripts } = await untouched(path);
  await page.waitForLoadState('networkidle');
  expect(scripts).toEqual([expect.stringMatching(/^\/umi\.\w+\.js$/)]);
  const bytes = gzipSync(readFileSync(`dist${scripts[0]}`)).length;
  expect(bytes).toBeLessThanOrEqual(LIMIT);
  expect(await isLive(page)).toBe(false);
});

test.each([
  ['the pointer moves', (page: Page) => page.mouse.move(300, 300, { steps: 2 })],
  ['a key is pressed', (page: Page) => page.keyboard.press('ArrowDown')],
  ['the focus comes', (page: Page) => page.keyboard.press('Tab')],
  ['a finger touches it', (page: Page) => page.touchscreen.tap(300, 500)],
])('a page of text wakes when %s', async (_, act) => {
  const { page } = await visit('/changelog', { live: false, hasTouch: true });
  await page.waitForLoadState('networkidle');
  expect(await isLive(page)).toBe(false);
  await act(page);
  await page.locator('html[data-live]').waitFor({ state: 'attached' });
});

test('a pointer that rests where a page appears does not wake it', async () => {
  const { page, scripts } = await untouched('/changelog');
  // As Chromium tells of it, with or without a pointer: at the same place again.
  const tell = () =>
    document.body.dispatchEvent(new PointerEvent('pointermove', { bubbles: true }));
  await page.evaluate(tell);
  await page.evaluate(tell);
  await page.waitForLoadState('networkidle');
  expect(scripts).toHaveLength(1);
  await page.mouse.move(300, 300);
  await page.locator('html[data-live]').waitFor({ state: 'attached' });
});

test('before the app has come, the browser follows links by itself', async () => {
  const { page } = await visit('/changelog', { live: false });
  await holdApp(page);
  await markDocument(page);
  await page.getByRole('link', { name: 'Demo', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Demos' }).waitFor();
  expect(await isSameDocument(page)).toBe(false);
});

test.each([
  [
    'a press on Search',
    (page: Page) => page.getByRole('button', { name: 'Search' }).click(),
  ],
  ['the key /', (page: Page) => page.keyboard.press('/')],
  ['Control-K', (page: Page) => page.keyboard.press('Control+k')],
])('%s while the app is on its way opens the finder when it has come', async (_, act) => {
  const { page } = await visit('/changelog', { live: false });
  const release = await holdApp(page);
  await act(page);
  expect(await isLive(page)).toBe(false);
  const dialog = page.getByRole('dialog', { name: 'Search' });
  expect(await dialog.count()).toBe(0);
  release();
  await dialog.getByRole('combobox').waitFor();
});

test('a press on the colors while the app is on its way changes them when it has come', async () => {
  const { page } = await visit('/', { live: false });
  const release = await holdApp(page);
  await page.getByRole('button', { name: /^Color mode: light/ }).click();
  release();
  await page.getByRole('button', { name: /^Color mode: dark/ }).waitFor();
  expect(await page.locator('html').getAttribute('data-prefers-color')).toBe('dark');
});

test('what is typed into the filter before the page wakes is not lost', async () => {
  const { page } = await visit('/changelog', { live: false });
  const release = await holdApp(page);
  const field = page.getByRole('searchbox', { name: 'Filter changes' });
  await field.pressSequentially('offsetSummary');
  expect(await isLive(page)).toBe(false);
  release();
  await page.locator('html[data-live]').waitFor({ state: 'attached' });
  await page.getByText(/^\d versions? match/).waitFor();
  expect(await field.inputValue()).toBe('offsetSummary');
  expect(await page.locator('h4:visible').count()).toBeLessThan(10);
});

test.each([
  ['the code of a demo', 'Show code', '#code-simple'],
  ['a demo', 'Add a row', '[data-demo="simple"] tbody tr:nth-child(4)'],
])(
  'a press on %s while its page is loading is done when it is live',
  async (_, name, made) => {
    let release = () => {};
    let entry: Promise<unknown> | undefined;
    const { page } = await visit('/demo/simple', {
      live: false,
      until: 'commit',
      before: async (one) => {
        release = await holdApp(one);
        entry = one.waitForResponse(/\/umi\.\w+\.js/);
      },
    });
    await entry;
    await page.getByRole('button', { name }).first().click();
    expect(await isLive(page)).toBe(false);
    release();
    await page.locator(made).waitFor();
  },
);

test('the demos of a page answer before the app has been asked for, and stay as they are when it comes', async () => {
  const { page, scripts } = await untouched('/demo/simple');
  const demo = page.locator('[data-demo="simple"]');
  await demo.locator('[data-demo-root][data-live]').waitFor();
  await page.waitForLoadState('networkidle');
  expect(scripts.join('\n')).not.toMatch(/\/(app|site-|docs__)/);
  expect(await isLive(page)).toBe(false);
  const release = await holdApp(page);
  await demo.getByRole('button', { name: 'Add a row' }).click();
  const row = await demo.locator('tbody tr').nth(3).elementHandle();
  expect(await isLive(page)).toBe(false);
  release();
  await page.locator('html[data-live]').waitFor({ state: 'attached' });
  expect(await row?.evaluate(({ isConnected }) => isConnected)).toBe(true);
  await demo.getByRole('button', { name: 'Add a row' }).click();
  await demo.locator('tbody tr').nth(4).waitFor();
});

test('a demo that throws before the app has been asked for is reported by it', async () => {
  const { page } = await visit('/demo/simple', {
    live: false,
    expectedConsole: [/The table is gone/],
    before: (one) =>
      one.route(/\/demo\/simple$/, async (route) => {
        const answer = await route.fetch();
        const body = await answer.text();
        const { demos } = JSON.parse(
          /id="ledger-data">(.*?)<\/script>/.exec(body)?.[1] ?? '',
        ) as { demos: { module: number }[] };
        await one.route(/\/simple-demo\.\w+\.js/, (script) =>
          script.fulfill({
            contentType: 'text/javascript',
            body: `(globalThis.webpackChunk ||= []).push([['simple-demo'], { ${demos[0]?.module}() { throw new Error('The table is gone') } }])`,
          }),
        );
        await route.fulfill({ response: answer, body });
      }),
  });
  await page.getByRole('alert').getByText('The table is gone').first().waitFor();
});

test('code that the reader keeps open is live without a sign', async () => {
  const { page } = await visit('/demo/simple', {
    live: false,
    before: (one) => one.addInitScript(() => localStorage.setItem('ledger:code', 'open')),
  });
  await page.locator('html[data-live]').waitFor({ state: 'attached' });
  await page.locator('#code-simple').waitFor();
});

test('on the front page, a press before the code has come turns the switch on', async () => {
  const { page } = await visit('/', { live: false });
  const option = page.getByRole('switch', { name: 'Fixed column' });
  // Without a pointer or a focus before, which would have started the app.
  await option.evaluate((button: HTMLElement) => button.click());
  await page.locator('[role=switch][aria-checked=true] + [aria-checked=true]').waitFor();
  expect(await page.locator('.home-code [data-new]').innerText()).toContain(
    "fixed: 'left'",
  );
  // The table shows at once that its first column stays.
  const order = page.locator('.home-page td', { hasText: '1001' });
  const [cell, box] = await Promise.all([
    order.boundingBox(),
    page.locator('.home-page').boundingBox(),
  ]);
  expect(cell!.x).toBeCloseTo(box!.x, 0);
  const scrolled = page.locator('.home-page .rc-table-content');
  expect(await scrolled.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
});
