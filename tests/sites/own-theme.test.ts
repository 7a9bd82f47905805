import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import type { Page } from 'playwright-core';
import { visit, wake } from '../e2e/support/visit';
import { buildSite, serveSite } from '../support/built-site';
import type { ServedSite } from '../support/built-site';
import { ownTheme, ownTools } from '../support/sites/own-theme';

jest.setTimeout(180_000);

let site: ServedSite;

beforeAll(async () => {
  site = await serveSite(ownTheme);
});
afterAll(() => site.close());

/** The document of a page as it was built. */
function documentOf(path: string): Document {
  const html = readFileSync(join(site.dist, path, 'index.html'), 'utf8');
  return new JSDOM(html).window.document;
}

const textOf = (path: string, selector: string) =>
  [...documentOf(path).querySelectorAll(selector)].map(({ textContent }) => textContent);

test("a site's slots wrap the theme's and dumi's own, and its layout keeps the styles", () => {
  const document = documentOf('tags');
  const bar = document.querySelector('#own-root #own-global #own-bar');
  expect(bar?.nextElementSibling?.matches('header.ledger-header')).toBe(true);
  expect(document.querySelectorAll('header #own-extra svg')).toHaveLength(2);
  expect(document.querySelector('#own-footer')?.innerHTML).toContain('Made <b>here</b>');
  expect(document.querySelector('#own-footer')?.textContent).toContain('A tab');
  expect(document.querySelector('meta[name="own-plugin"]')).not.toBeNull();
  const styles = [...document.querySelectorAll('style')].map((one) => one.textContent);
  expect(styles.join('\n')).toContain('.ledger-layout');
  expect(textOf('extra', 'h1')).toEqual(['A page of its own']);
});

test("with umi's locale plugin, what asks for the browser's language gets that of the page", () => {
  const ask = (path: string) =>
    documentOf(path).querySelector('#own-root')?.getAttribute('data-language');
  expect([ask('tags'), ask('zh-CN/tags')]).toEqual(['en-US', 'zh-CN']);
});

