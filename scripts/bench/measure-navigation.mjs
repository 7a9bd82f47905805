import { watchLoad, watchNavigation } from './in-page.mjs';
import { QUIET, VIEWPORT } from './measure-load.mjs';
import { watchTraffic } from './traffic.mjs';

/** Milliseconds that a hand rests on a link before it clicks; a site may use them to load ahead. */
const HOVER = 60;

/**
 * Goes from one demo page to another through the sidebar, in a fresh browser context at full
 * speed, once the first page is live and the network quiet.
 * @param {import('playwright-core').Browser} browser
 * @param {string} origin
 * @param {import('./sites.mjs').Site} site
 * @param {{ from: string, to: { path: string, heading: string }, demo: string }} way
 * @returns {Promise<{ heading: number, demo: number, fullLoads: 0 | 1 }>} ms from the click to the
 *   first frame with the heading and with the demo of the next page; 1 if it loaded a document
 */
export async function measureNavigation(browser, origin, site, { from, to, demo }) {
  const context = await browser.newContext({ viewport: VIEWPORT });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const traffic = await watchTraffic(session, origin);
    await page.addInitScript(watchLoad, demo);
    await page.addInitScript(watchNavigation, { heading: site.heading, demo });
    await page.goto(origin + from, { waitUntil: 'load' });
    // A link of a pre-rendered page that React does not own yet would load a document.
    await page.waitForFunction(() => window.bench.live !== null);
    await traffic.settled(QUIET.plain);
    await page.evaluate((heading) => {
      sessionStorage.setItem('bench:wanted', heading);
    }, to.heading);
    const link = page.locator(`${site.sidebar} a[href="${to.path}"]`).first();
    await link.scrollIntoViewIfNeeded();
    await link.hover();
    await page.waitForTimeout(HOVER);
    await link.click();
    await page.waitForFunction(
      () => performance.getEntriesByName('bench:demo').length > 0,
    );
    return await page.evaluate(() => {
      const since = (name) => performance.getEntriesByName(name)[0].detail;
      const here = performance.getEntriesByName('bench:click').length > 0;
      return {
        heading: since('bench:heading'),
        demo: since('bench:demo'),
        fullLoads: here ? 0 : 1,
      };
    });
  } finally {
    await context.close();
  }
}
