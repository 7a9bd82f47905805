import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { buildSite, serveSite } from '../support/built-site';
import type { ServedSite } from '../support/built-site';
import { folders, hash, webpackOnly } from '../support/sites/umi-options';
import { visit } from '../e2e/support/visit';

// Options of dumi and umi that sites in the wild have, beyond those of the other tests' sites.
jest.setTimeout(240_000);

/** Requests of other hosts are not made. */
const expectedConsole = [/google|baidu|gtag|ERR_FAILED|m\.json|\.png/];

/** A demo is in its document, with its picture, and hears of its workers. */
async function expectWorkers({ dist, origin }: ServedSite, base: string) {
  const html = readFileSync(join(dist, 'workers/index.html'), 'utf8');
  const words = new JSDOM(html).window.document.querySelector('#words');
  expect(words?.textContent).toBe(' asked');
  expect(words?.querySelector('img')?.getAttribute('src')).toMatch(
    new RegExp(`^(data:image|${base})`),
  );
  const { page } = await visit(`${origin}${base}workers`);
  await page.getByText('first heard').waitFor();
  await page.getByText('second heard').waitFor();
}

describe('a site with hash history and tags of its own', () => {
  let site: ServedSite;

  beforeAll(async () => {
    site = await serveSite(hash);
  }, 240_000);

  afterAll(() => site.close());

  const read = (file: string) => readFileSync(join(site.dist, file), 'utf8');
  const open = async (path: string) => {
    const { page } = await visit(`${site.origin}${path}`, {
      expectedConsole,
      before: (one) =>
        one.route(/google|baidu|gtag/, (route) => route.abort('blockedbyclient')),
      live: false,
    });
    return page;
  };

  test('has what it adds to the document on every page, in its order', () => {
    for (const file of ['index.html', 'hello/index.html', '404.html']) {
      const html = read(file);
      const places = [
        'href="/repo/a.png"',
        'href="/repo/b.png"',
        'rel="manifest"',
        '.mine { color: red }',
        'href="/repo/own.css"',
        '<style data-a="b">.two > a { color: blue }</style>',
        'window.order = ["head"];',
        'src="/repo/head.js"',
        'hm.baidu.com/hm.js?abc',
        "'UA-1'",
        'gtag/js?id=G-2',
        '<div id="root">',
        'window.order.push("first");',
        'src="/repo/own.js"',
        'window.order.push("last");',
      ].map((text) => [text, html.indexOf(text)] as const);
      expect(places.filter(([, at]) => at < 0)).toEqual([]);
      expect(places).toEqual([...places].sort(([, a], [, b]) => a - b));
      expect(html.match(/<title>/g)).toHaveLength(1);
      expect(html.match(/name="viewport"/g)).toHaveLength(1);
      expect(html).toContain('name="own-plugin"');
      expect(html).toContain('<body data-own="yes">');
      expect(html).not.toMatch(/<script defer src="\/repo\/umi[^">]*"(?! crossorigin)/);
    }
    expect(read('more/own.html')).toBe('own');
    expect(read('hello/index.html')).toMatch(/<html data-hook="yes"(?! data-hook)/);
    // Style sheets alone are no change, as the theme collects them.
    expect(read('404.html')).not.toMatch(/data-hook|collected.css/);
    expect(read('sitemap.xml')).toContain('<loc>https://example.org/guide/a</loc>');
  });

  test('has headings, lists and links of its text, though its style sheet resets them', async () => {
    const page = await open('/repo/guide/a');
    const look = (
      selector: string,
      name: 'fontWeight' | 'listStyleType' | 'textDecorationLine',
    ) =>
      page.locator(selector).evaluate((part, one) => getComputedStyle(part)[one], name);
    expect(await look('main > h1', 'fontWeight')).toBe('600');
    expect(await look('#last-part', 'fontWeight')).toBe('600');
    expect(await look('.ledger-content > a', 'textDecorationLine')).toBe('underline');
    expect(await look('.markdown ol', 'listStyleType')).toBe('decimal');
    expect(await look('.ledger-callout ul', 'listStyleType')).toBe('disc');
  });

  test('says once what is done in another way', async () => {
    const { output } = await buildSite(hash);
    for (const name of ['history', 'mako', 'ssr', 'externals', 'esm', 'manifest']) {
      expect(output.split(`\`${name}\`: `)).toHaveLength(2);
    }
  });

  test('leads from addresses with #/ to pages and their anchors', async () => {
    const page = await open('/repo/#/guide/a#last-part');
    await page.waitForURL('**/repo/guide/a#last-part');
    await page.getByRole('heading', { name: 'Last part' }).waitFor();
    await page.evaluate(() => (location.hash = '#/hello'));
    await page.waitForURL('**/repo/hello');
    await page.getByRole('heading', { name: 'Hello', level: 1 }).waitFor();
  });

  test("has demos with CSS modules and the site's Babel plugin, with React of its own", async () => {
    const page = await open('/repo/hello');
    const button = page.getByRole('button', { name: 'by Babel 0' });
    await button.click();
    await page.locator('button b', { hasText: 'by Babel' }).waitFor();
    await page.getByRole('button', { name: 'by Babel 1' }).waitFor();
    const padding = () =>
      page
        .getByRole('button', { name: 'by Babel 1' })
        .evaluate((element) => getComputedStyle(element).padding);
    expect(await padding()).toBe('1px 2px 3px 4px');
    expect(await page.evaluate('window.order')).toEqual(['head', 'first', 'last']);
  });
});

