import { writeBaseline } from './baseline-site.mjs';
import { launchBrowser } from './browser.mjs';
import {
  BUILD_FIGURES,
  NAVIGATION_FIGURES,
  PLAIN_FIGURES,
  SEARCH_FIGURES,
  THROTTLED_FIGURES,
  keysOf,
} from './figures.mjs';
import { BOTH, inTurn } from './in-turn.mjs';
import { measureLoad } from './measure-load.mjs';
import { measureNavigation } from './measure-navigation.mjs';
import { measureSearch } from './measure-search.mjs';
import { buildCold } from './run-build.mjs';
import { serve } from './serve.mjs';
import { DEMO, NAVIGATION, PAGES } from './sites.mjs';
import { kilobytes, medians } from './stats.mjs';

/** How often search is measured; each time asks 200 queries. */
const SEARCHES = 3;

const SIZES = ['html', 'css', 'js', 'all', 'prefetch', 'tools'];

/** @param {{ site: object[], baseline: object[] }} samples */
function mediansOf(samples, figures) {
  const keys = keysOf(figures);
  return Object.fromEntries(BOTH.map((which) => [which, medians(samples[which], keys)]));
}

function withKilobytes(load) {
  const sizes = SIZES.map((key) => [key, kilobytes(load[key])]);
  return { ...load, ...Object.fromEntries(sizes) };
}

/**
 * Builds both sites from nothing.
 * @param {ReturnType<import('./sites.mjs').sitesBelow>} sites
 * @param {number} times
 * @param {(text: string) => void} say progress
 */
export async function compareBuilds(sites, times, say) {
  writeBaseline(sites.site.folder, sites.baseline.folder);
  const samples = await inTurn(times, (which) => {
    say(`build: ${sites[which].name}`);
    return buildCold(sites[which].folder);
  });
  return { medians: mediansOf(samples, BUILD_FIGURES), samples };
}

/**
 * Measures both built sites in one browser.
 * @param {ReturnType<import('./sites.mjs').sitesBelow>} sites
 * @param {{ runs: number, plain: number }} options
 * @param {(text: string) => void} say progress
 * @returns medians for `tables.mjs`, all samples, and `problems` that pages have shown
 */
export async function compareSites(sites, { runs, plain }, say) {
  const servers = { site: await serve(sites.site.dist) };
  let browser;
  try {
    servers.baseline = await serve(sites.baseline.dist);
    browser = await launchBrowser();
    const pages = {};
    const samples = { plain: {}, throttled: {}, navigation: {} };
    for (const page of PAGES) {
      const load = (throttled) => async (which) =>
        withKilobytes(
          await measureLoad(
            browser,
            servers[which].origin,
            { ...page, heading: sites[which].heading },
            { throttled },
          ),
        );
      say(`load: ${page.path}`);
      const calm = await inTurn(plain, load(false));
      const slow = await inTurn(runs, load(true));
      const [first, second] = [
        mediansOf(calm, PLAIN_FIGURES),
        mediansOf(slow, THROTTLED_FIGURES),
      ];
      pages[page.path] = {
        site: { ...first.site, ...second.site },
        baseline: { ...first.baseline, ...second.baseline },
      };
      samples.plain[page.path] = calm;
      samples.throttled[page.path] = slow;
    }
    say('navigation');
    samples.navigation = await inTurn(runs * NAVIGATION.to.length, (which, round) =>
      measureNavigation(browser, servers[which].origin, sites[which], {
        from: NAVIGATION.from,
        to: NAVIGATION.to[round % NAVIGATION.to.length],
        demo: DEMO,
      }),
    );
    const navigation = mediansOf(samples.navigation, NAVIGATION_FIGURES);
    for (const which of BOTH) {
      // How many there were in all; the median of zeros and ones would hide a few.
      const loads = samples.navigation[which].filter(({ fullLoads }) => fullLoads > 0);
      navigation[which].fullLoads = loads.length;
    }
    say('search');
    samples.search = [];
    for (let round = 0; round < SEARCHES; round += 1) {
      samples.search.push(await measureSearch(browser, servers.site.origin));
    }
    // The default theme has no index: it searches texts that its pages have loaded, and all demos.
    const search = {
      site: medians(samples.search, keysOf(SEARCH_FIGURES)),
      baseline: {},
    };
    return {
      medians: { pages, navigation, search },
      samples,
      chromium: browser.version(),
    };
  } finally {
    await browser?.close();
    await Promise.all(Object.values(servers).map((server) => server.close()));
  }
}
