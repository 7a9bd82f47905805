import type { Locator } from 'playwright-core';
import { eventually, wake } from '../support/visit';
import { lists, serveWriting } from '../support/writing-page';

const visitWriting = serveWriting();

/** What the panel of the chosen tab of a list says. */
function shownBy(list: Locator): Locator {
  return list.locator('xpath=../*[@role="tabpanel"][not(@hidden)]');
}

test('a tab is chosen by the mouse and by the keys, and shows its panel alone', async () => {
  const { page } = await visitWriting();
  const list = lists(page, 'Ways to scroll');
  const [first, second] = [
    list.getByRole('tab', { name: 'Sideways' }),
    list.getByRole('tab', { name: 'Up and down' }),
  ];
  const chosen = () => list.locator('[aria-selected="true"]').innerText();
  await second.click();
  expect(await chosen()).toBe('Up and down');
  expect(await shownBy(list).innerText()).toContain('the rows scroll');
  expect(await shownBy(list).count()).toBe(1);
  for (const [key, expected] of [
    ['ArrowRight', first],
    ['ArrowLeft', second],
    ['Home', first],
    ['End', second],
  ] as const) {
    await page.keyboard.press(key);
    expect(await expected.getAttribute('aria-selected')).toBe('true');
    expect(await expected.evaluate((tab) => tab === document.activeElement)).toBe(true);
  }
  // One stop of the Tab key, and then the panel.
  await page.keyboard.press('Tab');
  expect(await list.locator(':focus').count()).toBe(0);
  expect(await shownBy(list).locator(':focus').count()).toBe(1);
});

test('a package manager is chosen for all blocks, and kept', async () => {
  const { page } = await visitWriting();
  const all = lists(page, 'Package manager');
  await all.first().getByRole('tab', { name: 'pnpm' }).click();
  const commands = () => shownBy(all).locator('pre').allInnerTexts();
  const expected = [
    'pnpm add rc-table\npnpm add --save-dev @types/react',
    'pnpm run build\npnpm dlx serve dist',
  ];
  expect(await commands()).toEqual(expected);

  // Before anything is live, and so before the first paint.
  await page.reload();
  expect(await page.locator('html[data-live]').count()).toBe(0);
  const seen = () =>
    page
      .locator('[data-group="package-manager"] pre')
      .evaluateAll((all) =>
        all
          .filter((pre) => pre.checkVisibility())
          .map((pre) => (pre as HTMLElement).innerText),
      );
  expect(await seen()).toEqual(expected);
  await wake(page);
  expect(await commands()).toEqual(expected);
  expect(await all.locator('[aria-selected="true"]').allInnerTexts()).toEqual([
    'pnpm',
    'pnpm',
  ]);

  // The choice is that of the site: the page in the other language has it too.
  await page.getByRole('link', { name: '中文' }).first().click();
  await page.getByRole('heading', { level: 1, name: '编写页面' }).waitFor();
  expect(await shownBy(lists(page, '包管理器')).locator('pre').allInnerTexts()).toEqual(
    expected,
  );
});

test('the picture is that of the color which the reader has chosen', async () => {
  const { page } = await visitWriting({ colorScheme: 'dark' });
  // The site's default follows no system: only what the reader sees is asked.
  const picture = page.getByRole('img', { name: 'A table of three columns' });
  const scheme = () => page.locator('html').getAttribute('data-prefers-color');
  for (let press = 0; press < 3; press += 1) {
    await picture.scrollIntoViewIfNeeded();
    expect(await picture.count()).toBe(1);
    expect(await picture.getAttribute('src')).toContain(`rows-${await scheme()}.svg`);
    await eventually(async () =>
      expect(
        await picture.evaluate((image) => (image as HTMLImageElement).naturalWidth),
      ).toBe(480),
    );
    await page
      .locator('header button:has([data-icon=light], [data-icon=dark], [data-icon=auto])')
      .click();
  }
});

test('without script every panel is there with its title, and no tab that does nothing', async () => {
  const { page } = await visitWriting({ javaScriptEnabled: false, live: false });
  expect(await page.getByRole('tab').count()).toBe(0);
  const panels = page.getByRole('tabpanel');
  expect(await panels.count()).toBe(12);
  expect(await panels.locator('> .ledger-panel-title').allInnerTexts()).toEqual([
    'Sideways',
    'Up and down',
    ...['people.ts', 'people.json'],
    ...['npm', 'yarn', 'pnpm', 'bun'],
    ...['npm', 'yarn', 'pnpm', 'bun'],
  ]);
  for (const panel of await panels.all()) expect(await panel.isVisible()).toBe(true);
});

test('a callout says its kind to who does not see its picture', async () => {
  const { page } = await visitWriting();
  expect(
    await page.getByRole('note').locator('.ledger-callout-title').allTextContents(),
  ).toEqual(['Note', 'Tip: Keep columns stable', 'Warning: Widths', 'Danger']);
});
