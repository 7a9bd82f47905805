import { createRequire } from 'node:module';
import { VIEWPORT } from './measure-load.mjs';
import { kilobytes, median } from './stats.mjs';
import { transferSize } from './transfer-size.mjs';

const QUERIES = 200;
const MORE_PAGES = 1000;
/** Characters of each of them. */
const PAGE_SIZE = 3000;
const SLOW_CPU = { rate: 4 };
/** Milliseconds between two letters of a quick typist. */
const TYPING = 60;
const TYPED = 'sticky header offset';
const READERS = 5;
/**
 * Fresh workers that are asked all queries; what counts of a query is its median. In a single one
 * the slowest is whichever the machine happened to interrupt.
 */
const ROUNDS = 3;

/** Texts for excerpts: one file, or on a large site parts with numbers. */
const TEXTS = /\.texts\.|\/search\/[\w-]+\/\d+\.\w+\.json$/;
/** The index. */
const INDEX = /\/search\/[\w-]+\.\w{8}\.json$/;
/** Milliseconds without a request after which all parts have come. */
const QUIET = 500;

/** Sent to the page: notes its tasks of more than 50 ms (W3C Long Tasks). */
function watchLongTasks() {
  window.longTasks = [];
  new PerformanceObserver((list) => {
    window.longTasks.push(...list.getEntries().map(({ duration }) => duration));
  }).observe({ type: 'longtask' });
}

/**
 * Sent to the page: asks a worker one query after the other, gives the ms of each. The first is
 * answered twice, at once and with excerpts; the others wait until those are there.
 */
async function askWorker({ worker: url, index, texts, queries }) {
  const worker = new Worker(url);
  const told = (wanted) =>
    new Promise((done, fail) => {
      const listen = ({ data }) => {
        if (data.type === 'failed') fail(new Error(`No search index: ${data.message}`));
        if (!wanted(data)) return;
        worker.removeEventListener('message', listen);
        done();
      };
      worker.addEventListener('message', listen);
    });
  const ready = told(({ type }) => type === 'ready');
  worker.postMessage({ type: 'load', index, texts });
  await ready;
  const complete = told(({ answer }) => answer?.complete);
  const times = [];
  for (const [id, query] of queries.entries()) {
    const answer = told((data) => data.id === id);
    const start = performance.now();
    worker.postMessage({ type: 'search', id, query });
    await answer;
    times.push(performance.now() - start);
    if (id === 0) await complete;
  }
  worker.terminate();
  return times;
}

/** The theme's own search, from its TypeScript. */
function themeSearch() {
  const require = createRequire(import.meta.url);
  require('../theme-from-source.cjs');
  return require('../../src/search/format/index-file.ts');
}

/** 200 different queries out of an index: titles, and words alone and by twos. */
function queriesOf({ pages, units }) {
  const words = [...new Set(units.flatMap(({ keywords }) => keywords))];
  const every = (list, step) => list.filter((_, at) => at % step === 0);
  const titles = [...new Set(units.map(({ title }) => title))];
  const all = [
    ...pages.map(({ title }) => title),
    ...every(titles, 12),
    ...every(words, 30),
    ...every(words, 45).map((word, at) => `${word} ${words[(at * 7) % words.length]}`),
  ];
  return [...new Set(all)].slice(0, QUERIES);
}

/** Pages with words of the site, the same ones in each run. */
function morePages(words) {
  let seed = 1;
  const random = () => (seed = (seed * 16807) % 2147483647) / 2147483647;
  const word = () => words[Math.floor(random() ** 2 * words.length)];
  const text = (length) => {
    let written = word();
    while (written.length < length) written += ` ${word()}`;
    return written;
  };
  return Array.from({ length: MORE_PAGES }, (_, at) => ({
    title: `${word()} ${at}`,
    navTitle: 'More',
    navOrder: 9,
    link: `/more/${at}`,
    description: '',
    paragraphs: [],
    props: [],
    demos: [],
    keywords: [],
    sections: Array.from({ length: 5 }, (__, number) => ({
      rawTitle: `${word()} ${word()}`,
      above: [],
      title: `${word()} ${number}`,
      link: `/more/${at}#${number}`,
      paragraphs: [text(PAGE_SIZE / 5)],
    })),
  }));
}

/** The index of this site and of 1,000 more pages. */
function largeIndex(file) {
  const { packIndex, unpackIndex } = themeSearch();
  const { pages, units, fillers } = unpackIndex(file);
  const words = [...new Set(units.flatMap(({ keywords }) => keywords))];
  const inPage = (at, type) =>
    units.filter((unit) => unit.page === at && unit.type === type);
  const full = pages.map((page, at) => ({
    ...page,
    paragraphs: inPage(at, 'page').map(({ keywords }) => keywords.join(' ')),
    sections: page.sections.map((section, number) => ({
      ...section,
      paragraphs: [inPage(at, 'section')[number].keywords.join(' ')],
    })),
  }));
  const { index, texts } = packIndex([...full, ...morePages(words)], [...fillers]);
  return { index: JSON.stringify(index), texts: JSON.stringify(texts) };
}

