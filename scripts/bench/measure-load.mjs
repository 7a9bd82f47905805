import { watchLoad } from './in-page.mjs';
import { watchTraffic } from './traffic.mjs';

export const VIEWPORT = { width: 1280, height: 800 };

/** A mid-range phone on a slow network. Throughput in bytes per second, latency in ms. */
const SLOW_NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const SLOW_CPU = { rate: 4 };

/** Milliseconds without any request after which a page counts as loaded. */
export const QUIET = { plain: 700, throttled: 1500 };

/** A task is long beyond these milliseconds (W3C Long Tasks); TBT counts what lies above. */
const LONG_TASK = 50;

/**
 * Total blocking time: what long tasks take beyond 50 ms, from the first paint to the end.
 * @param {{ end: number, duration: number }[]} tasks milliseconds
 * @param {number | null} fcp first contentful paint, milliseconds
 * @returns {number} milliseconds
 */
export function blockingTime(tasks, fcp) {
  return tasks
    .filter(({ end }) => end > (fcp ?? 0))
    .reduce((total, { duration }) => total + Math.max(0, duration - LONG_TASK), 0);
}

/**
 * Sent to the page: resolves once its main thread has nothing to do, which a slow one can hide. A
 * page that draws no more frames may have no idle time either.
 */
const idle = () =>
  new Promise((done) => requestIdleCallback(() => done(), { timeout: 10_000 }));

/**
 * Loads a page once in a fresh browser context, without any input, and waits for its heading and
 * demo, then for the network to fall quiet and for the main thread to be idle.
 *
 * - sizes in bytes by gzip, see `addUp`
 * - `cpu`: ms of the main thread, Chromium's TaskDuration in thread ticks, in which waiting for a
 *   busy processor does not count; without a meaning in a throttled load
 * - `fcp`, `lcp`, `tbt`, `visible`, `live`: ms, meant for throttled loads; `visible` is the first
 *   frame with the demo, `live` the first frame in which React owns it
 * - `cls`: the sum of all layout shifts
 * @param {import('playwright-core').Browser} browser
 * @param {string} origin
 * @param {{ path: string, demo: string | null, heading: string }} target selectors
 * @param {{ throttled?: boolean, quiet?: number }} [options] `quiet` in ms
 * @returns {Promise<Record<string, number | null> & { problems: string[] }>}
 */
export async function measureLoad(browser, origin, target, options = {}) {
  const { path, demo, heading } = target;
  const { throttled = false, quiet = throttled ? QUIET.throttled : QUIET.plain } =
    options;
  const context = await browser.newContext({ viewport: VIEWPORT });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const problems = [];
    page.on('pageerror', (error) => problems.push(`${path}: ${error.message}`));
    const traffic = await watchTraffic(session, origin);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.addInitScript(watchLoad, demo);
    if (throttled) {
      await session.send('Network.emulateNetworkConditions', SLOW_NETWORK);
      await session.send('Emulation.setCPUThrottlingRate', SLOW_CPU);
    }
    await page.goto(origin + path, { waitUntil: 'load', timeout: 60_000 });
    const missing = (what) => () => problems.push(`${path}: ${what} never appeared`);
    await page.locator(heading).first().waitFor().catch(missing('the heading'));
    if (demo) {
      await page
        .waitForFunction(
          () => window.bench.visible !== null && window.bench.live !== null,
        )
        .catch(missing('a live demo'));
    }
    await traffic.settled(quiet);
    await page.evaluate(idle);
    const found = await page.evaluate(() => ({
      ...window.bench,
      fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? null,
    }));
    const { metrics } = await session.send('Performance.getMetrics');
    const { tasks, ...times } = found;
    return {
      ...traffic.sizes(),
      ...times,
      tbt: blockingTime(tasks, found.fcp),
      cpu: metrics.find(({ name }) => name === 'TaskDuration').value * 1000,
      problems,
    };
  } finally {
    await context.close();
  }
}
