import type { Page, Route } from 'playwright-core';
import {
  ask,
  CUT,
  dialogOf,
  ENGINE,
  fieldOf,
  hitsOf,
  INDEX,
  linksOf,
  openSearch,
  TEXTS,
  waitForExcerpts,
  WORKER,
} from '../../e2e/support/search-dialog';
import { eventually, visit } from '../../e2e/support/visit';

/** Notes what a page asks for of search. */
function watchRequests(asked: string[]) {
  return async (page: Page) => {
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (/\/search/.test(pathname)) asked.push(pathname);
    });
  };
}

describe('the network', () => {
  test('is not asked for the index before the reader comes near, and for texts with the first search', async () => {
    const asked: string[] = [];
    const count = (file: RegExp) => asked.filter((one) => file.test(one)).length;
    const { page } = await visit('/', { before: watchRequests(asked) });
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    const index = page.waitForEvent('request', (one) => INDEX.test(one.url()));
    await page.getByRole('button', { name: 'Search' }).hover();
    await index;
    await page.waitForLoadState('networkidle');
    expect([count(INDEX), count(TEXTS)]).toEqual([1, 0]);
    expect(await dialogOf(page).isVisible()).toBe(false);
    await openSearch(page);
    await ask(page, 'rowKey');
    await waitForExcerpts(page);
    await ask(page, 'sticky');
    expect([count(INDEX), count(TEXTS)]).toEqual([1, 1]);
    expect(asked.filter((one) => one.includes('zh-CN'))).toEqual([]);
  });

  test('is not needed after the first answer and its excerpts', async () => {
    const { page } = await visit('/changelog', {
      // The pictures beside hits are missing then.
      expectedConsole: [/ERR_INTERNET_DISCONNECTED.*\/previews\//],
    });
    await openSearch(page);
    await ask(page, 'rowKey');
    await waitForExcerpts(page);
    await page.context().setOffline(true);
    await ask(page, 'sticky header');
    expect((await linksOf(page))[0]).toBe('/demo/sticky-header');
    await waitForExcerpts(page);
    await page.keyboard.press('Escape');
    await dialogOf(page).waitFor({ state: 'hidden' });
    await openSearch(page);
    await ask(page, '7.30.3');
    expect(await linksOf(page)).toContain('/changelog#7303');
    await page.context().setOffline(false);
  });

  test('where it cuts the index an alert says so, and another try works', async () => {
    const { page } = await visit('/', {
      expectedConsole: CUT,
      before: (one) => one.route('**/search/*.json', (route) => route.abort()),
    });
    await openSearch(page);
    await fieldOf(page).fill('rowKey');
    const alert = dialogOf(page).getByRole('alert');
    await alert.getByText('The search index could not be loaded.').waitFor();
    await page.unroute('**/search/*.json');
    await alert.getByRole('button', { name: 'Try again' }).click();
    await hitsOf(page).first().waitFor();
    expect((await linksOf(page))[0]).toBe('/#table-rowkey');
    expect(await alert.count()).toBe(0);
  });

  test('where it cuts what searches an alert says so, and another try works', async () => {
    const { page } = await visit('/', {
      expectedConsole: CUT,
      before: async (one) => {
        await one.route(WORKER, (route) => route.abort());
        await one.route(ENGINE, (route) => route.abort());
      },
    });
    await openSearch(page);
    await fieldOf(page).fill('rowKey');
    const alert = dialogOf(page).getByRole('alert');
    await alert.getByText('The search index could not be loaded.').waitFor();
    await page.unroute(WORKER);
    await page.unroute(ENGINE);
    await alert.getByRole('button', { name: 'Try again' }).click();
    await hitsOf(page).first().waitFor();
    expect((await linksOf(page))[0]).toBe('/#table-rowkey');
  });

  test('where the index never comes, an alert says so in the end, and another try works', async () => {
    const held: Route[] = [];
    const { page } = await visit('/', {
      before: async (one) => {
        await one.clock.install();
        await one.route(INDEX, (route) => void held.push(route));
      },
    });
    const asked = page.waitForRequest(INDEX);
    await openSearch(page);
    await fieldOf(page).fill('rowKey');
    await asked;
    const alert = dialogOf(page).getByRole('alert');
    // Where the query is sent after the first 20 seconds, it waits for 20 of its own.
    await eventually(async () => {
      await page.clock.fastForward(20_000);
      expect(await alert.innerText({ timeout: 500 })).toContain('could not be loaded');
    });
    await page.unroute(INDEX);
    await alert.getByRole('button', { name: 'Try again' }).click();
    await hitsOf(page).first().waitFor();
    expect((await linksOf(page))[0]).toBe('/#table-rowkey');
    await Promise.all(held.map((route) => route.abort().catch(() => undefined)));
  });

  test('where it cuts the dialog the page says so, and another try opens it', async () => {
    const { page } = await visit('/', { expectedConsole: CUT });
    await page.route(/\/search\.\w+\.(async\.)?js/, (route) => route.abort());
    await page.keyboard.press('/');
    const alert = page.getByRole('alert');
    await alert.waitFor();
    await page.unroute(/\/search\.\w+\.(async\.)?js/);
    await alert.getByRole('button', { name: 'Try again' }).click();
    await fieldOf(page).waitFor();
  });

  test('where it cuts the texts there are hits without excerpts', async () => {
    const { page } = await visit('/', {
      expectedConsole: CUT,
      before: (one) => one.route(TEXTS, (route) => route.abort()),
    });
    await openSearch(page);
    const cut = page.waitForEvent('requestfailed', (one) => TEXTS.test(one.url()));
    await ask(page, 'rowKey');
    await cut;
    expect((await linksOf(page))[0]).toBe('/#table-rowkey');
    expect(await dialogOf(page).getByRole('alert').count()).toBe(0);
    await page.unroute(TEXTS);
    await ask(page, 'sticky');
    await waitForExcerpts(page);
  });
});

describe('without a worker', () => {
  test.each([
    [
      'a worker is forbidden',
      [],
      (page: Page) =>
        page.addInitScript(() => {
          Object.assign(window, {
            Worker: function () {
              throw new Error('no');
            },
          });
        }),
    ],
    [
      'the script of the worker never comes',
      [],
      // The page waits for it for five seconds.
      (page: Page) => page.route(WORKER, () => undefined),
    ],
    [
      'the script of the worker does not come',
      CUT,
      (page: Page) => page.route(WORKER, (route) => route.abort()),
    ],
  ])('where %s the page itself searches', async (_, expectedConsole, before) => {
    const asked: string[] = [];
    const { page } = await visit('/', {
      expectedConsole,
      before: async (one) => {
        await watchRequests(asked)(one);
        await before(one);
      },
    });
    await openSearch(page);
    await ask(page, 'rowKey');
    expect((await linksOf(page))[0]).toBe('/#table-rowkey');
    await waitForExcerpts(page);
    expect(asked.some((one) => /search-engine/.test(one))).toBe(true);
  });

  test('a page with a worker does not load what searches in the page', async () => {
    const asked: string[] = [];
    const { page } = await visit('/', { before: watchRequests(asked) });
    await openSearch(page);
    await ask(page, 'rowKey');
    await waitForExcerpts(page);
    expect(page.workers().map((worker) => new URL(worker.url()).pathname)).toEqual([
      expect.stringMatching(/^\/search-worker\.\w+\.js$/),
    ]);
    expect(asked.filter((one) => /search-engine/.test(one))).toEqual([]);
  });
});
