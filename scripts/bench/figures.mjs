/**
 * @typedef {object} Figure
 * @property {string} key of the measurement
 * @property {string} label what the tables say, with the unit
 * @property {number} digits after the point
 */

/** @type {Figure[]} of a build, see `run-build.mjs` */
export const BUILD_FIGURES = [
  { key: 'wall', label: 'cold build, s', digits: 1 },
  { key: 'cpu', label: 'cold build, CPU s', digits: 1 },
  { key: 'memory', label: 'cold build, peak MB', digits: 0 },
];

/** @type {Figure[]} of loads at full speed, see `measure-load.mjs`; sizes in kB */
export const PLAIN_FIGURES = [
  { key: 'html', label: 'HTML, kB', digits: 1 },
  { key: 'css', label: 'CSS, kB', digits: 1 },
  { key: 'js', label: 'JS, kB', digits: 1 },
  { key: 'all', label: 'everything, kB', digits: 1 },
  { key: 'prefetch', label: 'of it prefetched, kB', digits: 1 },
  { key: 'tools', label: 'editor, compiler, sandboxes, kB', digits: 1 },
  { key: 'requests', label: 'requests', digits: 0 },
  { key: 'cpu', label: 'main-thread CPU, ms', digits: 0 },
];

/** @type {Figure[]} of throttled loads, see `measure-load.mjs` */
export const THROTTLED_FIGURES = [
  { key: 'fcp', label: 'FCP, ms', digits: 0 },
  { key: 'lcp', label: 'LCP, ms', digits: 0 },
  { key: 'tbt', label: 'TBT, ms', digits: 0 },
  { key: 'cls', label: 'CLS', digits: 3 },
  { key: 'visible', label: 'demo visible, ms', digits: 0 },
  { key: 'live', label: 'demo live, ms', digits: 0 },
];

/** @type {Figure[]} of client-side navigation, see `measure-navigation.mjs` */
export const NAVIGATION_FIGURES = [
  { key: 'heading', label: 'click to heading, ms', digits: 0 },
  { key: 'demo', label: 'click to demo, ms', digits: 0 },
  { key: 'fullLoads', label: 'full page loads', digits: 0 },
];

/** @type {Figure[]} of search, see `measure-search.mjs`; sizes in kB */
export const SEARCH_FIGURES = [
  { key: 'first', label: 'worker and index, kB', digits: 1 },
  { key: 'dialog', label: 'dialog, kB', digits: 1 },
  { key: 'texts', label: 'texts for excerpts, kB', digits: 1 },
  { key: 'opening', label: 'longest task while it opens, ms', digits: 0 },
  { key: 'typing', label: 'longest task while typing, ms', digits: 0 },
  { key: 'median', label: 'a query in the worker, ms', digits: 1 },
  { key: 'worst', label: 'worst of 200 queries, ms', digits: 1 },
  { key: 'large', label: 'a query with 1,000 more pages, ms', digits: 1 },
];

/** @type {Figure[]} of the development server's starts, see `authoring/measure-start.mjs` */
export const START_FIGURES = [
  { key: 'cpu', label: 'first start, CPU s', digits: 1 },
  { key: 'wall', label: 'first start, s', digits: 1 },
  { key: 'againCpu', label: 'second start, CPU s', digits: 1 },
  { key: 'againWall', label: 'second start, s', digits: 1 },
];

/** @type {Figure[]} of edits, see `authoring/measure-edit.mjs` */
export const EDIT_FIGURES = [
  { key: 'page', label: 'edited sentence seen, ms', digits: 0 },
  { key: 'pageLoads', label: 'page loads by it', digits: 0 },
  { key: 'demo', label: 'edited demo seen, ms', digits: 0 },
  { key: 'demoLoads', label: 'page loads by that', digits: 0 },
];

/** @type {Figure[]} of a build after an edit, see `run-build.mjs` */
export const REBUILD_FIGURES = [
  { key: 'coldCpu', label: 'cold build before, CPU s', digits: 1 },
  { key: 'cpu', label: 'second build, CPU s', digits: 1 },
  { key: 'wall', label: 'second build, s', digits: 1 },
];

/** @type {Figure[]} of a site with more pages, see `authoring/measure-growth.mjs`; sizes in kB */
export const GROWTH_FIGURES = [
  { key: 'cpu', label: 'build with more pages, CPU s', digits: 1 },
  { key: 'moreCpu', label: 'of it for them, CPU s', digits: 1 },
  { key: 'wall', label: 'build with more pages, s', digits: 1 },
  { key: 'memory', label: 'build with more pages, peak MB', digits: 0 },
  { key: 'moreHtml', label: 'more HTML of a demo page, kB', digits: 1 },
  { key: 'moreJs', label: 'more script of it, kB', digits: 1 },
  { key: 'search', label: 'first search, kB', digits: 1 },
  { key: 'moreSearch', label: 'of it for them, kB', digits: 1 },
];

/**
 * The keys of figures, as `medians` takes them.
 * @param {Figure[]} figures
 * @returns {string[]}
 */
export function keysOf(figures) {
  return figures.map(({ key }) => key);
}
