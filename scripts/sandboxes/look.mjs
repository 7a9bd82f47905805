/** Milliseconds that a page has to show what is awaited. */
const PATIENCE = 15_000;

/**
 * In the page: the text of its tables, cell by cell, and what their look is recognized by; or
 * whether that is what is wanted.
 */
function readTables(wanted) {
  const tables = [...document.querySelectorAll('.rc-table')];
  const cells = tables.flatMap((table) =>
    [...table.querySelectorAll('th, td, [role=cell]')].map((cell) =>
      cell.textContent.replace(/\s+/g, ' ').trim(),
    ),
  );
  const look = tables.map((table) => {
    const { fontVariantNumeric, fontSize } = getComputedStyle(table);
    return [fontVariantNumeric, fontSize].join(' ');
  });
  const shown = JSON.stringify({ cells, look });
  return wanted === undefined ? shown : shown === wanted;
}

/** @param {string} text */
const firstLine = (text) => text.split('\n')[0];

/**
 * Opens pages one after the other in one browser, with what they complain of.
 * @param {import('playwright-core').Browser} browser
 */
export async function createLook(browser) {
  const context = await browser.newContext({ viewport: { width: 1000, height: 800 } });

  const open = async (address, look) => {
    const page = await context.newPage();
    const complaints = [];
    page.on('pageerror', (error) => complaints.push(firstLine(error.message)));
    page.on('console', (message) => {
      const text = message.text();
      // Browsers ask for an icon by themselves.
      const icon = message.location().url.endsWith('/favicon.ico');
      if (message.type() === 'error' && !icon) complaints.push(firstLine(text));
    });
    try {
      await page.goto(address);
      return { ...(await look(page)), complaints };
    } finally {
      await page.close();
    }
  };

  return {
    /** What the demo alone shows on the site, once React has taken it over. */
    onSite: (address) =>
      open(address, async (page) => {
        await page.mouse.move(1, 1);
        await page.locator('[data-demo-root][data-live]').waitFor({ timeout: PATIENCE });
        // A demo may begin with its table out of sight.
        const table = page.locator('.rc-table').first();
        await table.waitFor({ state: 'attached', timeout: PATIENCE });
        await page.waitForLoadState('networkidle');
        return { shown: await page.evaluate(readTables) };
      }),
    /** What a sandbox shows: what is expected, or what it shows in the end instead. */
    inSandbox: (address, expected) =>
      open(address, async (page) => {
        await page.mouse.move(1, 1);
        await page
          .waitForFunction(readTables, expected, { timeout: PATIENCE })
          .catch(() => undefined);
        return { shown: await page.evaluate(readTables) };
      }),
    close: () => context.close(),
  };
}

/**
 * In what two readings differ, in a line, or undefined.
 * @param {string} expected @param {string} shown
 */
export function differenceOf(expected, shown) {
  if (expected === shown) return undefined;
  const [site, sandbox] = [JSON.parse(expected), JSON.parse(shown)];
  if (sandbox.cells.length !== site.cells.length) {
    return `${sandbox.cells.length} cells instead of ${site.cells.length}`;
  }
  const at = site.cells.findIndex((text, index) => text !== sandbox.cells[index]);
  return at < 0
    ? `the look is ${sandbox.look} instead of ${site.look}`
    : `cell ${at + 1} is "${sandbox.cells[at]}" instead of "${site.cells[at]}"`;
}
