import { inChinese, paths } from '../support/pages';
import { address, eventually, visit } from '../support/visit';
import type { Page } from 'playwright-core';

/** Widths of the window, in pixels: the narrowest phone that is supported, a tablet, a desk. */
const WIDTHS = [320, 768, 1440];

/** How far, in pixels, the page can be scrolled sideways. */
function overflow(): number {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth - clientWidth;
}

/** What is wrong with the page of an address, in words. */
async function faultsOf(page: Page, path: string, language: string): Promise<string[]> {
  await page.goto(address(path));
  const heading = page.getByRole('heading', { level: 1 });
  await heading.waitFor();
  if (path.includes('/demo/')) {
    await page.locator('[data-demo] .rc-table').first().waitFor();
  }
  const faults: string[] = [];
  const check = (holds: boolean, fault: string) => {
    if (!holds) faults.push(`${path}: ${fault}`);
  };
  check((await heading.count()) === 1, 'has not exactly one h1');
  const name = await heading.innerText();
  await eventually(async () => expect(await page.title()).toContain(name));
  check(
    (await page.locator('html').getAttribute('lang')) === language,
    'has another language',
  );
  const description = page.locator('meta[name="description"]');
  check(
    /\S/.test((await description.getAttribute('content')) ?? ''),
    'has no description',
  );
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    let pixels = 0;
    // What follows the window by script, as a sticky scrollbar does, comes a frame or two later.
    const settled = eventually(async () => {
      pixels = await page.evaluate(overflow);
      expect(pixels).toBeLessThanOrEqual(0);
    }, 2_000);
    await settled.catch(() => check(false, `scrolls sideways by ${pixels} at ${width}`));
  }
  return faults;
}

/** Console errors, warnings and uncaught errors fail the test by themselves. */
test.each([
  ['in English', 'en-US', paths],
  ['in Chinese', 'zh-CN', paths.map(inChinese)],
])(
  'every page %s is there, named, described, silent and never scrolls sideways',
  async (_, language, addresses) => {
    const { page } = await visit('/404.html', { expectedConsole: [/404/] });
    const faults: string[] = [];
    for (const path of addresses) faults.push(...(await faultsOf(page, path, language)));
    expect(faults).toEqual([]);
  },
  300_000,
);

test('there are 39 demos', () => {
  expect(paths.filter((path) => path.startsWith('/demo/'))).toHaveLength(39);
});
