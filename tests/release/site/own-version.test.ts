import type { Page } from 'playwright-core';
import { faultsInBothColors } from '../../e2e/support/axe';
import { eventually, visit, wake } from '../../e2e/support/visit';

const bar = (page: Page) => page.getByRole('complementary', { name: 'Your version' });
const choice = (page: Page) => page.getByRole('combobox', { name: 'I use' });

/** All that a page shows only to readers who have chosen a version. */
const OWN = '.ledger-own-version, .ledger-own-choice, [data-newer]';

/** The names of the version's scripts among the requests of a page. */
function watchScripts(page: Page): string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    const [name] = /own-version[\w-]*/.exec(request.url()) ?? [];
    if (name) names.push(name);
  });
  return names;
}

/** Goes on to the page of a link in the header or the sidebar. */
async function follow(page: Page, name: string, path: string): Promise<void> {
  await page.getByRole('link', { name, exact: true }).first().click();
  await page.waitForURL((url) => url.pathname === path);
}

/** Opens the changelog and chooses a version there. */
async function choose(version: string) {
  const { page } = await visit('/changelog');
  await choice(page).selectOption(version);
  await bar(page).waitFor();
  return page;
}

test('a version that is chosen in the changelog marks what is newer on all pages', async () => {
  const page = await choose('7.15.0');
  const versions = page.locator('h4:visible');
  await eventually(async () =>
    expect(await versions.last().innerText()).toMatch(/^7\.15\.1 /),
  );
  expect(new URL(page.url()).search).toBe('?from=7.15.0');

  // The reference, without a load, and again after one.
  await follow(page, 'Reference', '/');
  await page.getByRole('rowheader', { name: 'caption newer than 7.15.0' }).waitFor();
  await page.reload();
  await page.getByRole('rowheader', { name: 'caption newer than 7.15.0' }).waitFor();
  expect(await choice(page).inputValue()).toBe('7.15.0');
  expect(await page.locator('#table-sticky th[data-newer]').count()).toBe(0);

  // A demo, from the sidebar, which marks it.
  await follow(page, 'scopeRow newer', '/demo/scope-row');
  await page.getByRole('heading', { name: 'Row headers newer than 7.15.0' }).waitFor();
  const text = page.locator('#text-scope-row');
  await eventually(async () =>
    expect(await text.getAttribute('data-newer')).toBe(
      'Newer than 7.15.0: rowScope (7.28.0), caption (7.27.0)',
    ),
  );

  // One press takes all of it away.
  await page.getByRole('button', { name: 'Forget my version' }).click();
  await bar(page).waitFor({ state: 'detached' });
  expect(await page.locator('[data-newer]').count()).toBe(0);
  await page.reload();
  await wake(page);
  expect(await page.locator('[data-newer]').count()).toBe(0);
});

test('the changelog opens at the difference, and shows all on demand', async () => {
  const page = await choose('7.28.0');
  await page.goto(new URL('/zh-CN/changelog', page.url()).href);
  const versions = page.locator('h4:visible');
  await eventually(async () => expect(await versions.count()).toBe(9));
  const said = page.getByRole('status').filter({ hasText: '你使用 7.28.0' });
  expect(await said.innerText()).toContain('只显示之后的 9 个版本');
  await page.getByRole('button', { name: '显示全部' }).click();
  await eventually(async () => expect(await versions.count()).toBe(262));
  // An address with a place of its own shows that.
  await page.goto(new URL('/changelog#v7-9-0', page.url()).href);
  await bar(page).waitFor();
  expect(await page.locator('#v7-9-0').isVisible()).toBe(true);
});

test.each([390, 1440])(
  'the sentence about the version moves nothing and covers no text, %i px wide',
  async (width) => {
    const page = await choose('7.28.0');
    await page.setViewportSize({ width, height: 900 });
    const form = page
      .getByRole('search')
      .filter({ has: page.getByLabel('Since version') });
    const said = page.getByRole('status').filter({ hasText: 'You use 7.28.0' });
    const boxOf = async (place: typeof said) => {
      const box = await place.boundingBox();
      if (!box) throw new Error('It is not shown.');
      return { top: box.y, bottom: box.y + box.height };
    };
    await said.waitFor();
    const [fields, sentence] = [await boxOf(form), await boxOf(said)];
    const heading = await page
      .locator('main h2:visible')
      .first()
      .evaluate((element) => {
        const text = document.createRange();
        text.selectNodeContents(element);
        return text.getBoundingClientRect().top;
      });
    expect(sentence.top).toBeGreaterThanOrEqual(fields.bottom - 1);
    expect(sentence.bottom).toBeLessThanOrEqual(heading);
    // Without it, but with a number of matches, the fields are as high.
    await page.getByLabel('Since version').fill('7.29.0');
    await page.getByRole('status').filter({ hasText: 'match' }).waitFor();
    const others = await boxOf(form);
    expect(others.bottom - others.top).toBe(fields.bottom - fields.top);
  },
);

test('nothing of it loads before a version is chosen', async () => {
  let names: string[] = [];
  const before = (page: Page) => Promise.resolve((names = watchScripts(page)));
  const { page } = await visit('/demo/scope-row', { before });
  await page.getByRole('button', { name: 'Show code' }).first().click();
  await page.locator('[data-action="code"][aria-expanded="true"]').first().waitFor();
  expect(names).toEqual([]);
  await page.evaluate(() => localStorage.setItem('ledger:version', '7.15.0'));
  await page.reload();
  await bar(page).waitFor();
  expect(new Set(names)).toEqual(new Set(['own-version']));
});

test.each([390, 1440])(
  'marks are accessible in both colors, %i px wide',
  async (width) => {
    const page = await choose('7.15.0');
    await page.setViewportSize({ width, height: 900 });
    const faults = await faultsInBothColors(page, 'changelog', OWN);
    for (const path of ['/', '/demo', '/demo/scope-row']) {
      await page.goto(new URL(path, page.url()).href);
      await page.locator('[data-newer]').first().waitFor({ state: 'attached' });
      faults.push(...(await faultsInBothColors(page, path, OWN)));
    }
    expect(faults).toEqual([]);
  },
);
