import type { Page } from 'playwright-core';
import { expectBelowHeader } from './below-header';
import { isSameDocument, markDocument } from './same-document';
import { address, eventually, visit } from './visit';

/** The two files of an index, and the scripts that search. */
export const INDEX = /\/search\/(en-US|zh-CN)\.\w+\.json/;
export const TEXTS = /\/search\/(en-US|zh-CN)\.texts\.\w+\.json/;
export const WORKER = '**/search-worker*.js';
export const ENGINE = '**/search-engine*.js';

/** What the browser itself says of a request that was cut. */
export const CUT = [/net::ERR_FAILED/];

export const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Search' });
export const fieldOf = (page: Page) => dialogOf(page).getByRole('combobox');
export const hitsOf = (page: Page) => dialogOf(page).getByRole('option');

/** Opens the dialog by its key. */
export async function openSearch(page: Page): Promise<void> {
  await page.keyboard.press('/');
  await fieldOf(page).waitFor();
}

/** Writes a query and waits for what is found, if anything is. */
export async function ask(page: Page, query: string): Promise<void> {
  await fieldOf(page).fill(query);
  await page.locator('dialog [role="combobox"][aria-busy="false"]').waitFor();
}

/** Where the hits lead, in the order in which they are shown. */
export const linksOf = (page: Page): Promise<string[]> =>
  hitsOf(page).evaluateAll((hits) => hits.map((hit) => hit.getAttribute('href') ?? ''));

/** Waits until the hits have their excerpts. */
export async function waitForExcerpts(page: Page): Promise<void> {
  await eventually(async () => {
    const excerpts = await page.locator('.ledger-search-excerpt').allInnerTexts();
    expect(excerpts.some((text) => text !== '')).toBe(true);
  });
}

/** On a page, Enter leads to the place of the first hit, in the same document. */
export async function expectHitToLead(from: string, query: string): Promise<void> {
  const { page } = await visit(from);
  await markDocument(page);
  const before = await page.evaluate(() => history.length);
  await openSearch(page);
  await ask(page, query);
  const [link = ''] = await linksOf(page);
  await page.keyboard.press('Enter');
  await page.waitForURL(address(link));
  await dialogOf(page).waitFor({ state: 'hidden' });
  const id = decodeURIComponent(new URL(page.url()).hash.slice(1));
  expect(id).not.toBe('');
  await expectBelowHeader(page, page.locator(`[id="${id}"]`));
  expect(await isSameDocument(page)).toBe(true);
  expect(await page.evaluate(() => history.length)).toBe(before + 1);
}