describe('a site with relative files and pages in several folders', () => {
  let site: ServedSite;

  beforeAll(async () => {
    site = await serveSite(folders);
  }, 240_000);

  afterAll(() => site.close());

  test('has a page for each document and atom, though the parser of types fails', () => {
    const pages = ['', 'intro/', 'blogs/first/', 'guide/a/', 'components/foo/'];
    const files = [...pages, 'components/big-bar/'].map((page) => `${page}index.html`);
    expect(files.filter((file) => !existsSync(join(site.dist, file)))).toEqual([]);
  });

  test("runs the site's steps of markdown", () => {
    const html = readFileSync(join(site.dist, 'index.html'), 'utf8');
    expect(html).toContain('<p data-mark="rehype">Text by remark.</p>');
    expect(html).toContain('<p data-mark="rehype">Far to the right.</p>');
  });

  test('has demos of another framework rendered as its plugin says', async () => {
    const { page } = await visit(`${site.origin}/b/plain`, {
      expectedConsole: [/The renderer has failed/],
    });
    await page.getByText('Rendered: of a block').waitFor();
    await page.getByText('Rendered: of a file').waitFor();
    await page.getByText('The renderer has failed').first().waitFor();
    expect(await page.getByRole('button', { name: 'Edit' }).count()).toBe(0);
    const { output } = await buildSite(folders);
    expect(output).not.toContain('which is no demo');
  });

  test("shows demos that a component of the site's own passes on", async () => {
    const html = readFileSync(join(site.dist, 'grid/index.html'), 'utf8');
    const { document } = new JSDOM(html).window;
    const demos = [...document.querySelectorAll('[data-demo-root]')];
    expect(demos.map(({ textContent }) => textContent)).toEqual([
      'Hello from the demo',
      'Pressed 0',
    ]);
    expect(html).toContain('--l-columns:2');
    const { page } = await visit(`${site.origin}/b/grid`);
    const button = page.locator('[data-demo-root] button');
    await button.click();
    await button.getByText('Pressed 1').waitFor();
    const code = page.locator('#second .ledger-demo-code');
    expect(await code.isVisible()).toBe(false);
    await page.getByRole('button', { name: 'All code' }).click();
    await code.waitFor();
    const alone = readdirSync(join(site.dist, '~demos')).filter((id) =>
      /second/.test(id),
    );
    expect(alone).toHaveLength(1);
    await page.goto(`${site.origin}/b/~demos/${alone[0]}/`);
    await page.getByText('Pressed 0').waitFor();
  });

  test('has many links in a header that is as wide as the window, and reaches all of them', async () => {
    for (const width of [1600, 1280, 920]) {
      const viewport = { width, height: 700 };
      const { page } = await visit(`${site.origin}/b/intro`, { live: false, viewport });
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide).toBe(width);
      const header = page.locator('.ledger-header-inner');
      expect(await header.getByText('Options').isVisible()).toBe(true);
      const last = header.getByRole('link', { name: 'Entry 14' });
      await last.focus();
      const box = await last.boundingBox();
      expect((box?.x ?? width) + (box?.width ?? 0)).toBeLessThan(width - 48);
    }
  });

  test('renders demos whose files import each other', () => {
    const html = readFileSync(join(site.dist, 'circle/index.html'), 'utf8');
    expect(html).toContain('<p id="circle">first,second</p>');
  });

  test('leads to a page whose style sheet imports one that does not come', async () => {
    const { page } = await visit(`${site.origin}/b/components/foo`, {
      expectedConsole,
      before: (one) => one.route(/baidu/, (route) => route.abort('blockedbyclient')),
    });
    await page.evaluate('window.kept = true');
    await page.getByRole('link', { name: 'To the circle' }).click();
    const words = page.locator('p#circle', { hasText: 'first,second' });
    await words.waitFor();
    expect(await words.evaluate((one) => getComputedStyle(one).color)).toBe(
      'rgb(1, 2, 3)',
    );
    expect(await page.evaluate('window.kept')).toBe(true);
  });

  test('renders demos with files that they ask for by `import.meta.url`', async () => {
    await expectWorkers(site, '/b/');
  });

  test('copies into the output', () => {
    for (const file of ['extra/e.txt', 'extra.txt']) {
      expect(readFileSync(join(site.dist, file), 'utf8')).toBe('extra');
    }
  });

  test('shows a demo that is made of the site, styles, files and plugins', async () => {
    const { page } = await visit(`${site.origin}/b/components/foo`);
    const demo = page.locator('div#basic');
    await demo
      .getByText('defined, by a plugin, from a file, by a rule, by a tap')
      .waitFor();
    await demo.locator('svg circle').waitFor();
    const look = await demo.evaluate((element) => {
      const inner = getComputedStyle(element.querySelector('.foo') as Element);
      const { padding } = getComputedStyle(element);
      return { padding, color: inner.color, background: inner.backgroundColor };
    });
    expect(look).toEqual({
      padding: '7px',
      color: 'rgb(4, 5, 6)',
      background: 'rgb(13, 14, 15)',
    });
  });
});

describe('a site that Rspack cannot take', () => {
  test("is bundled by umi's webpack, which is said once", async () => {
    const { output, dist } = await buildSite(webpackOnly);
    expect(output.split("umi's webpack bundles the site instead.")).toHaveLength(2);
    expect(readFileSync(join(dist, 'hello/index.html'), 'utf8')).toContain(
      'Hello from the demo',
    );
  });

  test('has one file with what its demos share, where the playground shows pages too', async () => {
    const { dist } = await buildSite(webpackOnly);
    const scripts = readdirSync(dist).filter((name) => name.endsWith('.js'));
    const withShared = scripts.filter((name) =>
      readFileSync(join(dist, name), 'utf8').includes('shared/words'),
    );
    expect(withShared).toHaveLength(1);
  });

  test('shows demos that are live', async () => {
    const site = await serveSite(webpackOnly);
    const { origin, close } = site;
    try {
      await expectWorkers(site, '/');
      const { page } = await visit(`${origin}/alike`);
      await page.getByText('shared/words 0').waitFor();
      await page.getByText('shared/words 15').waitFor();
    } finally {
      await close();
    }
  });
});
