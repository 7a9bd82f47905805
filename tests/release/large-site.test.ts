import type { Page } from 'playwright-core';
import { serveSite } from '../support/built-site';
import type { ServedSite } from '../support/built-site';
import { GROUP_PAGES, largeListed, largeSite } from '../support/sites/large';
import { isSameDocument, markDocument } from '../e2e/support/same-document';
import { visit } from '../e2e/support/visit';

let site: ServedSite;
let listed: ServedSite;

beforeAll(async () => {
  site = await serveSite(largeSite);
  listed = await serveSite(largeListed);
}, 480_000);

afterAll(async () => {
  await site.close();
  await listed.close();
});

const at = (path: string) => `${site.origin}/table${path}`;
const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name }).waitFor();
const sidebar = (page: Page) => page.locator('.ledger-aside');

/** The names of the files that a page asks for, without their hashes. */
function noteFiles(page: Page): string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    const name = /\/([^/]+)\.[0-9a-f]{8}\.\w+$/.exec(request.url())?.[1];
    if (name) names.push(name);
  });
  return names;
}

/** What only grows with the number of pages. */
const WHOLE = /^(routes|all-files|list-|descriptions-|demo-pages)/;

test('a reader goes from part to part, and loads no list of all pages', async () => {
  let files: string[] = [];
  const { page } = await visit(at('/guide/page-3'), {
    before: async (opened) => void (files = noteFiles(opened)),
  });
  await markDocument(page);
  await page.getByRole('link', { name: 'the other' }).click();
  await heading(page, 'Reference 7');
  expect(page.url()).toBe(at('/reference/page-7'));
  // The title of the window comes a frame later.
  await page.waitForFunction(() => document.title.includes('Reference 7'));
  expect(await page.locator('.ledger-edit').getAttribute('href')).toBe(
    'https://a.com/docs/reference/page-7.md',
  );
  await page.goBack();
  await heading(page, 'Guide 3');
  await page.getByText('Guide, page 3.').waitFor();
  await page.getByRole('link', { name: '中文' }).click();
  await page.getByText('此页尚未翻译').waitFor();
  await page.goForward();
  await page.goBack();
  await heading(page, 'Guide 3');
  await page.locator('a[rel=next]').click();
  await heading(page, 'Guide 4');
  expect(await isSameDocument(page)).toBe(true);
  expect(files.filter((name) => WHOLE.test(name))).toEqual([]);
  expect(files).toContain('files');
});

test('neighbors lead over the end of a group', async () => {
  const { page } = await visit(at(`/guide/page-${GROUP_PAGES - 1}`));
  await page.locator('a[rel=next]').click();
  await heading(page, 'Reference 0');
  await page.locator('a[rel=prev]').click();
  await heading(page, `Guide ${GROUP_PAGES - 1}`);
});

test('a collapsed group loads its links when it is opened, and stays open', async () => {
  const { page } = await visit(at('/guide/page-3'));
  const links = sidebar(page).getByRole('link', { name: /^Reference \d+$/ });
  expect(await links.count()).toBe(0);
  await sidebar(page).getByRole('button', { name: 'Reference' }).click();
  await links.last().waitFor();
  expect(await links.count()).toBe(GROUP_PAGES);
  await links.nth(5).click();
  await heading(page, 'Reference 5');
  expect(await sidebar(page).locator('[aria-current]').innerText()).toBe('Reference 5');
  // The group that the reader comes from.
  expect(
    await sidebar(page)
      .getByRole('link', { name: /^Guide \d+$/ })
      .count(),
  ).toBe(GROUP_PAGES);
});

test('links that do not come say so, and come when they are asked for again', async () => {
  const { page } = await visit(at('/guide/page-3'), {
    expectedConsole: [/net::ERR_FAILED/],
  });
  await page.route(/\/links-en-US-\d+\./, (route) => route.abort());
  await sidebar(page).getByRole('button', { name: 'Reference' }).click();
  const alert = page.getByRole('alert');
  await alert.waitFor();
  await page.unroute(/\/links-en-US-\d+\./);
  await alert.getByRole('button', { name: 'Try again' }).click();
  await sidebar(page).getByRole('link', { name: 'Reference 69' }).waitFor();
});

