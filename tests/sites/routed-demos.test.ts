import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { visit } from '../e2e/support/visit';
import { buildSite, serveSite } from '../support/built-site';
import type { ServedSite } from '../support/built-site';
import { routedDemos } from '../support/sites/routed-demos';

jest.setTimeout(180_000);

let site: ServedSite;

beforeAll(async () => {
  site = await serveSite(routedDemos);
});
afterAll(() => site.close());

const html = (path: string) => readFileSync(join(site.dist, path, 'index.html'), 'utf8');
const at = (path: string) => `${site.origin}/base${path}`;

test('demos that ask for the router are in the document', async () => {
  const { output } = await buildSite(routedDemos);
  expect(output).not.toMatch(/Router|useLocation|useHref/);
  expect(html('place')).toContain('<output>/place </output>');
  expect(html('place')).toContain('href="/base/hello"');
  expect(html('place')).toContain('href="/base/place/below"');
  expect(html('menu')).toMatch(/<a[^>]* class="is-here"[^>]*>Menu<\/a>/);
  expect(html('block')).toContain('<output>/block</output>');
  // A demo without a block, with a component of the theme that asks for its page's language.
  expect(html('block')).toContain('npm install inline');
});

test('rules that a layout shares with demos come after its own, also on a live page', async () => {
  const { page } = await visit(at('/menu'), { live: false });
  const look = () =>
    page.locator('#own > .button').evaluate((element) => {
      const { color, fontStyle } = getComputedStyle(element);
      return [color, fontStyle];
    });
  expect(await look()).toEqual(['rgb(4, 5, 6)', 'italic']);
  const sheet = 'link[rel="stylesheet"][href*="styles."][media="all"]';
  await page.locator(sheet).waitFor({ state: 'attached' });
  expect(await look()).toEqual(['rgb(4, 5, 6)', 'italic']);
});

test('tools of a demo without a title stand in the middle of their row', async () => {
  const { page } = await visit(at('/menu'));
  const [above, below] = await page
    .locator('.ledger-demo')
    .first()
    .evaluate((demo) => {
      const row = demo.querySelector('.ledger-demo-tools')!.getBoundingClientRect();
      const tool = demo.querySelector('[data-action="code"]')!.getBoundingClientRect();
      return [tool.top - row.top, row.bottom - tool.bottom];
    });
  expect(above).toBe(below);
});

test('a demo that asks for the router loads no words, which the editor may need', () => {
  const holding = (path: string) =>
    readdirSync(site.dist).filter(
      (name) =>
        name.endsWith('.js') &&
        html(path).includes(`"${name}"`) &&
        readFileSync(join(site.dist, name), 'utf8').includes('formatjs'),
    );
  expect(holding('words')).not.toEqual([]);
  expect(holding('place')).toEqual([]);
});

test('a page without such a demo waits for its reader', () => {
  const live = (path: string) => /"live":(true|false)/.exec(html(path))?.[1];
  expect([live('place'), live('menu'), live('hello')]).toEqual(['true', 'true', 'false']);
});

test('a demo reads the address of its page, changes it, and hears of changes', async () => {
  const { page } = await visit(at('/place?page=1'));
  const shown = page.locator('[data-demo-root][data-live] output');
  await shown.getByText('/place 1').waitFor();
  await page.getByRole('button', { name: 'Second' }).click();
  await shown.getByText('/place 2').waitFor();
  expect(page.url()).toBe(at('/place?page=2'));
  await page.goBack();
  await shown.getByText('/place 1').waitFor();
});

test.each([
  ['button', 'Navigate'],
  ['button', 'Push'],
  ['link', 'Link to hello'],
] as const)('a demo leads to another page: %s "%s"', async (role, name) => {
  const { page } = await visit(at('/place'));
  await page.locator('[data-demo-root][data-live]').waitFor();
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  await page.getByRole(role, { name }).click();
  await page.getByRole('heading', { level: 1, name: 'Hello' }).waitFor();
  expect(page.url()).toBe(at('/hello'));
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
});

test.each(['menu', 'block'])('a demo of /%s is live, also alone', async (path) => {
  const { page } = await visit(at(`/${path}`));
  await page.locator('[data-demo-root][data-live]').first().waitFor();
  const alone = await page.locator('[data-alone]').first().getAttribute('data-alone');
  await page.goto(`${site.origin}${alone}`);
  await page.locator('[data-demo-root][data-live] :is(a, output)').waitFor();
});

test('a demo for the authors of a site has a page of its own alone', async () => {
  expect(html('authors')).toMatch(/<p>Text.<\/p>(?![^]*data-demo-root)/);
  const { page } = await visit(at('/~demos/docs-authors-demo-menu'));
  await page.locator('[data-demo-root][data-live]').getByText('Menu').waitFor();
  expect(html('~demos/docs-authors-demo-menu')).toContain('<div id="root">');
});

test('a demo has the words of react-intl in the language of its page, without the app', async () => {
  const [, demos] = /"demos":(\[.+?\]\}\])/.exec(html('words')) ?? [];
  const [{ chunks }] = JSON.parse(demos ?? '[{}]') as [{ chunks: string[] }];
  expect(chunks).toContain('words-demo');
  expect(chunks).not.toContain('app');
  expect(html('words')).toMatch(/<output[^>]*>en-US(<!-- -->| )+50%</);
  expect(html('zh-CN/words')).toMatch(/<output[^>]*>zh-CN(<!-- -->| )+50%</);
  const { page } = await visit(at('/zh-CN/words'));
  await page
    .locator('[data-demo-root][data-live] output', { hasText: 'zh-CN' })
    .waitFor();
  await page.getByRole('link', { name: 'English' }).first().click();
  await page
    .locator('[data-demo-root][data-live] output', { hasText: 'en-US' })
    .waitFor();
});

test.each([
  ['words', 'en-US', 'zh-CN'],
  ['menu', 'English', '中文'],
])(
  'a demo of /%s alone is in the language that its address asks for',
  async (path, own, asked) => {
    const { page } = await visit(at(`/${path}`));
    const link = page.locator('[data-alone]').last();
    const alone = `${site.origin}${await link.getAttribute('data-alone')}`;
    const shown = page.locator('[data-demo-root][data-live] output');
    await page.goto(alone);
    await shown.filter({ hasText: own }).waitFor();
    await page.goto(`${alone}?locale=zh-CN`);
    await shown.filter({ hasText: asked }).waitFor();
  },
);