/**
 * Opens the search and types, once, on a four times slower processor, in a fresh browser context.
 * Waits by selectors: what looks for roles would itself keep the page for longer than the search.
 * @returns {Promise<{ opening: number, typing: number, loaded: string[] }>} the longest tasks in ms
 *   until the field is seen, and from the first letter to the excerpts (0: none above 50 ms);
 *   the addresses of all that was loaded
 */
async function typeOnce(browser, origin) {
  const context = await browser.newContext({ viewport: VIEWPORT });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const loaded = [];
    // Of workers as well, whose requests a page's session of Chromium's protocol sees no end of.
    const open = new Set();
    page.on('request', (request) => {
      loaded.push(request.url());
      if (TEXTS.test(request.url()) || INDEX.test(request.url())) open.add(request);
    });
    page.on('requestfinished', (request) => open.delete(request));
    page.on('requestfailed', (request) => open.delete(request));
    page.on('worker', (worker) => loaded.push(worker.url()));
    await page.goto(`${origin}/demo/simple`, { waitUntil: 'load' });
    await page.locator('[data-live]').first().waitFor();
    await page.evaluate(watchLongTasks);
    const longest = () =>
      page.evaluate(() => Math.max(0, ...window.longTasks.splice(0).map(Math.round)));
    await session.send('Emulation.setCPUThrottlingRate', SLOW_CPU);
    const texts = page.waitForEvent('requestfinished', (request) =>
      TEXTS.test(request.url()),
    );
    await page.keyboard.press('/');
    await page.locator('[role=combobox]').waitFor();
    // Nobody types before the field is seen: what paints it is part of the opening.
    await page.evaluate(
      () =>
        new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    const opening = await longest();
    await page.keyboard.type(TYPED, { delay: TYPING });
    await texts;
    await page.locator('.ledger-search-excerpt mark').first().waitFor();
    const typing = await longest();
    do await page.waitForTimeout(QUIET);
    while (open.size > 0);
    return { opening, typing, loaded };
  } finally {
    await context.close();
  }
}

/** How long 200 queries take in the worker, and with 1,000 more pages, at full speed. */
async function timeQueries(browser, origin, { worker, index, texts }) {
  const file = await (await fetch(index)).json();
  const queries = queriesOf(themeSearch().unpackIndex(file));
  const context = await browser.newContext({ viewport: VIEWPORT });
  try {
    const page = await context.newPage();
    await page.goto(`${origin}/demo/simple`, { waitUntil: 'load' });
    const rounds = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      rounds.push(await page.evaluate(askWorker, { worker, index, texts, queries }));
    }
    const times = queries.map((_, at) => median(rounds.map((round) => round[at])));
    const large = `${origin}/large-index.json`;
    const body = largeIndex(file);
    await context.route(`${large}*`, (route) =>
      route.fulfill({
        contentType: 'application/json',
        body: route.request().url() === large ? body.index : body.texts,
      }),
    );
    const largeTimes = await page.evaluate(askWorker, {
      worker,
      index: large,
      texts: `${large}?texts`,
      queries,
    });
    return {
      median: median(times),
      worst: Math.max(...times),
      large: median(largeTimes),
      asked: queries.length,
    };
  } finally {
    await context.close();
  }
}

/**
 * Searches for the first time, and with `queries` 200 times more.
 * @param {import('playwright-core').Browser} browser
 * @param {string} origin of the built site
 * @param {{ queries?: boolean }} [options] false: only what the first search loads
 * @returns {Promise<Record<string, number>>} `first` (worker and index), `dialog` (its script
 *   and styles) and `texts` (what excerpts are cut from, fetched with the first answer) in kB as
 *   they come over the wire, headers included; `opening` and `typing`, the longest tasks of `typeOnce`, medians of
 *   five readers; in the worker, `median` and `worst` of 200 queries and `large`, the median with
 *   1,000 more pages of 3 kB, in ms
 */
export async function measureSearch(browser, origin, { queries = true } = {}) {
  const readers = [];
  for (let at = 0; at < (queries ? READERS : 1); at += 1) {
    readers.push(await typeOnce(browser, origin));
  }
  const { loaded } = readers[0];
  const urls = (pattern) => [...new Set(loaded)].filter((one) => pattern.test(one));
  const weight = async (files) =>
    kilobytes((await Promise.all(files.map(transferSize))).reduce((a, b) => a + b, 0));
  const indexes = urls(INDEX);
  const workers = urls(/search-worker/);
  const texts = urls(TEXTS);
  const found = {
    first: await weight([...workers, ...indexes]),
    dialog: await weight(urls(/\/search\.\w+\.\w+$/)),
    texts: await weight(texts),
    opening: median(readers.map(({ opening }) => opening)),
    typing: median(readers.map(({ typing }) => typing)),
  };
  return queries
    ? {
        ...found,
        ...(await timeQueries(browser, origin, {
          worker: workers[0],
          index: indexes[0],
          texts: texts[0],
        })),
      }
    : found;
}
