import { createServer } from 'node:http';
import type { ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { address, openContext } from './visit';
import { watchDocument } from './watch-document';

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
export async function openStart(
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
export const painted = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((done) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)));
      }),
  );

export const shiftsOf = (page: Page) => page.evaluate(() => window.watched.shifts);
