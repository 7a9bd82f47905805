import type { Page } from 'playwright-core';
import { does, editor, held, result, run, tool, write } from '../e2e/support/editor';
import { address, eventually, openContext, wake } from '../e2e/support/visit';

/**
 * Longest time from a press to the answer, in milliseconds: 100 on a machine with nothing else to do,
 * with room for the other tests. Without limits, a flood holds presses for seconds.
 */
const SOON = 300;
/** A flood must last longer than all limits of the page. */
const PRESSES = 15;

const every4ms = (code: string) => does(`    setInterval(() => { ${code} }, 4);`);
const FLOODS: [name: string, code: string, isCut: boolean][] = [
  [
    'rejected promises',
    every4ms(
      "for (let i = 0; i < 50; i += 1) Promise.reject(new Error('e' + Math.random()));",
    ),
    true,
  ],
  [
    'messages to the page',
    every4ms(
      "for (let i = 0; i < 200; i += 1) parent.postMessage({ type: 'height', height: i }, '*');",
    ),
    true,
  ],
  [
    'large messages to the page',
    // Larger ones are copied so slowly on a slow machine that they are no flood.
    every4ms("for (let i = 0; i < 20; i += 1) parent.postMessage('x'.repeat(1e5), '*');"),
    true,
  ],
  [
    'events that look like errors',
    every4ms(
      "for (let i = 0; i < 200; i += 1) window.dispatchEvent(new ErrorEvent('error', { message: 'm' + i }));",
    ),
    true,
  ],
  [
    'lines in the console',
    // The browser tells the test each line: more of them would flood the test itself.
    every4ms("for (let i = 0; i < 8; i += 1) console.log('line', i);"),
    false,
  ],
  [
    'changes of height',
    every4ms("document.body.style.height = Math.random() * 900 + 'px';"),
    false,
  ],
];

async function openEditor(): Promise<Page> {
  const page = await (await openContext()).newPage();
  await page.goto(address('/demo/simple'));
  await wake(page);
  await tool(page, 'Edit here').click();
  await result(page).getByText('Reading lamp').waitFor();
  return page;
}

declare global {
  interface Window {
    /** Milliseconds from each press to the frame after it. */
    waits: number[];
  }
}

/** Has a page measure the time from each press to the next frame. */
async function measurePresses(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.waits = [];
    window.addEventListener(
      'click',
      ({ timeStamp }) => {
        // The frame has been painted when a task runs after it.
        requestAnimationFrame(() =>
          setTimeout(() => window.waits.push(performance.now() - timeStamp)),
        );
      },
      true,
    );
  });
}

/** The middle one: other programs on the machine delay single presses. */
const median = (all: number[]) => [...all].sort((a, b) => a - b)[all.length >> 1] ?? 0;

test.each(FLOODS)(
  'in a flood of %s, each press is answered soon',
  async (_, code, isCut) => {
    const page = await openEditor();
    await measurePresses(page);
    await write(page, code);
    for (let count = 0; count < PRESSES; count += 1) {
      await page.mouse.click(640, 20);
      // The presses are spread over the flood.
      await page.waitForTimeout(100);
    }
    if (isCut) await held(page).getByText('too many messages or errors').waitFor();
    else await result(page).getByText('running').waitFor();
    await tool(page, 'Reset the demo').click();
    await result(page).getByText('Reading lamp').waitFor();
    expect(await editor(page).innerText()).toContain('Reading lamp');
    const waits = await page.evaluate(() => window.waits);
    expect(waits).toHaveLength(PRESSES + 1 + 1);
    expect(median(waits)).toBeLessThan(SOON);
    // The press on Reset.
    expect(waits.at(-1)).toBeLessThan(2 * SOON);
  },
  60_000,
);

test('code that was cut off waits at the next visit', async () => {
  const page = await openEditor();
  await write(page, FLOODS[1]?.[1] ?? '');
  await held(page).waitFor();
  await page.reload();
  await held(page).getByText('hung or crashed last time').waitFor();
  expect(await editor(page).innerText()).toContain('parent.postMessage');
  await write(page, does('    // Nothing.'));
  await run(page);
  await result(page).getByText('running').waitFor();
  // It ends well this time.
  await page.reload();
  await result(page).getByText('running').waitFor();
}, 60_000);

test('code that hung the page waits at the next visit', async () => {
  const context = await openContext();
  const page = await context.newPage();
  await page.goto(address('/demo/simple'));
  await wake(page);
  await tool(page, 'Edit here').click();
  await result(page).getByText('Reading lamp').waitFor();
  await write(page, does('    // Nothing.'));
  await result(page).getByText('running').waitFor();
  const mark = () =>
    page.evaluate(() =>
      Object.entries(localStorage).find(([key]) => key.startsWith('ledger:runs:')),
    );
  await eventually(async () => expect((await mark())?.[1]).toBe('running'));
  const [key = '', value = ''] = (await mark()) ?? [];
  // A page that is left removes the mark. One that hangs or crashes leaves it behind.
  await page.goto(address('/changelog'));
  expect(await mark()).toBeUndefined();
  await page.evaluate((entry) => localStorage.setItem(...entry), [key, value] as const);
  await page.goto(address('/demo/simple'));
  await held(page).getByText('hung or crashed last time').waitFor();
});

test('code that blocks again and again is stopped', async () => {
  const page = await openEditor();
  await write(page, every4ms('for (;;) {}'));
  await held(page).getByText('kept blocking the page').waitFor();
  await tool(page, 'Reset the demo').click();
  await result(page).getByText('Reading lamp').waitFor();
});
