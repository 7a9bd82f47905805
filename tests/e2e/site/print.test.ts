import type { Page } from 'playwright-core';
import { paths } from '../support/pages';
import { address, openContext, visit } from '../support/visit';

/** A sheet of A4 with the margins that browsers leave, in CSS pixels. */
const PAPER = { width: 718, height: 1047 };

/** A virtual list has no more rows than those in view, on paper as on the screen. */
const WHOLE = paths.filter((path) => !path.startsWith('/demo/virtual-list'));

/** What would be cut off, and what is wider than the paper. */
function cutOff(page: Page): Promise<{ wider: number; cut: string[] }> {
  return page.evaluate(() => {
    const root = document.documentElement;
    const hides = (value: string) => value !== 'visible';
    const cut = [...document.querySelectorAll<HTMLElement>('.ledger-content *')].filter(
      (element) => {
        const { overflowX, overflowY, display, clipPath } = getComputedStyle(element);
        if (display === 'inline' || element.clientWidth === 0) return false;
        // For screen readers alone.
        if (clipPath === 'inset(50%)') return false;
        return (
          (hides(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
          (hides(overflowY) && element.scrollHeight > element.clientHeight + 1)
        );
      },
    );
    return {
      wider: root.scrollWidth - root.clientWidth,
      cut: cut.map(({ tagName, className }) => `${tagName}.${className}`),
    };
  });
}

test('nothing of any page is cut off on paper', async () => {
  const context = await openContext({ viewport: PAPER });
  const page = await context.newPage();
  await page.emulateMedia({ media: 'print' });
  const faults: Record<string, unknown> = {};
  for (const path of WHOLE) {
    await page.goto(address(path));
    const { wider, cut } = await cutOff(page);
    if (wider > 0 || cut.length > 0) faults[path] = { wider, cut };
  }
  expect(faults).toEqual({});
});

test.each(['/', '/demo/simple'])(
  '%s is light, without what can be pressed',
  async (path) => {
    const { page } = await visit(path, {
      live: false,
      before: (opened) =>
        opened.addInitScript(() => localStorage.setItem('dumi:prefers-color', 'dark')),
    });
    const background = () =>
      page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(await background()).toBe('rgb(18, 21, 27)');
    await page.emulateMedia({ media: 'print' });
    expect(await background()).toBe('rgb(255, 255, 255)');
    expect(
      await page.evaluate(() =>
        [
          'header',
          'nav',
          '.ledger-toc',
          '.ledger-demo-tools',
          '.ledger-content button',
        ].filter((selector) =>
          [...document.querySelectorAll(selector)].some(
            (element) => element.getClientRects().length > 0,
          ),
        ),
      ),
    ).toEqual([]);
  },
);

test('a link says where it leads', async () => {
  const { page } = await visit('/', { live: false });
  await page.emulateMedia({ media: 'print' });
  const link = page.locator('.ledger-content a[href^="https:"]').first();
  const after = await link.evaluate((element) => ({
    href: element.getAttribute('href'),
    text: getComputedStyle(element, '::after').content,
  }));
  expect(after.text).toBe(`" (${after.href})"`);
});

test('a table with a fixed header is one table on paper, with all its rows', async () => {
  const { page } = await visit('/demo/scroll-y');
  const rows = page.locator('[data-demo="scroll-y"] tbody tr:not([aria-hidden])');
  await rows.first().waitFor();
  const heights = () =>
    page.evaluate(() => {
      const body = document.querySelector('[data-demo="scroll-y"] tbody');
      const header = document.querySelector('[data-demo="scroll-y"] thead');
      const edges = (part?: Element | null) =>
        [...(part?.querySelector('tr:not([aria-hidden])')?.children ?? [])].map((cell) =>
          Math.round(cell.getBoundingClientRect().left),
        );
      return { header: edges(header), body: edges(body) };
    });
  await page.emulateMedia({ media: 'print' });
  const { header, body } = await heights();
  expect(body.length).toBeGreaterThan(1);
  expect(header.slice(0, body.length)).toEqual(body);
});
