/** Pages of text that no reader has touched yet: only the entry runs. */
import type { Page } from 'playwright-core';
import { headlineOf } from '../../../e2e/support/headline-of';
import { address, eventually, visit, wake } from '../../../e2e/support/visit';

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const isLive = (page: Page) =>
  page.evaluate(() => document.documentElement.hasAttribute('data-live'));
const root = (page: Page, name: string) =>
  page.evaluate((one) => document.documentElement.getAttribute(one), name);

/** Moves in the history, later: a document that goes would take the answer with it. */
const goInHistory = (page: Page, by: number) =>
  page.evaluate((steps) => {
    setTimeout(() => history.go(steps));
  }, by);

async function scrollTo(page: Page, y: number): Promise<void> {
  await page.evaluate((to) => window.scrollTo(0, to), y);
  await eventually(async () => expect(await scrolled(page)).toBe(y));
}

async function follow(page: Page, name: string, title: string): Promise<void> {
  const link = page.getByRole('link', { name, exact: true }).first();
  await link.evaluate((element: HTMLElement) => element.click());
  await page
    .getByRole('heading', { level: 1, name: headlineOf(title), exact: true })
    .waitFor();
}

test('Back by the browser shows the page of the address after a reload', async () => {
  const { page } = await visit('/demo/simple');
  await follow(page, 'Changelog', 'Changelog');
  await page.reload();
  expect(await isLive(page)).toBe(false);
  await goInHistory(page, -1);
  await page
    .getByRole('heading', { level: 1, name: headlineOf('simple'), exact: true })
    .waitFor();
  expect(page.url()).toBe(address('/demo/simple'));
  await goInHistory(page, 1);
  await page.getByRole('heading', { level: 1, name: 'Changelog' }).waitFor();
});

test('the first press on a language keeps query and heading', async () => {
  const { page } = await visit('/guide/hosting?x=1#hosts', { live: false });
  await page.getByRole('link', { name: '中文' }).evaluate((link: HTMLElement) => {
    link.click();
  });
  await page.waitForURL(address('/zh-CN/guide/hosting?x=1#hosts'));
});

test('color and direction follow another tab, and the switch names them', async () => {
  const { page } = await visit('/changelog', { live: false });
  const other = await page.context().newPage();
  await other.goto(address('/'));
  await wake(other);
  await other.getByRole('button', { name: /^Color mode: light/ }).click();
  await other.getByRole('button', { name: 'RTL' }).click();
  await eventually(async () => expect(await root(page, 'dir')).toBe('rtl'));
  expect(await root(page, 'data-prefers-color')).toBe('dark');
  expect(await isLive(page)).toBe(false);
  await page.getByRole('button', { name: 'Color mode: dark. Switch to system.' }).click();
  await page.getByRole('button', { name: /^Color mode: system/ }).waitFor();
  expect(await page.evaluate(() => localStorage.getItem('dumi:prefers-color'))).toBe(
    'auto',
  );
});

test('auto follows the system', async () => {
  const { page } = await visit('/changelog', {
    live: false,
    colorScheme: 'light',
    before: (one) =>
      one.addInitScript(() => localStorage.setItem('dumi:prefers-color', 'auto')),
  });
  expect(await page.getByRole('button', { name: /^Color mode: system/ }).count()).toBe(1);
  await page.emulateMedia({ colorScheme: 'dark' });
  await eventually(async () =>
    expect(await root(page, 'data-prefers-color')).toBe('dark'),
  );
  expect(await isLive(page)).toBe(false);
});

test.each(['/changelog', '/', '/zh-CN/changelog', '/#column-props'])(
  'a reload of %s is at once where the reader was, who scrolls on as they like',
  async (path) => {
    const { page } = await visit(path);
    // The page brings the target of its address back into view until the reader moves.
    await page.keyboard.press('Home');
    await eventually(async () => expect(await scrolled(page)).toBe(0));
    await scrollTo(page, 1500);
    await page.reload();
    await eventually(async () => expect(await scrolled(page)).toBe(1500));
    expect(await isLive(page)).toBe(path.includes('#') ? await isLive(page) : false);
    await page.evaluate(() => window.scrollTo(0, 400));
    await wake(page);
    expect(await scrolled(page)).toBe(400);
  },
);

test('the return from another document is where the reader was, though the scroll was not drawn yet', async () => {
  const { page } = await visit('/changelog');
  // No event has told of it when the page is left.
  await page.evaluate((to) => {
    window.scrollTo(0, 900);
    location.href = to;
  }, address('/demo/simple'));
  await page
    .getByRole('heading', { level: 1, name: headlineOf('simple'), exact: true })
    .waitFor();
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'Changelog' }).waitFor();
  await eventually(async () => expect(await scrolled(page)).toBe(900));
});

test('a page that navigation has left is where the reader was after a jump over documents, once it hydrates', async () => {
  const { page } = await visit('/changelog');
  await scrollTo(page, 800);
  await follow(page, 'Demo', 'Demos');
  await page.goto(address('/guide/hosting'));
  await goInHistory(page, -2);
  await page.getByRole('heading', { level: 1, name: 'Changelog' }).waitFor();
  await wake(page);
  await eventually(async () => expect(await scrolled(page)).toBe(800));
});

test('damaged scroll positions do not keep a page from hydrating', async () => {
  const { page } = await visit('/changelog', {
    live: false,
    before: (one) =>
      one.addInitScript(() => sessionStorage.setItem('ledger:scroll', 'null')),
  });
  await wake(page);
  await follow(page, 'Demo', 'Demos');
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'Changelog' }).waitFor();
});
