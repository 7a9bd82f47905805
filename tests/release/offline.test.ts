import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { servePreview } from '../../scripts/preview.mjs';
import { buildSite } from '../support/built-site';
import { offlineNext, offlineRemoved, offlineSite } from '../support/sites/offline';
import { eventually, openContext, wake } from '../e2e/support/visit';

const base = '/table/';
/** What the host serves, which a deploy replaces. */
const root = mkdtempSync(join(tmpdir(), 'offline-'));
const builds: Record<string, string> = {};
let server: Awaited<ReturnType<typeof servePreview>> | undefined;
let context: BrowserContext;
let page: Page;

function deploy(name: string): void {
  rmSync(root, { recursive: true, force: true });
  cpSync(builds[name] ?? '', root, { recursive: true });
}

const at = (path: string) => `${server?.origin}${base}${path}`;

/** The addresses below the base that the worker keeps, those of pages and of files. */
function kept(): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const all = await Promise.all(
      names.map(async (name) => (await caches.open(name)).keys()),
    );
    return all.flat().map(({ url }) => new URL(url).pathname);
  });
}

/** Opens a page and waits until it is kept with its files. */
async function visitAndKeep(path: string, chunk: RegExp): Promise<void> {
  await page.goto(at(path));
  await eventually(async () => {
    const addresses = await kept();
    expect(addresses).toContain(base.replace(/\/$/, path ? `/${path}` : ''));
    expect(addresses.filter((address) => chunk.test(address))).not.toEqual([]);
    expect(addresses.filter((address) => /\/search\/en-US/.test(address))).toHaveLength(
      2,
    );
    expect(addresses.filter((address) => /\/search-worker\./.test(address))).toHaveLength(
      1,
    );
  }, 20_000);
}

/** Takes the network away for good: from the page, and from workers too. */
async function goOffline(): Promise<void> {
  await context.setOffline(true);
  await server?.close();
}

async function search(text: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill(text);
  await page.getByRole('option').first().waitFor();
}

const offer = () => page.getByText('A new version of this site is available.');

beforeAll(async () => {
  for (const site of [offlineSite, offlineNext, offlineRemoved]) {
    builds[site.name] = (await buildSite(site)).dist;
  }
}, 400_000);

beforeEach(async () => {
  deploy(offlineSite.name);
  server = await servePreview({ root, port: 0, base });
  context = await openContext();
  page = await context.newPage();
  page.setDefaultTimeout(40_000);
});

afterEach(() => server?.close().catch(() => undefined));
afterAll(() => rmSync(root, { recursive: true, force: true }));

test('visited pages, their demos and search work without a network', async () => {
  await visitAndKeep('hello', /hello-demo\./);
  await visitAndKeep('news', /docs__news\.md\./);
  await goOffline();

  await page.goto(at('hello'));
  await page.getByText('Hello from the demo', { exact: true }).waitFor();
  await page.goto(at('news?tab=none#news'));
  await wake(page);
  await search('greeting');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Hello', exact: true }).first().click();
  await page.waitForURL(at('hello'));
  await page.getByRole('heading', { level: 1, name: 'Hello' }).waitFor();
});

test('a page that a navigation within the site has shown is kept too', async () => {
  await visitAndKeep('hello', /hello-demo\./);
  await page.getByRole('link', { name: 'News', exact: true }).first().click();
  await page.getByText('The first version.').waitFor();
  await eventually(async () => expect(await kept()).toContain('/table/news'));
  await goOffline();
  await page.goto(at('news'));
  await page.getByText('The first version.').waitFor();
});

test.each([
  ['unseen', 'You are offline', 'en-US'],
  ['zh-CN/unseen', '当前处于离线状态', 'zh-CN'],
])('without a network %s says "%s"', async (path, title, language) => {
  await visitAndKeep('hello', /hello-demo\./);
  await goOffline();
  const answer = await page.goto(at(path));
  expect(answer?.status()).toBe(503);
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe(language);
  await page.getByRole('link').last().click();
  // The start page was not visited either, and says so.
  await page.waitForURL(at(''));
});

test('a new version is offered, and loaded when the reader says so', async () => {
  await visitAndKeep('news', /docs__news\.md\./);
  deploy(offlineNext.name);
  // Returning to the tab asks for a new worker.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await offer().waitFor();
  await page.getByText('The first version.').waitFor();
  // The note stays in its place when the app comes.
  const later = page.getByRole('button', { name: 'Later' });
  const place = await later.boundingBox();
  await wake(page);
  expect(await later.boundingBox()).toEqual(place);
  await later.click();
  await offer().waitFor({ state: 'detached' });

  const other = await context.newPage();
  await other.goto(at('news'));
  await other.getByText('The second version.').waitFor();
  await eventually(async () =>
    expect(
      await other.evaluate(() =>
        navigator.serviceWorker
          .getRegistration()
          .then((one) => one?.waiting === null && one.installing === null),
      ),
    ).toBe(true),
  );
  // A page of the new version offers nothing, and no page is reloaded on its own.
  expect(await other.getByText('A new version').count()).toBe(0);
  await page.getByText('The first version.').waitFor();
  // Nor is what the reader put off offered again, which takes a request.
  await page.evaluate(() => fetch(location.href));
  expect(await offer().count()).toBe(0);
});

test('the offer answers before the app does', async () => {
  await visitAndKeep('news', /docs__news\.md\./);
  deploy(offlineNext.name);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await offer().waitFor();
  await page.getByRole('button', { name: 'Later' }).evaluate((button) => {
    (button as HTMLButtonElement).click();
  });
  expect(await offer().count()).toBe(0);
});

test('the offer loads the new version', async () => {
  await visitAndKeep('news', /docs__news\.md\./);
  deploy(offlineNext.name);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await page.getByRole('button', { name: 'Reload' }).click();
  await page.getByText('The second version.').waitFor();
  expect(await offer().count()).toBe(0);
});

test('the offer loads the new version while the worker waits for an answer', async () => {
  await visitAndKeep('news', /docs__news\.md\./);
  const silent = createServer().listen(0, 'localhost');
  await once(silent, 'listening');
  const asked = once(silent, 'request');
  const { port } = silent.address() as AddressInfo;
  await page.evaluate(
    (address) =>
      navigator.serviceWorker.controller?.postMessage({ type: 'visit', address }),
    `http://localhost:${port}/`,
  );
  await asked;
  deploy(offlineNext.name);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await page.getByRole('button', { name: 'Reload' }).click();
  await page.getByText('The second version.').waitFor();
  silent.closeAllConnections();
  silent.close();
});

test('the worker that removes itself leaves nothing behind', async () => {
  await visitAndKeep('news', /docs__news\.md\./);
  deploy(offlineRemoved.name);
  await page.goto(at('news'));
  await eventually(async () => {
    expect(await kept()).toEqual([]);
    const registrations = await page.evaluate(async () =>
      (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
    );
    expect(registrations).toEqual([]);
  });
  await page.getByText('No worker.').waitFor();
});
