import { VIEWPORT } from '../measure-load.mjs';
import { DEMO } from '../sites.mjs';
import { forgetStarts, startDev } from './dev-server.mjs';

/** The page that is opened: the smallest demo. */
export const PAGE = '/demo/simple';

/** Milliseconds; a first page waits for all that has to be compiled for it. */
const PATIENCE = 180_000;

/**
 * Goes to the page as soon as the server lets it. umi tries whether its port is free by listening
 * on it for a moment, so that a port which has just answered may refuse the next request.
 */
async function visit(page, server) {
  const end = performance.now() + PATIENCE;
  for (;;) {
    await server.answers();
    try {
      await page.goto(server.origin + PAGE, { waitUntil: 'commit', timeout: PATIENCE });
      return;
    } catch (error) {
      const early = /ERR_(CONNECTION|EMPTY_RESPONSE)/.test(error.message);
      if (!early || performance.now() > end) throw error;
    }
  }
}

/**
 * Opens a page of a development server and waits until its heading and its demo are seen.
 * @param {import('playwright-core').Browser} browser
 * @param {import('./dev-server.mjs').DevServer} server
 * @param {string} heading selector
 * @returns {Promise<import('playwright-core').Page>} in a context of its own
 */
export async function openPage(browser, server, heading) {
  // A page's content policy would refuse what the bench asks it later.
  const context = await browser.newContext({ viewport: VIEWPORT, bypassCSP: true });
  const page = await context.newPage();
  await visit(page, server);
  await page.locator(heading).first().waitFor({ timeout: PATIENCE });
  await page.locator(DEMO).first().waitFor({ timeout: PATIENCE });
  return page;
}

/** @returns {Promise<{ cpu: number | null, wall: number }>} seconds from the command to the page */
async function startOnce(browser, { folder, heading }) {
  const start = performance.now();
  const server = await startDev(folder);
  try {
    const page = await openPage(browser, server, heading);
    const cpu = server.seconds();
    const wall = (performance.now() - start) / 1000;
    // A server that is stopped in the middle of its work has not written its caches.
    await server.rests();
    await page.context().close();
    return { cpu, wall };
  } finally {
    await server.stop();
  }
}

/**
 * Starts `dumi dev` without caches, and once more with those that the first start has left.
 * @param {import('playwright-core').Browser} browser that runs already
 * @param {import('../sites.mjs').Site} site a copy
 * @returns {Promise<{ cpu: number | null, wall: number, againCpu: number | null,
 *   againWall: number }>} seconds from the command to the first frame of `/demo/simple` with its
 *   demo; CPU is that of all processes of the server, and not of the browser
 */
export async function measureStart(browser, site) {
  forgetStarts(site.folder);
  const first = await startOnce(browser, site);
  const second = await startOnce(browser, site);
  return { ...first, againCpu: second.cpu, againWall: second.wall };
}