test('a part that does not come keeps the old page, and is asked for again', async () => {
  const { page } = await visit(at('/guide/page-3'), {
    expectedConsole: [/net::ERR_FAILED/],
  });
  await page.route(/\/pages-\d+\./, (route) => route.abort());
  await page.getByRole('link', { name: 'the other' }).click();
  const alert = page.getByRole('alert');
  await alert.waitFor();
  await heading(page, 'Guide 3');
  await page.unroute(/\/pages-\d+\./);
  await alert.getByRole('button', { name: 'Try again' }).click();
  await heading(page, 'Reference 7');
});

test('the menu of a phone shows the same groups', async () => {
  const { page } = await visit(at('/guide/page-3'), {
    viewport: { width: 390, height: 800 },
    hasTouch: true,
  });
  await page.getByRole('button', { name: 'Open navigation' }).click();
  const menu = page.getByRole('dialog');
  await menu.getByRole('button', { name: 'Reference' }).click();
  await menu.getByRole('link', { name: 'Reference 5', exact: true }).click();
  await heading(page, 'Reference 5');
});

test('a page in another spelling is found, and what is missing says so', async () => {
  const expectedConsole = [/404/];
  const { page } = await visit(at('/Guide/%70age-3'), { expectedConsole });
  await heading(page, 'Guide 3');
  expect(page.url()).toBe(at('/guide/page-3'));
  await page.goto(at('/zh-CN/guide/page-999'));
  await page.locator('html[lang="zh-CN"]').waitFor({ state: 'attached' });
  await page.getByRole('heading', { level: 1, name: '页面未找到' }).waitFor();
  await page.getByRole('link', { name: 'Small site' }).first().click();
  await page.waitForURL(at('/zh-CN'));
});

test('a link to a page that is gone guesses from the titles alone, without a document', async () => {
  let files: string[] = [];
  const { page } = await visit(at('/guide/page-3'), {
    before: async (opened) => void (files = noteFiles(opened)),
  });
  await markDocument(page);
  await page
    .locator('.ledger-main a')
    .first()
    .evaluate((link: HTMLAnchorElement) => {
      link.href = link.href.replace('page-7', 'page-999');
    });
  await page.getByRole('link', { name: 'the other' }).click();
  const guesses = page.locator('.ledger-not-found-guesses');
  await guesses
    .getByRole('link', { name: /^Reference \d/ })
    .first()
    .waitFor();
  expect(await isSameDocument(page)).toBe(true);
  expect(files.filter((name) => WHOLE.test(name))).toEqual(['list-en-US']);
});

test('a demo alone is found, and one that does not exist is searched for', async () => {
  const { page } = await visit(at('/hello'), { expectedConsole: [/404/] });
  const alone = await page.locator('[data-alone]').first().getAttribute('data-alone');
  await page.goto(`${site.origin}${alone}`);
  await page.getByText('Hello from the demo', { exact: true }).waitFor();
  await page.goto(at('/~demos/docs-hello-demo-nothing'));
  await page.getByText('docs-hello-demo-nothing').waitFor();
});

test('what the site makes of all pages has all of them, from the start', async () => {
  const { page } = await visit(`${listed.origin}/table/guide/page-3`);
  const count = `: ${GROUP_PAGES}, ${2 * GROUP_PAGES + 2}, ${GROUP_PAGES}`;
  await page.getByText(`Guide 3${count}`, { exact: true }).waitFor();
  await page.getByRole('link', { name: 'the other' }).click();
  await heading(page, 'Reference 7');
  await page.getByText(`Reference 7${count}`, { exact: true }).waitFor();
});
