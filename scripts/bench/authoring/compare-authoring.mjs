import { launchBrowser } from '../browser.mjs';
import {
  EDIT_FIGURES,
  GROWTH_FIGURES,
  REBUILD_FIGURES,
  START_FIGURES,
  keysOf,
} from '../figures.mjs';
import { BOTH, inTurn } from '../in-turn.mjs';
import { buildAgain, buildCold } from '../run-build.mjs';
import { medians } from '../stats.mjs';
import { copySites } from './copies.mjs';
import { startDev } from './dev-server.mjs';
import { EDITS, editor, measureEdit } from './measure-edit.mjs';
import { growthOf, measureSize } from './measure-growth.mjs';
import { measureStart, openPage } from './measure-start.mjs';
import { addPages } from './more-pages.mjs';

/**
 * @typedef {{ site: object[], baseline: object[] }} Samples
 * @typedef {object} Work
 * @property {ReturnType<import('../sites.mjs').sitesBelow>} sites copies
 * @property {import('playwright-core').Browser} browser
 * @property {ReturnType<import('../options.mjs').readOptions>} options
 * @property {(text: string) => void} say progress
 */

/** @param {Work} work @returns {Promise<Samples>} */
function starts({ sites, browser, options, say }) {
  return inTurn(options.starts, (which) => {
    say(`start: ${sites[which].name}`);
    return measureStart(browser, sites[which]);
  });
}

/** Both servers run meanwhile; the one that is not asked is at rest. @param {Work} work */
async function edits({ sites, browser, options, say }) {
  const servers = {};
  const pages = {};
  try {
    for (const which of BOTH) {
      say(`edit: ${sites[which].name} starts`);
      servers[which] = await startDev(sites[which].folder);
      pages[which] = await openPage(browser, servers[which], sites[which].heading);
      await servers[which].rests();
    }
    const found = {};
    for (const [kind, edit] of Object.entries(EDITS)) {
      say(`edit: ${kind}`);
      const save = Object.fromEntries(
        BOTH.map((which) => [which, editor(sites[which].folder, edit)]),
      );
      found[kind] = await inTurn(options.edits, (which, round) =>
        measureEdit(
          pages[which],
          servers[which],
          save[which],
          `Edit ${round} of the ${kind}`,
        ),
      );
    }
    const samplesOf = (which) =>
      found.page[which].map((page, round) => ({
        page: page.time,
        pageLoads: page.loads,
        demo: found.demo[which][round].time,
        demoLoads: found.demo[which][round].loads,
      }));
    return { site: samplesOf('site'), baseline: samplesOf('baseline') };
  } finally {
    for (const which of BOTH) {
      await pages[which]?.context().close();
      await servers[which]?.stop();
    }
  }
}

/** @param {Work} work @returns {Promise<Samples>} */
function rebuilds({ sites, options, say }) {
  const save = Object.fromEntries(
    BOTH.map((which) => [which, editor(sites[which].folder, EDITS.page)]),
  );
  return inTurn(options.builds, async (which, round) => {
    say(`second build: ${sites[which].name}`);
    const cold = await buildCold(sites[which].folder);
    save[which](`Build ${round} shows it`);
    const { cpu, wall } = await buildAgain(sites[which].folder);
    return { coldCpu: cold.cpu, cpu, wall };
  });
}

/** @param {Work} work @returns {Promise<Samples>} one of each site */
async function growth({ sites, browser, options, say }) {
  const measure = (what) => (which) => {
    say(`growth: ${sites[which].name}, ${what}`);
    return measureSize(browser, sites[which], which);
  };
  const before = await inTurn(1, measure('as it is'));
  for (const which of BOTH) addPages(sites[which].folder, options.grow);
  const after = await inTurn(1, measure(`${options.grow} more pages`));
  const both = (which) => before[which].map((one, at) => growthOf(one, after[which][at]));
  return { site: both('site'), baseline: both('baseline') };
}

/** What an author waits for, by the name that `--only` takes; in the order in which it runs. */
const PARTS = {
  start: { measure: starts, figures: START_FIGURES },
  edit: { measure: edits, figures: EDIT_FIGURES },
  rebuild: { measure: rebuilds, figures: REBUILD_FIGURES },
  growth: { measure: growth, figures: GROWTH_FIGURES },
};

/** How many page loads there were in all; the median of zeros and ones would hide a few. */
function loadsOf(samples) {
  const sum = (key) => samples.reduce((total, one) => total + one[key], 0);
  return { pageLoads: sum('pageLoads'), demoLoads: sum('demoLoads') };
}

/**
 * Measures what an author of either site waits for. Each part has copies of both sites to itself,
 * because it edits them and adds to them.
 * @param {ReturnType<import('../sites.mjs').sitesBelow>} originals
 * @param {ReturnType<import('../options.mjs').readOptions>} options
 * @param {(text: string) => void} say progress
 * @returns {Promise<{ medians: Record<string, import('../tables.mjs').Pair>,
 *   samples: Record<string, Samples>, chromium?: string }>} by part; the browser's version
 */
export async function compareAuthoring(originals, options, say) {
  const found = { medians: {}, samples: {} };
  for (const part of Object.keys(PARTS).filter((name) => options.parts.includes(name))) {
    const { measure, figures } = PARTS[part];
    const { sites, remove } = copySites(originals);
    const browser = await launchBrowser();
    try {
      found.chromium = browser.version();
      const samples = await measure({ sites, browser, options, say });
      found.samples[part] = samples;
      found.medians[part] = Object.fromEntries(
        BOTH.map((which) => [which, medians(samples[which], keysOf(figures))]),
      );
      if (part === 'edit') {
        for (const which of BOTH)
          Object.assign(found.medians.edit[which], loadsOf(samples[which]));
      }
    } finally {
      await browser.close();
      remove();
    }
  }
  return found;
}
