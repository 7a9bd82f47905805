import { launchBrowser } from './browser.mjs';
import { LIMITS, SEARCH, checkBudgets } from './check-budgets.mjs';
import { measureLoad } from './measure-load.mjs';
import { measureSearch } from './measure-search.mjs';
import { serve } from './serve.mjs';
import { DEMO } from './sites.mjs';
import { kilobytes } from './stats.mjs';
import { alignColumns } from './tables.mjs';

/** Milliseconds without a request; sizes need no calm machine, so less than for the figures. */
const QUIET = 500;

/**
 * Loads each page that has a budget once, and compares.
 * @param {import('./check-budgets.mjs').Budgets} budgets kB by page path
 * @param {import('./sites.mjs').Site} site
 * @returns {Promise<{ ok: boolean, text: string }>} `text` is a table of all limits
 */
export async function runBudgets(budgets, { dist, heading }) {
  const server = await serve(dist);
  const browser = await launchBrowser();
  try {
    const found = {};
    for (const path of Object.keys(budgets)) {
      if (path === SEARCH) {
        found[path] = await measureSearch(browser, server.origin, { queries: false });
        continue;
      }
      const demo = path.startsWith('/demo/') ? DEMO : null;
      const page = { path, demo, heading };
      const load = await measureLoad(browser, server.origin, page, { quiet: QUIET });
      // A page that breaks loads less than it should: that must not pass.
      if (load.problems.length > 0) throw new Error(load.problems.join('\n'));
      found[path] = Object.fromEntries(
        LIMITS.map((what) => [what, kilobytes(load[what])]),
      );
    }
    const checks = checkBudgets(budgets, found);
    const rows = checks.map((one) => [
      one.page,
      one.what,
      one.allowed.toFixed(1),
      one.found.toFixed(1),
      one.ok ? 'ok' : 'over',
    ]);
    return {
      ok: checks.every(({ ok }) => ok),
      text: alignColumns(
        [['page', 'what', 'allowed kB', 'found kB', ''], ...rows],
        false,
      ),
    };
  } finally {
    await browser.close();
    await server.close();
  }
}
