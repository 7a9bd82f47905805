import { measureLoad } from '../measure-load.mjs';
import { buildCold } from '../run-build.mjs';
import { serve } from '../serve.mjs';
import { DEMO } from '../sites.mjs';
import { kilobytes } from '../stats.mjs';
import { firstSearch } from './first-search.mjs';
import { PAGE } from './measure-start.mjs';

/** Milliseconds without a request; sizes need no calm machine. */
const QUIET = 500;

/**
 * Builds a site from nothing, and loads a demo page of it as a reader does.
 * @param {import('playwright-core').Browser} browser
 * @param {import('../sites.mjs').Site} site a copy
 * @param {'site' | 'baseline'} which
 * @returns {Promise<import('../run-build.mjs').Build & { html: number, js: number,
 *   search: number }>} kB of `/demo/simple`, and of a first search with excerpts
 */
export async function measureSize(browser, site, which) {
  const build = await buildCold(site.folder);
  const server = await serve(site.dist);
  try {
    const target = { path: PAGE, demo: DEMO, heading: site.heading };
    const load = await measureLoad(browser, server.origin, target, { quiet: QUIET });
    if (load.problems.length > 0) throw new Error(load.problems.join('\n'));
    return {
      ...build,
      html: kilobytes(load.html),
      js: kilobytes(load.js),
      search: await firstSearch[which](browser, server.origin),
    };
  } finally {
    await server.close();
  }
}

/**
 * What more pages add to a site, beside the figures of the site with them.
 * @param {Awaited<ReturnType<typeof measureSize>>} before
 * @param {Awaited<ReturnType<typeof measureSize>>} after
 * @returns {Record<string, number | null>} `moreCpu` in CPU seconds; `moreHtml`, `moreJs` and
 *   `moreSearch` in kB
 */
export function growthOf(before, after) {
  return {
    cpu: after.cpu,
    wall: after.wall,
    memory: after.memory,
    moreCpu: after.cpu - before.cpu,
    moreHtml: after.html - before.html,
    moreJs: after.js - before.js,
    search: after.search,
    moreSearch: after.search - before.search,
  };
}
