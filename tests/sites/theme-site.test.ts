import { execFileSync } from 'node:child_process';
import { servePreview } from '../../scripts/preview.mjs';
import { visit } from '../e2e/support/visit';

// The theme's own site: the packed theme on React 19, in two languages, with strict checks. `visit`
// fails a test whose page writes an error or a warning to the console.

jest.setTimeout(180_000);

let server: Awaited<ReturnType<typeof servePreview>>;

beforeAll(async () => {
  execFileSync('npm', ['run', 'build:theme'], { stdio: 'pipe' });
  server = await servePreview({ root: 'sites/theme/dist', port: 0 });
});

afterAll(() => server.close());

describe.each([
  {
    base: '',
    language: 'English',
    header: ['Guide', 'Writing', 'Customizing', 'Options'],
    start: 'Get started',
    feature: 'HTML first',
    word: 'callouts',
    found: 'Markdown',
  },
  {
    base: '/zh-CN',
    language: 'Chinese',
    header: ['指南', '编写', '定制', '选项'],
    start: '快速上手',
    feature: 'HTML 优先',
    word: '提示框',
    found: 'Markdown',
  },
])('in $language', ({ base, header, start, feature, word, found }) => {
  test('the home page has its hero and features, and leads to the guide', async () => {
    const { page } = await visit(`${server.origin}${base || '/'}`, { live: false });
    await page.getByRole('heading', { level: 1, name: 'Ledger' }).waitFor();
    await page.getByRole('heading', { name: feature }).waitFor();
    const nav = page.getByRole('banner').getByRole('navigation').first();
    const entries = nav.getByRole('link');
    expect(await entries.allInnerTexts()).toEqual(header);
    const lines = page.getByRole('main').getByRole('heading', { level: 2 }).last();
    expect(await lines.evaluate((node) => getComputedStyle(node).borderTopWidth)).toBe(
      '0px',
    );
    await page.getByRole('link', { name: start }).first().click();
    await page.waitForURL(`**${base}/guide/getting-started`);
    await page.getByRole('heading', { level: 1, name: start }).waitFor();
  });

  test('the demo of the page about demos is live', async () => {
    const { page } = await visit(`${server.origin}${base}/writing/demos`, {
      live: false,
    });
    const demo = page.locator('[data-demo-root][data-live]');
    await demo.getByRole('button', { name: 'Pressed 0 times' }).click();
    await demo.getByRole('button', { name: 'Pressed 1 times' }).waitFor();
  });

  test('search finds a page', async () => {
    const { page } = await visit(`${server.origin}${base}/guide/search`, { live: false });
    await page.keyboard.press('/');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox').fill(word);
    await dialog.getByRole('option', { name: found }).first().waitFor();
  });
});
