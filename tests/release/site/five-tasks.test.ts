import type { Locator, Page } from 'playwright-core';
import { editor, FRAME_WARNINGS, result, write } from '../../e2e/support/editor';
import { eventually, visit } from '../../e2e/support/visit';

/** The most that a task may take from the front page. */
const LIMITS = { clicks: 2, words: 1 };

/** A reader of the front page, who counts what a task takes. */
async function readerAt(path: string) {
  const { page } = await visit(path, {
    live: false,
    expectedConsole: FRAME_WARNINGS,
    ownClipboard: true,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const taken = { clicks: 0, words: 0 };
  const begun = Date.now();
  return {
    page,
    async click(place: Locator) {
      taken.clicks += 1;
      await place.click();
    },
    /** Types a word, letter by letter, where the focus is. */
    async type(word: string) {
      taken.words += 1;
      await page.keyboard.type(word);
    },
    /** Compares what was taken with the limits, and prints it. */
    done(task: string) {
      const seconds = (Date.now() - begun) / 1000;
      const { clicks, words } = taken;
      process.stdout.write(
        `${task}: ${clicks} clicks, ${words} words, ${seconds.toFixed(1)} s\n`,
      );
      expect(clicks).toBeLessThanOrEqual(LIMITS.clicks);
      expect(words).toBeLessThanOrEqual(LIMITS.words);
    },
  };
}

/** Whether an element is in view as a whole, so that nobody has to scroll for it. */
async function expectInView(page: Page, place: Locator): Promise<void> {
  await place.waitFor();
  const height = page.viewportSize()?.height ?? 0;
  await eventually(async () => {
    const box = await place.boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(0);
    expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
  });
}

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

/** Opens the search, asks for a word and follows a hit that needs no scrolling. */
async function findByWord(
  reader: Awaited<ReturnType<typeof readerAt>>,
  { button, word, hit }: { button: string; word: string; hit: string },
): Promise<void> {
  const { page } = reader;
  await reader.click(page.getByRole('button', { name: button, exact: true }));
  await page.getByRole('dialog').getByRole('combobox').waitFor();
  await reader.type(word);
  const found = page.locator(`dialog [role="option"][href="${hit}"]`);
  await expectInView(page, found);
  await reader.click(found);
  await page.waitForURL(`**${hit}`);
}

test.each([
  ['/', 'Search', 'fix', '/demo/fixed-columns', 'Fixed columns'],
  ['/zh-CN', '搜索', '固定列', '/zh-CN/demo/fixed-columns', '固定列'],
])('from %s: how to fix a column', async (path, button, word, hit, title) => {
  const reader = await readerAt(path);
  const { page } = reader;
  await findByWord(reader, { button, word, hit });
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  reader.done(`${path} how to fix a column`);
});

test('how to fix a column, on the front page itself', async () => {
  const reader = await readerAt('/');
  const { page } = reader;
  await reader.click(page.getByRole('switch', { name: 'Fixed column' }));
  await eventually(async () =>
    expect(await page.locator('.home-code [data-new]').innerText()).toContain(
      "fixed: 'left'",
    ),
  );
  reader.done('how to fix a column, by its switch');
});

test('a working example is copied, which runs as it is', async () => {
  const reader = await readerAt('/');
  const { page } = reader;
  await reader.click(page.locator('.home-copy'));
  await page.locator('.home-copy[data-state="copied"]').waitFor();
  const code = await clipboard(page);
  reader.done('copy a working example');

  await page.goto(new URL('/demo/simple#simple~edit', page.url()).href);
  await editor(page).waitFor();
  await write(page, code);
  await result(page).getByRole('table').getByText('1001').first().waitFor();
});

test('an example is changed and the change is shared', async () => {
  const reader = await readerAt('/');
  const { page } = reader;
  await reader.click(page.getByRole('link', { name: 'Edit a table' }));
  await result(page).getByText('Reading lamp').waitFor();
  const field = editor(page);
  await eventually(async () =>
    expect(await field.evaluate((node) => node === document.activeElement)).toBe(true),
  );
  // Where the caret stands when the editor opens: before the first import.
  await reader.type('/*mine*/');
  const link = page.getByRole('link', { name: 'Copy link' });
  await expectInView(page, link);
  await reader.click(link);
  await eventually(async () => expect(await clipboard(page)).toContain('~edit='));
  const shared = await clipboard(page);
  reader.done('change an example and share the change');

  const other = (await visit('/', { expectedConsole: FRAME_WARNINGS, live: false })).page;
  await other.goto(shared);
  await eventually(async () =>
    expect(await editor(other).innerText()).toMatch(/^\/\*mine\*\/import /),
  );
});

test.each([
  ['/', 'Changelog', 'Since version'],
  ['/zh-CN', '更新日志', '自此版本之后'],
])('from %s: what has changed since 7.10', async (path, nav, from) => {
  const reader = await readerAt(path);
  const { page } = reader;
  await reader.click(page.getByRole('banner').getByRole('link', { name: nav }));
  await reader.click(
    page
      .getByRole('textbox', { name: from })
      .or(page.getByRole('combobox', { name: from })),
  );
  await reader.type('7.10');
  await page.waitForURL('**?from=7.10');
  await page.locator('#v7-30-3').waitFor();
  await page.locator('#v7-9-0').waitFor({ state: 'hidden' });
  await expectInView(page, page.getByRole('status').filter({ hasText: /\d/ }));
  reader.done(`${path} what has changed since 7.10`);
});

test.each([
  ['/', 'Search', 'stick', '/#the-sticky-header-does-not-stick'],
  ['/zh-CN', '搜索', '吸顶', '/zh-CN#the-sticky-header-does-not-stick'],
])('from %s: why a sticky header does not stick', async (path, button, word, hit) => {
  const reader = await readerAt(path);
  const { page } = reader;
  await findByWord(reader, { button, word, hit });
  await expectInView(page, page.locator('#the-sticky-header-does-not-stick'));
  reader.done(`${path} why a sticky header does not stick`);
});
