import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { FRAME_FILE } from '../../src/model/demo/playground-frame';
import { serveSite } from '../support/built-site';
import type { ServedSite } from '../support/built-site';
import { ATTACKS, DEPARTURES } from '../support/sites/attacks';
import { belowBase } from '../support/sites/below-base';
import { component, does, write } from '../e2e/support/editor';
import { eventually, openContext } from '../e2e/support/visit';
import { countAttempts } from '../support/attempts';

let site: ServedSite;
let foreign: Server;
let foreignOrigin: string;
/** The paths that were asked of the other host. */
const reached: string[] = [];

beforeAll(async () => {
  site = await serveSite(belowBase);
  foreign = createServer(({ url = '' }, response) => {
    reached.push(url);
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('content-type', 'text/html');
    response.end(
      '<script>for (const to of [parent, opener]) if (to) for (let id = 0; id < 240; id += 1) to.postMessage({ type: "fault", id, fault: { type: "thrown", text: "forged" } }, "*")</script>',
    );
  }).listen(0);
  await once(foreign, 'listening');
  // Another host than the site's, which is `localhost`.
  foreignOrigin = `http://127.0.0.1:${(foreign.address() as AddressInfo).port}`;
}, 240_000);

afterAll(async () => {
  foreign.closeAllConnections();
  foreign.close();
  await site.close();
});

