import type { Page } from 'playwright-core';
import { address, openContext } from '../../e2e/support/visit';

/** A page and a demo alone, as they were built. */
const PATHS = ['/demo/simple', '/~demos/docs-demo-simple-demo-simple'];
const KEY = 'dumi:prefers-color';
const BACKGROUND = { light: 'rgb(255,255,255)', dark: 'rgb(18,21,27)' };

/** The color of a spot of the margin, as it was painted. */
async function paintedColor(page: Page): Promise<string> {
  const picture = await page.screenshot({ clip: { x: 4, y: 300, width: 2, height: 2 } });
  return page.evaluate(async (base64) => {
    const image = new Image();
    image.src = `data:image/png;base64,${base64}`;
    await image.decode();
    const context = document.createElement('canvas').getContext('2d');
    context?.drawImage(image, 0, 0);
    return `rgb(${[...(context?.getImageData(0, 0, 1, 1).data ?? [])].slice(0, 3).join()})`;
  }, picture.toString('base64'));
}

/** What is there of a page before any file of the site's scripts has come. */
async function firstFrame(page: Page, path: string) {
  await page.goto(address(path), { waitUntil: 'domcontentloaded' });
  const told = await page.evaluate(() => {
    const root = document.documentElement;
    return {
      attribute: root.dataset.prefersColor,
      scheme: getComputedStyle(root).colorScheme,
      frame: document.querySelector('meta[name="theme-color"]')?.getAttribute('content'),
    };
  });
  return { ...told, background: await paintedColor(page) };
}

const CASES = ([null, 'light', 'dark', 'auto', 'sepia'] as const).flatMap((stored) =>
  (['light', 'dark'] as const).map((system) => ({
    stored,
    system,
    shown:
      stored === 'dark' || (stored === 'auto' && system === 'dark')
        ? ('dark' as const)
        : ('light' as const),
  })),
);

test.each(CASES)(
  'the first frame is $shown where $stored is kept and the system is $system',
  async ({ stored, system, shown }) => {
    const origin = process.env.E2E_ORIGIN ?? '';
    const localStorage = stored === null ? [] : [{ name: KEY, value: stored }];
    const context = await openContext({
      colorScheme: system,
      storageState: { cookies: [], origins: [{ origin, localStorage }] },
    });
    const page = await context.newPage();
    await page.route('**/*.js', (route) => route.abort());
    for (const path of PATHS) {
      expect(await firstFrame(page, path)).toEqual({
        attribute: shown,
        scheme: shown,
        frame: shown === 'dark' ? '#12151b' : '#ffffff',
        background: BACKGROUND[shown],
      });
    }
  },
);
