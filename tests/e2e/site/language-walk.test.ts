import type { Page } from 'playwright-core';
import { inParts } from '../support/built-pages';
import { inChinese, paths } from '../support/pages';
import { address, openContext, wake } from '../support/visit';

const WINDOWS = 2;

/** Goes to the other language and waits until its page is there. */
async function change(page: Page, name: string, lang: string): Promise<void> {
  await page.locator('.ledger-languages').getByRole('link', { name }).click();
  await page.locator(`html[lang="${lang}"]`).waitFor({ state: 'attached' });
  await page.locator('main h1').waitFor();
}

/** Where the address of a page is lost on the way to the other language and back. */
async function walk(page: Page, pages: readonly string[]): Promise<string[]> {
  const faults: string[] = [];
  const check = (found: string, wanted: string) => {
    if (found !== address(wanted)) faults.push(`${found} is not ${wanted}`);
  };
  for (const path of pages) {
    await page.goto(address(path));
    await wake(page);
    const tab = await page.evaluate(() =>
      document.querySelector('.ledger-tabs a[href*="tab="]')?.getAttribute('href'),
    );
    const query = tab ? new URL(tab, address('/')).search : '?a=1';
    const last = await page
      .locator('main :is(h2, h3)[id]:visible')
      .last()
      .getAttribute('id');
    const place = `${query}#${encodeURIComponent(last ?? '')}`;
    // As a reader comes: by an address.
    await page.goto(address(path + place));
    await wake(page);
    check(page.url(), path + place);
    await change(page, '中文', 'zh-CN');
    check(page.url(), inChinese(path) + place);
    await change(page, 'English', 'en-US');
    check(page.url(), path + place);
  }
  return faults;
}

test('from every page to the other language and back, with tab and place', async () => {
  const walks = inParts(paths, WINDOWS).map(async (part) => {
    const context = await openContext();
    return walk(await context.newPage(), part);
  });
  expect((await Promise.all(walks)).flat()).toEqual([]);
}, 240_000);
