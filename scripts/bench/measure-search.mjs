import { get } from 'node:http';
import { createRequire } from 'node:module';
import { VIEWPORT } from './measure-load.mjs';
import { kilobytes, median } from './stats.mjs';

const QUERIES = 200;
const MORE_PAGES = 1000;
/** Characters of each of them. */
const PAGE_SIZE = 3000;
const SLOW_CPU = { rate: 4 };
/** Milliseconds between two letters of a quick typist. */
const TYPING = 60;
const TYPED = 'sticky header offset';

/** Sent to the page: notes its tasks of more than 50 ms (W3C Long Tasks). */
function watchLongTasks() {
  window.longTasks = [];
  new PerformanceObserver((list) => {
    window.longTasks.push(...list.getEntries().map(({ duration }) => duration));
  }).observe({ type: 'longtask' });
}

/** Sent to the page: asks a worker one query after the other, gives the ms of each. */
async function askWorker({ worker: url, index, queries }) {
  const worker = new Worker(url);
  const next = () =>
    new Promise((done) =>
      worker.addEventListener('message', ({ data }) => done(data), { once: true }),
    );
  const ready = next();
  worker.postMessage({ type: 'load', index, texts: index });
  const { type, message } = await ready;
  if (type !== 'ready') throw new Error(`The search index did not load: ${message}`);
  const times = [];
  for (const [id, query] of queries.entries()) {
    const start = performance.now();
    const answer = next();
    worker.postMessage({ type: 'search', id, query });
    await answer;
    times.push(performance.now() - start);
  }
  worker.terminate();
  return times;
}

/** What a file weighs over the wire: bytes of its body after gzip. */
function sizeOf(url) {
  return new Promise((done, fail) => {
    get(url, { headers: { 'accept-encoding': 'gzip' } }, (response) => {
      let size = 0;
      response.on('data', (chunk) => (size += chunk.length));
      response.on('end', () => done(size));
    }).on('error', fail);
  });
}

/** The theme's own search, from its TypeScript. */
function themeSearch() {
  const require = createRequire(import.meta.url);
  require('../theme-from-source.cjs');
  return require('../../src/search/index-file.ts');
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
  const { pages, units } = unpackIndex(file);
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
  return JSON.stringify(packIndex([...full, ...morePages(words)]).index);
}

/**
 * Searches for the first time and then 200 times more, in a fresh browser context.
 * @param {import('playwright-core').Browser} browser
 * @param {string} origin of the built site
 * @param {{ queries?: boolean }} [options] false: only the first search
 * @returns {Promise<Record<string, number>>} `first` (worker and index), `dialog` (the script of
 *   the dialog) and `texts` (what excerpts are cut from, fetched with the first answer) in kB as
 *   they come over the wire; `longest` task while a reader types on a four times slower processor
 *   (0: none above 50 ms) and, at full speed in the worker, `median` and `worst` of 200 queries and
 *   `large`, the median with 1,000 more pages of 3 kB, in ms
 */
export async function measureSearch(browser, origin, { queries = true } = {}) {
  const context = await browser.newContext({ viewport: VIEWPORT });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const loaded = [];
    page.on('request', (request) => loaded.push(request.url()));
    page.on('worker', (worker) => loaded.push(worker.url()));
    await page.goto(`${origin}/demo/simple`, { waitUntil: 'load' });
    await page.locator('[data-live]').first().waitFor();
    await page.evaluate(watchLongTasks);
    await session.send('Emulation.setCPUThrottlingRate', SLOW_CPU);
    const texts = page.waitForEvent('requestfinished', (request) =>
      /\.texts\./.test(request.url()),
    );
    await page.keyboard.press('/');
    await page.getByRole('combobox').waitFor();
    await page.keyboard.type(TYPED, { delay: TYPING });
    await page.getByRole('option').first().waitFor();
    await texts;
    await page.locator('.ledger-search-excerpt mark').first().waitFor();
    const longest = Math.max(0, ...(await page.evaluate(() => window.longTasks)));
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    const url = (pattern) => loaded.find((one) => pattern.test(one));
    const index = url(/\/search\/[\w-]+\.\w+\.json$/);
    const worker = url(/search-worker/);
    const found = {
      first: kilobytes((await sizeOf(worker)) + (await sizeOf(index))),
      dialog: kilobytes(await sizeOf(url(/\/search\.\w+\.js$/))),
      texts: kilobytes(await sizeOf(url(/\.texts\./))),
      longest,
    };
    if (!queries) return found;
    const file = await (await fetch(index)).json();
    const asked = queriesOf(themeSearch().unpackIndex(file));
    const times = await page.evaluate(askWorker, { worker, index, queries: asked });
    const large = `${origin}/large-index.json`;
    const body = largeIndex(file);
    await context.route(large, (route) =>
      route.fulfill({ contentType: 'application/json', body }),
    );
    const largeTimes = await page.evaluate(askWorker, {
      worker,
      index: large,
      queries: asked,
    });
    return {
      ...found,
      median: median(times),
      worst: Math.max(...times),
      large: median(largeTimes),
      asked: asked.length,
    };
  } finally {
    await context.close();
  }
}
