import { readFileSync } from 'node:fs';
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
  await page.locator('[data-demo-root][data-live]').waitFor();
  const alone = await page.locator('[data-alone]').first().getAttribute('data-alone');
  await page.goto(`${site.origin}${alone}`);
  await page.locator('[data-demo-root][data-live] :is(a, output)').waitFor();
});