test("a color in the site's own style sheet comes before that of dumi's option, and the theme's", async () => {
  const { page } = await visit(`${site.origin}/tags`, { live: false });
  const colors = () =>
    page.evaluate(() => {
      const style = getComputedStyle(document.documentElement);
      return ['accent', 'accent-tint'].map((name) =>
        style.getPropertyValue(`--l-${name}`),
      );
    });
  const [accent, tint] = await colors();
  expect(accent).toMatch(/^(?:rgb\(1, ?2, ?3\)|#010203)$/);
  // A tint of the option's color, not of the theme's.
  expect(tint).toMatch(/^#f[a-f]e/);
});

test("what has a class of dumi's own slot gets the styles of that slot", async () => {
  const { page } = await visit(`${site.origin}/tags`, { live: false });
  const icon = page.locator('header #own-extra > svg');
  expect((await icon.boundingBox())?.width).toBe(12);
});

test("rules of a site for dumi's links to networks hold for those of the theme", async () => {
  const { page } = await visit(`${site.origin}/tags`, { live: false });
  const path = page.locator('.ledger-social svg > path').first();
  const fill = await path.evaluate((element) => getComputedStyle(element).fill);
  expect(fill).toBe('rgb(9, 8, 7)');
});

test("what leads nowhere in a part of the site's own has the color of text", async () => {
  const { page } = await visit(`${site.origin}/tags`, { live: false });
  const [word, around] = await page
    .locator('#own-word')
    .evaluate((element) =>
      [element, element.parentElement ?? element].map(
        (one) => getComputedStyle(one).color,
      ),
    );
  expect(word).toBe(around);
});

test('a page of code that changes by itself does so without its reader', async () => {
  const { page } = await visit(`${site.origin}/moving`, { live: false });
  await page.locator('#own-page').getByText('Moving').waitFor();
  const live = /"live":(true|false)/.exec(
    readFileSync(join(site.dist, 'extra/index.html'), 'utf8'),
  )?.[1];
  expect(live).toBe('false');
});

test('all parts of a footer stand below the text, one below the other', async () => {
  const { page } = await visit(`${site.origin}/tags`, { live: false });
  const places = await page.evaluate(() =>
    ['main', '#own-footer', '#own-last-line'].map((part) => {
      const { left, top } = document.querySelector(part)?.getBoundingClientRect() ?? {};
      return { left, top };
    }),
  );
  const [main, footer, line] = places;
  expect([footer?.left, line?.left]).toEqual([main?.left, main?.left]);
  expect(Number(line?.top)).toBeGreaterThan(Number(footer?.top));
});

test("a site's own logo leaves the tools of the header their room on a phone, and the names of languages", async () => {
  const viewport = { width: 390, height: 800 };
  const { page } = await visit(`${site.origin}/foo`, { live: false, viewport });
  const parts = await page.evaluate(() =>
    [...document.querySelectorAll('.ledger-header-inner > *, .ledger-languages > a')]
      .filter((part) => !part.matches('.ledger-languages'))
      .map((part) => part.getBoundingClientRect())
      .filter(({ width }) => width > 0)
      .map(({ left, right }) => ({ left, right })),
  );
  expect(parts.length).toBeGreaterThan(4);
  parts.forEach(({ left }, at) => {
    expect(left).toBeGreaterThanOrEqual(parts[at - 1]?.right ?? 0);
  });
  expect(parts[parts.length - 1]?.right).toBe(378);
  const logo = await page.evaluate(() => {
    const element = document.getElementById('own-logo');
    return element && { shown: element.clientWidth, all: element.scrollWidth };
  });
  expect(logo?.all).toBeGreaterThan(Number(logo?.shown));
});

test('a layout that asks how wide the window is does so at once in a narrow one alone', async () => {
  const layout = (width: string) => `#own-global[data-width=${width}]`;
  const phone = { width: 390, height: 800 };
  const narrow = await visit(`${site.origin}/tags`, { live: false, viewport: phone });
  await narrow.page.locator(layout('narrow')).waitFor();
  // In a wide one, a page of text waits for its reader.
  const { page } = await visit(`${site.origin}/tags`, { live: false, until: 'load' });
  expect(await page.locator(layout('wide')).count()).toBe(1);
  expect(await page.locator('html[data-live]').count()).toBe(0);
});

test("the site's own scripts run at load without the app, and once", async () => {
  const runs = (page: Page) => page.evaluate(() => (window as { runs?: number }).runs);
  const { page } = await visit(`${site.origin}/tags`, { live: false });
  await page.locator('body[data-loaded]').waitFor();
  expect(await runs(page)).toBe(1);
  expect(await page.locator('html[data-live]').count()).toBe(0);
  await wake(page);
  expect(await runs(page)).toBe(1);
  // Where the app starts at once, they are a part of it.
  const { page: live } = await visit(`${site.origin}/foo`);
  expect(await runs(live)).toBe(1);
});

test("a page of text loads nothing for the site's own scripts but these", async () => {
  const names = [...documentOf('tags').querySelectorAll('script[src]')].map((element) =>
    /\/([\w-]+)\.[^/]*$/.exec(element.getAttribute('src') ?? '')?.at(1),
  );
  expect(names).toEqual(['umi', 'own-scripts']);
});

test('a heading that the text of a page centers begins at its top', async () => {
  const { page } = await visit(`${site.origin}/readme`, { live: false });
  const heading = await page.locator('main h1').boundingBox();
  const content = await page.locator('.ledger-content').boundingBox();
  expect(heading?.y).toBe(content?.y);
});

test('a preformatted text stands in a box that keys can scroll', async () => {
  const { page } = await visit(`${site.origin}/readme`, { live: false });
  const text = page.getByText('Preformatted text.');
  const style = await text.evaluate((element) => {
    const { borderStyle, overflowX } = getComputedStyle(element);
    return [borderStyle, overflowX];
  });
  expect(style).toEqual(['solid', 'auto']);
  await text.focus();
  expect(await text.evaluate((element) => element === document.activeElement)).toBe(true);
});

test('what a text quotes stands beside a line, which begins where lines of text do', async () => {
  const { page } = await visit(`${site.origin}/readme`, { live: false });
  const quote = page.getByRole('blockquote');
  const style = await quote.evaluate((element) => {
    const { borderInlineStartStyle, borderInlineStartWidth } = getComputedStyle(element);
    return [borderInlineStartStyle, borderInlineStartWidth];
  });
  expect(style).toEqual(['solid', '3px']);
  const heading = await page.locator('main h2').boundingBox();
  expect((await quote.boundingBox())?.x).toBe(heading?.x);
});

test('demos of a page without a table of contents have its room', async () => {
  const viewport = { width: 1440, height: 900 };
  const { page } = await visit(`${site.origin}/around`, { viewport });
  const demo = page.locator('.ledger-demo').first();
  const box = await demo.boundingBox();
  expect(Number(box?.x) + Number(box?.width)).toBe(1400);
  await demo.locator('[data-action="copy"]').first().waitFor();
  expect(await demo.locator('[data-action="width"]').isVisible()).toBe(false);
  await page.goto(`${site.origin}/foo`);
  const narrower = await page.locator('.ledger-demo').first().boundingBox();
  expect(Number(narrower?.width)).toBe(Number(box?.width) - 208 - 40);
});

test("dumi's tags are HTML, unless the site has its own", () => {
  const document = documentOf('tags');
  const tree = document.querySelector('.ledger-tree');
  expect(tree?.querySelector('summary')?.textContent?.trim()).toBe('src the code');
  expect(tree?.querySelectorAll('details[open] li')).toHaveLength(1);
  expect(textOf('tags', '.ledger-callout[data-type="warning"]')).toEqual([
    expect.stringContaining('Take care'),
  ]);
  expect(textOf('tags', '.ledger-callout[data-type="tip"]')).toEqual([
    expect.stringContaining('Well done'),
  ]);
  expect(textOf('tags', '.ledger-content button')).toEqual(['Pressed 0']);
});

test('a page whose own tags are static waits for its reader, and answers the first press', async () => {
  const live = (path: string) =>
    (JSON.parse(textOf(path, '#ledger-data')[0] ?? '') as { live: boolean }).live;
  expect([live('tags'), live('hooks')]).toEqual([false, true]);
  const { page } = await visit(`${site.origin}/tags`, { live: false });
  await page.getByRole('button', { name: 'Pressed 0' }).click();
  await page.getByRole('button', { name: 'Pressed 1' }).waitFor();
});

test("references are of dumi's parser, also of the page's own component", async () => {
  const { output } = await buildSite(ownTheme);
  expect(output).toMatch(
    /\/foo shows <API id="Nothing">, which is not known\..* cannot read it/,
  );
  expect(textOf('foo', '.ledger-api')).toHaveLength(2);
  expect(textOf('foo', '.ledger-api th[scope="row"]').slice(0, 3)).toEqual([
    'titlerequired',
    'onChange',
    // Folded below the others.
    'sizedeprecated',
  ]);
  expect(textOf('foo', '.ledger-api th + td > code').slice(0, 3)).toEqual([
    'string',
    '(value: string) => void',
    '"small" | "large"',
  ]);
  expect(textOf('foo', '.ledger-content')[0]).toContain('not found for Nothing');
});

test("dumi's hooks answer truly, and the site's own code runs", async () => {
  const { page } = await visit(`${site.origin}/hooks`);
  const answer = async (name: string) =>
    JSON.parse(
      (await page.locator(`[data-answer="${name}"]`).textContent()) ?? '',
    ) as unknown;
  const expected = {
    pkg: 'small-site',
    themeConfig: 'Small site',
    locales: ['en-US', 'zh-CN'],
    entryExports: ['Foo'],
    loading: false,
    historyType: 'browser',
    locale: 'en-US',
    message: 'Own words',
    ofDumi: 'PREV',
    route: ['Hooks', ['answers']],
    tab: 'none',
    atoms: ['Foo'],
    app: ['/', true],
    found: [],
  };
  for (const [name, value] of Object.entries(expected)) {
    expect([name, await answer(name)]).toEqual([name, value]);
  }
  expect(await page.locator('[data-answer="formatted"]').textContent()).toBe('Own words');
  expect(await page.locator('a.is-active').textContent()).toBe('Here');
  await page.getByRole('button', { name: 'Dark', exact: true }).click();
  await page.locator('html[data-prefers-color="dark"]').waitFor();
  await page.locator('#own-global[data-color="dark"]').waitFor();
  expect(await answer('color')).toEqual(['dark', 'dark']);
  await page.getByRole('button', { name: 'Find', exact: true }).click();
  await page.locator('[data-answer="found"]', { hasText: '"/foo"' }).waitFor();
  expect(
    await page.evaluate(() => {
      const { outlineWidth, borderTopWidth } = getComputedStyle(document.body);
      return [outlineWidth, borderTopWidth, 'isGlobal' in window];
    }),
  ).toEqual(['3px', '2px', true]);
  await page.getByRole('button', { name: 'Home page', exact: true }).click();
  await page.waitForURL(`${site.origin}/`);
  expect(await page.evaluate(() => (window as { seen?: string[] }).seen)).toEqual([
    '/hooks',
    '/',
  ]);
});

test('code that reads what pages say of themselves does not bring the code of their tabs', () => {
  const scripts = readdirSync(site.dist).filter((name) => name.endsWith('.js'));
  const withTab = scripts.filter((name) =>
    readFileSync(join(site.dist, name), 'utf8').includes('"menu.$tab-more-html"'),
  );
  // The page `hooks` asks for what all pages say.
  expect(withTab.map((name) => name.replace(/\.\w+\.js$/, '')).sort()).toEqual([
    ...['docs__menu.md', 'docs_menu_tab-more_md', 'menu.-tab-more-html'],
  ]);
});

test('demos are in the contexts of the app and of the layout, in the document too', () => {
  const texts = ['of the app, of the layout', 'of the app, of the layout'];
  expect(textOf('around', '[data-demo-root] output')).toEqual(texts);
  expect(documentOf('around').querySelectorAll('#own-root')).toHaveLength(1);
  // A layout may be slow: all demos of a page read what one rendering of it gives.
  const counts = [...documentOf('around').querySelectorAll('[data-layouts]')];
  expect(new Set(counts.map((one) => one.getAttribute('data-layouts'))).size).toBe(1);
});

test.each([
  ['around', 'Try again'],
  ['zh-CN/around', '重试'],
])('demos of /%s share the state of the app, and end alone', async (path, again) => {
  const { page } = await visit(`${site.origin}/${path}`, {
    expectedConsole: [/It has crashed/, /The above error occurred/],
  });
  const demos = page.locator('[data-demo-root][data-live]');
  const outputs = () => demos.locator('output').allTextContents();
  await demos.nth(1).waitFor();
  const [first, second] = [demos.first(), demos.nth(1)];
  await first.getByRole('button', { name: 'Change' }).click();
  await second.getByText('changed, of the layout').waitFor();
  await first.getByRole('button', { name: 'Crash' }).click();
  const alert = page.getByRole('alert');
  await alert.getByText('It has crashed.').first().waitFor();
  expect(await outputs()).toEqual(['changed, of the layout']);
  await alert.getByRole('button', { name: again }).click();
  await alert.waitFor({ state: 'detached' });
  expect(await outputs()).toEqual(['changed, of the layout', 'changed, of the layout']);
});

test('a press on such a demo before the app has come is not lost', async () => {
  let release = () => {};
  const held = new Promise<void>((done) => (release = done));
  const { page } = await visit(`${site.origin}/around`, {
    live: false,
    until: 'commit',
    before: (opened) =>
      opened.route(/\/app\.\w+\.js/, async (route) => {
        await held;
        await route.continue();
      }),
  });
  await page.getByRole('button', { name: 'Change' }).first().click();
  release();
  await page.getByText('changed, of the layout').first().waitFor();
});

test('a demo alone is in them too, and comes back with its page', async () => {
  const alone = documentOf('around').querySelector('[data-alone]');
  const { page } = await visit(site.origin + alone?.getAttribute('data-alone'));
  const demo = page.locator('[data-demo-root][data-live]');
  await demo.getByText('of the app, of the layout').waitFor();
  await page.goto(`${site.origin}/around`);
  await demo.nth(1).waitFor();
  const pages = page.getByRole('navigation', { name: 'Pages', exact: true });
  await pages.getByRole('link', { name: 'Tags' }).click();
  await demo.first().waitFor({ state: 'detached' });
  await pages.getByRole('link', { name: 'Around' }).click();
  await demo.nth(1).getByText('of the app, of the layout').waitFor();
});

test("a site's own action comes after a demo's tools", async () => {
  const { page } = await visit(`${site.origin}/foo`);
  await page.locator('[data-demo="hello"]').hover();
  expect(await page.locator('#own-action').textContent()).toMatch(/hello hello$/);
});

test('headings stand in the sidebar with `toc: menu`, and the one that is read is marked', async () => {
  const entries = (path: string) => textOf(path, '.ledger-sidebar-toc a');
  expect(entries('menu')).toEqual(['Install', 'Usage', 'Keys']);
  expect(entries('tags')).toEqual([]);
  expect(documentOf('menu').querySelector('.ledger-toc')).toBeNull();
  const { page } = await visit(`${site.origin}/menu`);
  const contents = page.getByRole('list', { name: 'On this page' });
  await page.getByRole('link', { name: 'Menu', exact: true }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await contents.locator('[aria-current="location"]', { hasText: 'Usage' }).waitFor();
  expect(new URL(page.url()).hash).toBe('#usage');
  await page.goto(`${site.origin}/menu?tab=more`);
  await contents.getByRole('link', { name: 'Rows' }).waitFor();
  await page.setViewportSize({ width: 480, height: 800 });
  await page.goto(`${site.origin}/menu`);
  await page.locator('.ledger-drawer-button').click();
  await contents.getByRole('link', { name: 'Keys' }).click();
  await page.locator('dialog.ledger-drawer[open]').waitFor({ state: 'detached' });
  await page.waitForFunction(() => {
    const { top = -1 } = document.getElementById('keys')?.getBoundingClientRect() ?? {};
    return top > 0 && top < window.innerHeight;
  });
});

test('demos of a hidden tab load when it is shown, and their page waits for its reader', async () => {
  const html = readFileSync(join(site.dist, 'menu/index.html'), 'utf8');
  expect(html).toContain('"live":false');
  const { page } = await visit(`${site.origin}/menu`);
  /** How many scripts with the demo's code have been asked for. */
  const loaded = async () => {
    const names = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
    );
    const isDemo = (name: string) =>
      name.endsWith('.js') && readFileSync(join(site.dist, name)).includes('"Pressed "');
    return names.filter(isDemo).length;
  };
  expect(await loaded()).toBe(0);
  await page.goto(`${site.origin}/menu?tab=more`);
  await page.getByRole('button', { name: 'Pressed 0' }).click();
  await page.getByRole('button', { name: 'Pressed 1' }).waitFor();
  expect(await loaded()).toBe(1);
});

describe('a site with its own tools and results', () => {
  let own: ServedSite;
  beforeAll(async () => {
    own = await serveSite(ownTools);
  });
  afterAll(() => own.close());

  test('says what has no effect, each once and with the reason', async () => {
    const { output } = await buildSite(ownTools);
    for (const told of [
      'the slot `Loading` is not shown: pages are in their documents',
      '.dumi/loading.tsx:1 this component is not shown',
      '`hash` has no effect: files are named by a hash',
      '`jsMinifier` has no effect: Rspack',
    ]) {
      expect(output.split(told)).toHaveLength(2);
    }
    expect(output).not.toMatch(/slot `(PreviewerActions|SearchResult)`/);
  });

  test('has the text of pages in their documents, though its own slots need a browser', async () => {
    const { output } = await buildSite(ownTools);
    expect(output).toContain('window is not defined');
    const html = readFileSync(join(own.dist, 'place/index.html'), 'utf8');
    expect(html).toContain('Text of this page.');
    expect(html).not.toContain('own-width');
    // The links to pages are there, in the theme's own sidebar.
    const sidebar = new JSDOM(html).window.document.querySelector('.ledger-aside');
    expect(sidebar?.querySelector('a[href="/place"]')?.textContent).toBe('Place');
    expect(sidebar?.querySelector('#own-sidebar')).toBeNull();
    const { page } = await visit(`${own.origin}/place`);
    await page.locator('#own-place[title="/place"]', { hasText: 'Inside' }).waitFor();
    expect(await page.locator('#own-width').textContent()).toMatch(/^\d+ wide$/);
    expect(await page.getByText('Text of this page.').count()).toBe(1);
    expect(await page.locator('#own-sidebar').count()).toBe(1);
    expect(await page.locator('.ledger-aside a').count()).toBe(0);
  });

  test('shows one title, that of its own content, and headings beside it without marks', async () => {
    const { page } = await visit(`${own.origin}/titled`, { live: false });
    // The browser renders the page anew.
    await page.locator('#own-width').waitFor();
    const titles = page.getByRole('heading', { level: 1 });
    expect(await titles.allTextContents()).toEqual(['Its own title']);
    const list = page.locator('.ledger-toc ul');
    expect(await list.evaluate((one) => getComputedStyle(one).listStyleType)).toBe(
      'none',
    );
    await page.goto(`${own.origin}/place`);
    expect(await titles.allTextContents()).toEqual(['Place']);
  });

  test("shows its own tools with dumi's properties, which can run other code", async () => {
    const { page } = await visit(`${own.origin}/hello`);
    const tools = page.locator('[data-own]');
    const id = await page.locator('.ledger-demo [data-own]').getAttribute('data-own');
    expect(id).toMatch(/hello,docs\/examples\/hello\.tsx,\/~demos\/.*hello,$/);
    expect(await page.getByRole('toolbar').count()).toBe(0);
    await page.mouse.move(300, 300);
    await page.locator('[data-own][data-at="DIV"]').waitFor();
    // dumi's own part of it.
    await tools.locator('.dumi-default-previewer-action-btn').last().click();
    await tools.getByText('export default function Hello').waitFor();
    await tools.getByRole('button', { name: 'Change' }).click();
    await page.getByText('Changed by its own tools').waitFor();
    expect(await page.getByText('Hello from the demo', { exact: true }).isVisible()).toBe(
      false,
    );
  });

  test('has its own navigation at the start of the header, and in the drawer of a phone', async () => {
    const { page } = await visit(`${own.origin}/place`, { live: false });
    await page.locator('#own-width').waitFor();
    const bar = page.locator('header .own-navbar');
    const search = page.locator('.ledger-search-button');
    const right = async (part: typeof bar) => {
      const { x = 0, width = 0 } = (await part.boundingBox()) ?? {};
      return x + width;
    };
    expect((await search.boundingBox())?.x).toBeGreaterThan((await right(bar)) + 200);
    await page.setViewportSize({ width: 390, height: 800 });
    expect(await bar.isVisible()).toBe(false);
    await page.locator('.ledger-drawer-button').click();
    await page.locator('dialog.ledger-drawer .own-navbar').getByText('Home').waitFor();
  });

  test('shows its own results of the search', async () => {
    const { page } = await visit(`${own.origin}/`);
    await page.keyboard.press('/');
    await page.getByRole('searchbox').fill('Hello');
    await page.locator('#own-result[data-loading="false"] a').first().click();
    await page.waitForURL(`${own.origin}/hello*`);
    await page.locator('#own-result').waitFor({ state: 'detached' });
  });

  test('shows a framed demo in the color of the page, whatever the reader has elsewhere', async () => {
    const { page } = await visit(`${own.origin}/framed`, {
      colorScheme: 'dark',
      expectedConsole: [/allow-scripts and allow-same-origin/],
      before: (page) =>
        page.addInitScript(() => localStorage.setItem('dumi:prefers-color', 'dark')),
    });
    const frame = page.frameLocator('iframe');
    await frame.getByText('Hello from the demo').waitFor();
    const colors = () =>
      Promise.all(
        [page.locator('html'), frame.locator('html')].map((html) =>
          html.getAttribute('data-prefers-color'),
        ),
      );
    expect(await colors()).toEqual(['light', 'light']);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await colors()).toEqual(['light', 'light']);
    await page.locator('[data-own][data-at="IFRAME"]').waitFor();
  });
});
