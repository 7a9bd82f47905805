import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { visit } from '../e2e/support/visit';
import { serveSite } from '../support/built-site';
import type { ServedSite } from '../support/built-site';
import { wrappingBlock } from '../support/sites/own-block';

// A site's own block around the theme's. `visit` fails a test whose page complains.

jest.setTimeout(180_000);

let site: ServedSite;
beforeAll(async () => {
  site = await serveSite(wrappingBlock);
});
afterAll(() => site.close());

test.each(['hello', 'grid'])('%s has each id once', (path) => {
  const html = readFileSync(join(site.dist, path, 'index.html'), 'utf8');
  const { document } = new JSDOM(html).window;
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  expect(ids).toEqual(expect.arrayContaining(path === 'grid' ? ['one'] : ['hello']));
  expect(document.querySelectorAll('.own-block .ledger-demo')).not.toHaveLength(0);
});

test("a block finds a demo's code under dumi's name for it, also with files from other folders", () => {
  for (const path of ['hello', 'around']) {
    const html = readFileSync(join(site.dist, path, 'index.html'), 'utf8');
    expect(html).toContain('<div class="own-block" data-code="string">');
  }
});

test('a demo in the text of a page loads only what it takes of a library', async () => {
  const scripts: Promise<string>[] = [];
  const { page } = await visit(`${site.origin}/block`, {
    before: async (opened) => {
      opened.on('response', (response) => {
        if (response.request().resourceType() === 'script') scripts.push(response.text());
      });
    },
  });
  await page
    .locator('.own-block [data-live]')
    .getByText('What the block takes')
    .waitFor();
  const code = (await Promise.all(scripts)).join('\n');
  const found = new Set(code.match(/What (?:the block|no block|another page) takes/g));
  expect([...found]).toEqual(['What the block takes']);
});

test("a demo has what the library's entry imports for its effect, as in dumi", async () => {
  const { page } = await visit(`${site.origin}/block`);
  await page.locator('.own-block [data-live]').waitFor();
  const color = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--of-library'),
  );
  expect(color).toBe('teal');
});

test('a demo is in the contexts of its block, and without a block in those of its page', async () => {
  const { page } = await visit(`${site.origin}/around`);
  await page.locator('.own-block [data-live]').getByText('In the block').waitFor();
  await page.locator('[data-live]').getByText('In nothing').waitFor();
  expect(await page.getByText('In the block').count()).toBe(1);
});

/** Where the blocks of a page stand, in pixels of the page. */
const places = (page: Awaited<ReturnType<typeof visit>>['page']) =>
  page.locator('.own-block').evaluateAll((blocks) =>
    blocks
      .map((block) => {
        const { left, top, bottom } = block.getBoundingClientRect();
        const text = block.querySelector('p')?.textContent?.replace('The demo ', '');
        return { text, left: Math.round(left), top, bottom };
      })
      .sort((a, b) => a.top - b.top || a.left - b.left),
  );

test("demos in a grid stand as far apart as the site's styles for dumi's grid say", async () => {
  const { page } = await visit(`${site.origin}/grid`);
  const [one, two, three] = await places(page);
  expect([one?.text, two?.text, three?.text]).toEqual(['one', 'two', 'three']);
  expect(one?.top).toBe(two?.top);
  expect(one?.left).toBe(three?.left);
  expect((three?.top ?? 0) - (one?.bottom ?? 0)).toBe(16);
});

test('in a narrow window they stand below each other in the order of the page', async () => {
  const { page } = await visit(`${site.origin}/grid`, {
    viewport: { width: 600, height: 900 },
  });
  const blocks = await places(page);
  expect(blocks.map(({ text }) => text)).toEqual(['one', 'two', 'three']);
  expect(new Set(blocks.map(({ left }) => left)).size).toBe(1);
});

test("a table of contents of the site's own stands beside the text, and pages of code have its room", async () => {
  const viewport = { width: 1440, height: 900 };
  const { page } = await visit(`${site.origin}/parts`, { live: false, viewport });
  const boxOf = async (selector: string) => {
    const {
      x = 0,
      y = 0,
      width = 0,
    } = (await page.locator(selector).boundingBox()) ?? {};
    return { x, y, end: x + width };
  };
  const [text, toc] = [await boxOf('.ledger-content'), await boxOf('.ledger-own-toc')];
  expect(toc.x).toBeGreaterThan(text.end);
  expect(toc.y).toBe((await boxOf('main h1')).y);
  await page.goto(`${site.origin}/of-code`);
  expect((await boxOf('.ledger-content')).end).toBe(1400);
});
