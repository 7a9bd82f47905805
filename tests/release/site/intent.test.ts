import type { Page } from 'playwright-core';
import { holdApp } from '../../e2e/support/hold-app';
import { visit } from '../../e2e/support/visit';
import { untouched, isLive } from '../../e2e/support/untouched-page';

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
