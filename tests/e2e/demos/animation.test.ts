import type { Locator } from 'playwright-core';
import { sharedDemo } from '../support/shared-demo';
import { eventually, openDemo } from '../support/visit';

const hosts = (demo: Locator) =>
  demo.locator('tr.rc-table-row td:first-child').allTextContents();

/** Notes every animation of a row that starts or ends, and how many rows there are then. */
async function watchAnimations(demo: Locator): Promise<() => Promise<string[]>> {
  await demo.evaluate((box) => {
    const seen: string[] = [];
    const note = (event: AnimationEvent) => {
      const host = (event.target as HTMLElement).querySelector('td')?.textContent;
      const rows = box.querySelectorAll('tr.rc-table-row').length;
      seen.push(
        `${host} ${event.animationName} ${event.type.replace('animation', '')}: ${rows}`,
      );
    };
    box.addEventListener('animationstart', note as EventListener, true);
    box.addEventListener('animationend', note as EventListener, true);
    Object.assign(window, { seen });
  });
  return () => demo.evaluate(() => (window as unknown as { seen: string[] }).seen);
}

test('the rows of the first render stand still', async () => {
  const { demo } = await sharedDemo('animation', 'animation-options');
  expect(await hosts(demo)).toEqual(['cache-03', 'mail-01', 'web-01']);
  const classes = await demo
    .locator('tr.rc-table-row')
    .evaluateAll((rows) => rows.map((row) => row.className));
  expect(classes.join()).not.toContain('alert-row');
});

test('a new row fades in', async () => {
  const { demo } = await sharedDemo('animation', 'animation-options');
  const seen = await watchAnimations(demo);
  await demo.getByRole('button', { name: 'New alert' }).click();
  expect(await hosts(demo)).toEqual(['build-07', 'cache-03', 'mail-01', 'web-01']);
  await eventually(async () =>
    expect(await seen()).toEqual([
      'build-07 alert-row-in start: 4',
      'build-07 alert-row-in end: 4',
    ]),
  );
  const row = demo.locator('tr', { hasText: 'build-07' });
  await eventually(async () =>
    expect(await row.getAttribute('class')).toBe('rc-table-row rc-table-row-level-0'),
  );
});

test('a dismissed row fades out before it leaves, and the others keep their elements', async () => {
  const { page, demo } = await sharedDemo('animation', 'animation-options');
  const seen = await watchAnimations(demo);
  const last = await demo.locator('tr', { hasText: 'web-01' }).elementHandle();
  await demo.getByRole('button', { name: 'Dismiss mail-01' }).click();
  expect(await demo.getByRole('status').textContent()).toBe('open alerts: 2');

  await eventually(async () => expect(await hosts(demo)).toEqual(['cache-03', 'web-01']));
  expect(await seen()).toEqual([
    'mail-01 alert-row-out start: 3',
    'mail-01 alert-row-out end: 3',
  ]);
  expect(await last?.evaluate((row) => row.isConnected)).toBe(true);
  // The focus went to the row that took the place.
  expect(
    await page.evaluate(() => document.activeElement?.getAttribute('aria-label')),
  ).toBe('Dismiss web-01');
});

test('in slow motion a leaving row is half transparent and no longer counts', async () => {
  const { demo } = await sharedDemo('animation', 'animation-options');
  await demo.getByRole('checkbox', { name: 'Slow motion' }).check();
  // Read in each frame: on a busy machine the row may have gone when the test hears of the press.
  const frames = await demo.evaluate(async (box) => {
    box.querySelector<HTMLElement>('[aria-label="Dismiss cache-03"]')?.click();
    const seen: { opacity: number; status: string | null | undefined }[] = [];
    for (;;) {
      await new Promise(requestAnimationFrame);
      const row = box.querySelector('tr.alert-row-leave');
      if (row) {
        const opacity = Number(getComputedStyle(row).opacity);
        seen.push({ opacity, status: box.querySelector('output')?.textContent });
      } else if (seen.length > 0) {
        return seen;
      }
    }
  });
  const between = frames.filter(({ opacity }) => opacity > 0 && opacity < 1);
  expect(between.length).toBeGreaterThan(0);
  expect(between.every(({ status }) => status === 'open alerts: 2')).toBe(true);
});

test('dismissing everything from the keyboard ends with the empty text', async () => {
  const { page, demo } = await sharedDemo('animation', 'animation-options');
  await demo.getByRole('button', { name: 'Dismiss cache-03' }).focus();
  for (const host of ['cache-03', 'mail-01', 'web-01']) {
    expect(
      await page.evaluate(() => document.activeElement?.getAttribute('aria-label')),
    ).toBe(`Dismiss ${host}`);
    await page.keyboard.press('Enter');
  }
  await demo.getByText('All quiet').waitFor();
  await eventually(async () => expect(await hosts(demo)).toEqual([]));
});

test('with reduced motion rows come and go at once', async () => {
  const { demo } = await openDemo('animation', 'animation-options', {
    reducedMotion: 'reduce',
  });
  await demo.getByRole('checkbox', { name: 'Slow motion' }).check();
  const time = await demo.evaluate(async (box) => {
    const begin = performance.now();
    box.querySelector<HTMLElement>('[aria-label="Dismiss mail-01"]')?.click();
    while (box.querySelectorAll('tr.rc-table-row').length > 2) {
      await new Promise(requestAnimationFrame);
    }
    return performance.now() - begin;
  });
  expect(time).toBeLessThan(1000);
});
