import { cpSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { servePreview } from '../../../scripts/preview.mjs';
import { component } from '../../e2e/support/editor';
import { servePlayground } from '../../e2e/support/playground';
import { eventually, visit } from '../../e2e/support/visit';

// Code that means harm, and a frame that does not come; `e2e/playground` does what readers do.

const playground = servePlayground();
const openPlay = playground.open;

test('an endless loop is stopped while the page answers', async () => {
  const { page, counter, status, write } = await openPlay([/Loop ran for more/]);
  await write(component('  while (true) {}\n  return <p>never</p>;'));
  await eventually(async () =>
    expect(await status.innerText()).toBe(
      'index.tsx, line 4, column 3: A loop ran for more than 1 second and was stopped.',
    ),
  );
  await counter.click();
  expect(await counter.innerText()).toBe('pressed 1');
  await page.getByRole('link', { name: 'Hello' }).first().click();
  await page.waitForURL(`${playground.site().origin}/table/hello`);
});

test('the code reaches neither the page nor what it stores, and has a storage of its own', async () => {
  const { page, frame, write } = await openPlay();
  const before = await page.evaluate(() => {
    // eslint-disable-next-line no-console -- the page's own must be left alone
    const kept = console.error;
    Object.assign(window, { kept });
    return localStorage.length;
  });
  await write(
    component(
      [
        '  const tried = (what: () => unknown) => {',
        '    try { return String(what()); } catch (error) { return (error as Error).name; }',
        '  };',
        "  localStorage.setItem('a', 'kept in memory');",
        '  return <ul>',
        '    <li>{tried(() => window.parent.document.title)}</li>',
        '    <li>{tried(() => document.cookie)}</li>',
        "    <li>{tried(() => localStorage.getItem('a'))}</li>",
        '    <li>{String(window.origin)}</li>',
        '  </ul>;',
      ].join('\n'),
    ),
  );
  await frame.getByText('kept in memory').waitFor();
  expect(await frame.getByRole('listitem').allInnerTexts()).toEqual([
    'SecurityError',
    'SecurityError',
    'kept in memory',
    'null',
  ]);
  expect(
    await page.evaluate(() => [
      // eslint-disable-next-line no-console -- as above
      'kept' in window && console.error === window.kept,
      localStorage.length,
    ]),
  ).toEqual([true, before]);
});

test('messages of other windows change nothing', async () => {
  const { page, counter, status } = await openPlay();
  await page.evaluate(() =>
    window.postMessage(
      { type: 'fault', id: 1, fault: { type: 'thrown', text: 'forged' } },
      '*',
    ),
  );
  await counter.click();
  expect(await counter.innerText()).toBe('pressed 1');
  expect(await status.innerText()).toBe('');
});

test.each([
  ['document', /^playground-frame\.html$/, 'has not responded'],
  ['program', /^playground-frame\..*\.js$/, 'could not be loaded'],
])(
  'a frame whose %s does not come is told, and tried again',
  async (_, missing, told) => {
    // Taken away on the server: what a sandboxed frame asks for cannot be intercepted reliably.
    const root = mkdtempSync(join(tmpdir(), 'playground-'));
    cpSync(playground.site().dist, root, { recursive: true });
    const name = readdirSync(root).find((one) => missing.test(one));
    const file = join(root, name ?? '');
    renameSync(file, `${file}.gone`);
    const { origin, close } = await servePreview({ root, port: 0, base: '/table/' });
    const { page } = await visit(`${origin}/table/play`, {
      // The host's own page for unknown addresses is in the frame, where nothing may store or load.
      expectedConsole: [
        /404/,
        /ChunkLoadError/,
        /SecurityError/,
        /sandboxed/,
        /CORS|Cross-Origin|ERR_FAILED/,
        /Uncaught|Access/,
      ],
      before: (opened) => opened.clock.install(),
    });
    const alert = page.getByRole('alert').filter({ hasText: told });
    await page.locator('iframe').waitFor();
    await eventually(async () => {
      await page.clock.fastForward(10_000);
      expect(await alert.count()).toBe(1);
    });
    renameSync(`${file}.gone`, file);
    await alert.getByRole('button', { name: 'Try again' }).click();
    await page.frameLocator('iframe').getByRole('button', { name: 'pressed' }).waitFor();
    await close();
    rmSync(root, { recursive: true });
  },
);
