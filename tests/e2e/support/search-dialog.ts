import type { Page } from 'playwright-core';
import { eventually } from './visit';

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
