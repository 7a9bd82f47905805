import type { Page } from 'playwright-core';
import { inChinese, paths } from '../e2e/support/pages';
import { isSameDocument, markDocument } from '../e2e/support/same-document';
import { address, visit } from '../e2e/support/visit';

/** The link of the language switch, which says that the page before it is there. */
const linkTo = (page: Page, path: string) =>
  page.locator(`.ledger-languages a[href="${path}"]`);

/** Goes to an address without loading a document, as any link of the page would. */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href });
    document.body.append(link);
    link.click();
    link.remove();
  }, path);
}

/** A tab of the page that is open, or any query, and the last place of it. */
async function placeOn(page: Page): Promise<string> {
  const tab = await page.evaluate(() =>
    document.querySelector('.ledger-tabs a[href*="tab="]')?.getAttribute('href'),
  );
  const query = tab ? new URL(tab, address('/')).search : '?a=1';
  const last = page.locator('main :is(h2, h3)[id]:visible').last();
  return `${query}#${encodeURIComponent((await last.getAttribute('id')) ?? '')}`;
}

/** Goes to a page, on to the other language and back. */
async function thereAndBack(page: Page, path: string): Promise<void> {
  await follow(page, path);
  await linkTo(page, inChinese(path)).waitFor();
  const place = await placeOn(page);
  await follow(page, path + place);
  for (const [lang, to] of [
    ['zh-CN', inChinese(path) + place],
    ['en-US', path + place],
  ] as const) {
    await linkTo(page, to).click();
    await page.locator(`html[lang="${lang}"]`).waitFor({ state: 'attached' });
    await page.locator('h1:visible').waitFor();
    expect(page.url()).toBe(address(to));
  }
}

test('every page leads to the other language and back, with tab and place, in one document', async () => {
  const { page } = await visit('/404.html', {
    expectedConsole: [/404/, /allow-scripts and allow-same-origin/],
  });
  await markDocument(page);
  for (const path of paths) await thereAndBack(page, path);
  expect(await isSameDocument(page)).toBe(true);
}, 240_000);
