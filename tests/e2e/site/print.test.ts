import { visit } from '../support/visit';

// `every-page/desk` looks for what is cut off on paper.

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