/** The policy that a host may send with the pages, made from the scripts in one. */
function strictPolicy(html: string): string {
  const hashes = [...html.matchAll(/<script(?:\s[^>]*)?>([^]*?)<\/script>/g)]
    .map(([, code = '']) => code)
    .filter(Boolean)
    .map((code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);
  return [
    "default-src 'self'",
    `script-src 'self' ${[...new Set(hashes)].join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "worker-src 'self'",
    "frame-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
  ].join('; ');
}

const frameOf = (page: Page) => page.frameLocator('iframe[title="Result of Counter"]');
const status = (page: Page) => page.locator('.ledger-playground-fault');

/** Opens the playground on a page that has the strict policy, unless told otherwise. */
async function openPlay({ isStrict = true, html = '' } = {}): Promise<Page> {
  const page = await (await openContext()).newPage();
  if (isStrict) {
    await page.route('**/table/play', async (route) => {
      const response = await route.fetch();
      const policy = strictPolicy(await response.text());
      await route.fulfill({
        response,
        headers: { ...response.headers(), 'content-security-policy': policy },
      });
    });
  }
  await page.goto(`${site.origin}/table/play${html}`);
  await frameOf(page).getByRole('button', { name: 'pressed' }).waitFor();
  return page;
}

const code = (text: string) => text.replaceAll('FOREIGN', foreignOrigin);

test('the editor works under a strict policy of the page, without a violation', async () => {
  const page = await (await openContext()).newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  await page.route('**/table/play', async (route) => {
    const response = await route.fetch();
    const policy = strictPolicy(await response.text());
    await route.fulfill({
      response,
      headers: { ...response.headers(), 'content-security-policy': policy },
    });
  });
  await page.goto(`${site.origin}/table/play`);
  await frameOf(page).getByRole('button', { name: 'pressed' }).click();
  await write(
    page,
    "import React from 'react';\nimport Table from 'rc-table';\nimport 'rc-table/assets/index.css';\n" +
      "export default () => <Table columns={[{ dataIndex: 'a' }]} data={[{ key: 1, a: 'Ada' }]} />;\n",
  );
  await frameOf(page).getByRole('cell', { name: 'Ada' }).waitFor();
  expect(complaints).toEqual([]);
});

test(`${Object.keys(ATTACKS).length} attacks end in the frame`, async () => {
  countAttempts('faults injected', Object.keys(ATTACKS).length);
  const page = await openPlay();
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  const before = await page.evaluate(() => [document.title, localStorage.length]);
  const url = page.url();
  await write(
    page,
    component(
      [
        '  React.useEffect(() => {',
        '    (async () => {',
        ...Object.values(ATTACKS).map(
          (attack) =>
            `      try { await (async () => { ${code(attack)}; })(); } catch {}`,
        ),
        // The last attack takes from React what it needs to render.
        "      const tried = document.createElement('p');",
        `      tried.append('tried ${Object.keys(ATTACKS).length}');`,
        '      document.body.append(tried);',
        '    })();',
        '  }, []);',
        '  return null;',
      ].join('\n'),
    ),
  );
  await frameOf(page)
    .getByText(`tried ${Object.keys(ATTACKS).length}`)
    .waitFor();
  await page.getByRole('button', { name: 'Reset' }).click();
  await frameOf(page).getByRole('button', { name: 'pressed' }).waitFor();
  expect(reached).toEqual([]);
  expect(dialogs).toEqual([]);
  expect(page.context().pages()).toHaveLength(1);
  expect(page.url()).toBe(url);
  expect(await page.evaluate(() => [document.title, localStorage.length])).toEqual(
    before,
  );
  expect(await page.evaluate(() => 'taken' in window)).toBe(false);
  expect(await page.context().cookies()).toEqual([]);
});

test.each(Object.entries(DEPARTURES))(
  'code that leaves its frame by %s is stopped, and asks no other host',
  async (_, departure) => {
    const page = await openPlay();
    await write(page, does(`    ${code(departure)};`));
    await page.getByRole('alert').getByText('tried to open another page').waitFor();
    expect(await page.locator('iframe').count()).toBe(0);
    expect(reached).toEqual([]);
    await page.getByRole('button', { name: 'Reset' }).click();
    await frameOf(page).getByRole('button', { name: 'pressed' }).waitFor();
  },
);

test('without a policy of the page, another page does not stay in the frame', async () => {
  const page = await openPlay({ isStrict: false });
  await write(page, does(`    ${code(DEPARTURES['its own navigation'] ?? '')};`));
  await page.getByRole('alert').getByText('tried to open another page').waitFor();
  expect(await page.locator('iframe').count()).toBe(0);
  reached.length = 0;
});

test('edited code reads from the hosts that the option `playgroundOrigins` names, and from no other', async () => {
  const page = await openPlay();
  const named = foreignOrigin.replace('127.0.0.1', '127.0.0.2');
  await write(
    page,
    does(`    Promise.allSettled(['${named}/named', '${foreignOrigin}/other'].map((one) => fetch(one)))
      .then((all) => document.body.append(all.map(({ status }) => status).join(', ')));`),
  );
  await frameOf(page).getByText('fulfilled, rejected').waitFor();
  expect(reached).toContain('/named');
  expect(reached).not.toContain('/other');
  reached.length = 0;
});

test('480 forged messages of other windows change nothing', async () => {
  countAttempts('messages sent', 480);
  const page = await openPlay();
  await page.evaluate(() => {
    for (let id = 0; id < 240; id += 1) {
      const type = ['fault', 'stop', 'shown', 'height', 'ready', 'script'][id % 6];
      const fault = { type: 'thrown', text: 'forged' };
      window.postMessage(
        { type, id, fault, height: 600, reason: 'flood', chunk: 'a' },
        '*',
      );
    }
  });
  // 240 more from another host, which was opened by the page.
  const [other] = await Promise.all([
    page.waitForEvent('popup'),
    page.evaluate((address) => void window.open(address), `${foreignOrigin}/forge`),
  ]);
  await other.waitForLoadState();
  await frameOf(page).getByRole('button', { name: 'pressed' }).click();
  await frameOf(page).getByText('pressed 1').waitFor();
  expect(await status(page).innerText()).toBe('');
  expect((await page.locator('iframe').boundingBox())?.height).toBeLessThan(200);
  reached.length = 0;
});

test('the document of the frame starts nothing where it is not in a sandbox', async () => {
  const page = await (await openContext()).newPage();
  await page.goto(`${site.origin}/table/${FRAME_FILE}`);
  await page.getByText('This page belongs to the editor of demos').waitFor();
  const attack = (where: string) => {
    const frame = document.createElement('iframe');
    frame.src = where;
    const sent = new Promise<void>((done) => {
      frame.onload = () => {
        const { port2 } = new MessageChannel();
        const start = {
          type: 'start',
          code: 'parent.taken = 1',
          address: 'a',
          style: 'b',
        };
        frame.contentWindow?.postMessage(start, '*', [port2]);
        setTimeout(done, 100);
      };
    });
    document.body.append(frame);
    return sent.then(() => 'taken' in window);
  };
  await page.goto(`${site.origin}/table/`);
  expect(await page.evaluate(attack, `/table/${FRAME_FILE}`)).toBe(false);
});

test('whatever code throws has a place and words, and a stack if it has one', async () => {
  const page = await openPlay();
  const crashed = 'This demo has been crashed.';
  const later = (what: string) => does(`    setTimeout(() => { ${what} }, 50);`);
  const cases: [source: string, told: RegExp][] = [
    [later('while (true);'), /^index\.tsx, line 5, column \d+: A loop ran for more/],
    [
      later('throw { toString() { throw 1 } };'),
      RegExp(`^index\\.tsx, line 5.*: ${crashed}`),
    ],
    [later('throw undefined;'), RegExp(`^index\\.tsx, line 5.*: ${crashed}`)],
    [later("throw new Error('');"), RegExp(`^index\\.tsx, line 5.*: ${crashed}`)],
    [
      later('throw new Proxy({}, { get() { throw 1 }, getPrototypeOf() { throw 1 } });'),
      RegExp(`^index\\.tsx, line 5.*: ${crashed}`),
    ],
    [later("throw 'a text';"), /^index\.tsx, line 5, column \d+: .*a text$/],
    [component('  throw undefined;'), RegExp(`^index\\.tsx.*: ${crashed}`)],
    [
      component('  throw { toString() { throw 1 } };'),
      RegExp(`^index\\.tsx.*: ${crashed}`),
    ],
    [does('    Promise.reject({ toString: 1 });'), RegExp(`^index\\.tsx.*: ${crashed}`)],
    [
      component("  throw new Error('with a stack');"),
      /^index\.tsx, line 4.*: with a stack$/,
    ],
  ];
  for (const [source, told] of cases) {
    await write(page, source);
    await eventually(async () => expect(await status(page).innerText()).toMatch(told));
    await write(page, component('  return <p>well</p>;'));
    await frameOf(page).getByText('well').waitFor();
  }
  await write(page, component("  throw new Error('with a stack');"));
  await page.getByText('Stack trace').click();
  expect(await page.locator('.ledger-playground-trouble pre').innerText()).toMatch(
    /^Error: with a stack\n.*Edited.*\(?index\.tsx:4:9/,
  );
});
