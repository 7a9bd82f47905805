import { createServer } from 'node:http';
import type { ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { address, openContext } from '../support/visit';
import { watchDocument } from '../support/watch-document';

/** Serves the text of one page alone, without its scripts, whose end comes when it is asked for. */
async function serveInParts(path: string, lastOfStart: string) {
  const whole = await (await fetch(address(path))).text();
  const html = whole.replace(/<script defer.*?<\/script>/g, '');
  const end = html.indexOf(lastOfStart) + lastOfStart.length;
  let held: ServerResponse | undefined;
  const server = createServer((request, response) => {
    if (request.url !== '/') {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.write(html.slice(0, end));
    held = response;
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    sendEnd: () => held?.end(html.slice(end)),
    close: () => server.close(),
  };
}

/**
 * Opens a page of which the start has arrived, and hands over what sends the rest.
 * @param last selects what is in the start, at its end
 */
async function openStart(
  path: string,
  lastOfStart: string,
  check: (page: Page, sendEnd: () => Promise<void>) => Promise<void>,
  last = 'table',
): Promise<void> {
  const { origin, sendEnd, close } = await serveInParts(path, lastOfStart);
  try {
    const context = await openContext();
    await context.addInitScript(watchDocument);
    const page = await context.newPage();
    await page.goto(origin, { waitUntil: 'commit' });
    await page.locator(last).first().waitFor({ state: 'attached' });
    await check(page, async () => {
      sendEnd();
      await page.waitForLoadState();
      await painted(page);
    });
  } finally {
    close();
  }
}

/** Waits until what is there has been painted, and what moved has been told. */
const painted = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((done) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)));
      }),
  );

const shiftsOf = (page: Page) => page.evaluate(() => window.watched.shifts);

test('the columns of a table do not move while its rows arrive', () =>
  openStart('/zh-CN/changelog', '<tbody>', async (page, sendEnd) => {
    const table = page.locator('.ledger-table table').first();
    await painted(page);
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
    expect(await table.isVisible()).toBe(false);
    await sendEnd();
    expect(await table.isVisible()).toBe(true);
    expect(await shiftsOf(page)).toEqual([]);
  }));

test.each([
  '/demo/simple',
  '/zh-CN/demo/scroll-x',
  '/~demos/docs-demo-scroll-x-demo-scroll-x',
])('the first paint of %s waits for all of its first demo', (path) =>
  openStart(path, '</thead>', async (page, sendEnd) => {
    // Nothing tells that a paint does not come: this is several times what it takes to come.
    const sentAt = await page.evaluate(
      () =>
        new Promise<number>((done) => {
          setTimeout(() => done(performance.now()), 400);
        }),
    );
    await sendEnd();
    expect(await page.locator('.rc-table tbody').first().isVisible()).toBe(true);
    const firstPaint = await page.evaluate(
      () =>
        new Promise<number | undefined>((done) => {
          new PerformanceObserver((list) => {
            done(list.getEntriesByName('first-paint')[0]?.startTime);
          }).observe({ type: 'paint', buffered: true });
        }),
    );
    expect(firstPaint).toBeGreaterThan(sentAt);
    expect(await shiftsOf(page)).toEqual([]);
  }),
);

test('a group of the sidebar does not move when its heading arrives', () => {
  const group = '<details open="" aria-labelledby="ledger-group-3">';
  return openStart(
    '/zh-CN/guide',
    group,
    async (page, sendEnd) => {
      await painted(page);
      await sendEnd();
      expect(await shiftsOf(page)).toEqual([]);
    },
    '[aria-labelledby="ledger-group-3"]',
  );
});

test('the fields of a filter do not move while the form arrives', () =>
  openStart(
    '/types',
    '<fieldset>',
    async (page, sendEnd) => {
      await painted(page);
      await sendEnd();
      expect(await page.locator('[name=since]').isVisible()).toBe(true);
      expect(await shiftsOf(page)).toEqual([]);
    },
    'fieldset',
  ));
