import { measureSearch } from '../measure-search.mjs';
import { QUIET, VIEWPORT } from '../measure-load.mjs';
import { kilobytes } from '../stats.mjs';
import { watchTraffic } from '../traffic.mjs';

const FIELD = '.dumi-default-search-bar-input';
const RESULT = '.dumi-default-search-result dl dd';
const QUERY = 'sticky';

/**
 * What a first search loads in the default theme beyond its page. It has no index: each page loads a
 * script with the texts of all pages, which is counted there; here come the demos.
 * @param {import('playwright-core').Browser} browser
 * @param {string} origin of the built site
 * @returns {Promise<number>} kB
 */
async function searchBaseline(browser, origin) {
  const context = await browser.newContext({ viewport: VIEWPORT });
  try {
    const page = await context.newPage();
    const traffic = await watchTraffic(await context.newCDPSession(page), origin);
    await page.goto(`${origin}/demo/simple`, { waitUntil: 'load' });
    await traffic.settled(QUIET.plain);
    const before = traffic.sizes().all;
    await page.locator(FIELD).first().pressSequentially(QUERY);
    await page.locator(RESULT).first().waitFor();
    await traffic.settled(QUIET.plain);
    return kilobytes(traffic.sizes().all - before);
  } finally {
    await context.close();
  }
}

/** @returns {Promise<number>} kB of all that this site loads for a first answer with excerpts */
async function searchSite(browser, origin) {
  const found = await measureSearch(browser, origin, { queries: false });
  return found.first + found.dialog + found.texts;
}

/** What a first search loads, to the excerpts, by the site that is searched. */
export const firstSearch = { site: searchSite, baseline: searchBaseline };
