import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { visit } from '../e2e/support/visit';
import type { VisitOptions } from '../e2e/support/visit';
import { createSmallSite } from '../support/small-site';
import { toleratedFiles } from '../support/sites/tolerated';

jest.setTimeout(240_000);

const site = createSmallSite();
let built: { code: number; output: string };

beforeAll(async () => {
  site.write(toleratedFiles);
  built = await site.build({ DEMO_TIME_LIMIT: '4' });
}, 240_000);
afterAll(() => site.remove());

const page = (path: string) =>
  readFileSync(join(site.root, 'dist', path, 'index.html'), 'utf8');

test('what does not keep a page from being made is a warning, counted by kind', () => {
  expect(built.output).toMatch(
    /\d+ warnings: 16 demos that the build cannot render, 15 dead links, .*Set `strict: true`/,
  );
  expect(built.output).toContain('… and 5 more dead links; LEDGER_WARNINGS=all');
  expect(built.output).toContain('`themeConfig.apiHeader` is an option of another theme');
  expect(built.output).toContain('unknown key `footr`. Did you mean `footer`?');
  // For a slot of the site's own; and what is a matter of taste.
  expect(built.output).not.toMatch(/ourOwn|is not in docs\/index\.md/);
  expect(built.output).not.toMatch(/^\s+at (?!\/)/m);
  expect(built.code).toBe(0);
});

test.each(['linked', 'marked', 'tags', 'demos', 'closing', 'reference'])(
  'the page %s is shown to its end',
  (path) => {
    expect(page(path)).toContain('<p>The last line.</p>');
  },
);

test('what can be read of broken front matter and options is used', () => {
  expect(page('yaml')).toContain('<h1>@scope/name</h1>');
  expect(page('alias')).toContain('<h1>Called so</h1>');
  expect(page('yaml')).toMatch(/<a[^>]* href="\/gone"/);
  expect(page('demos')).toContain('Hello from the demo');
});

test('a demo whose tag closes itself is shown where demos can be', () => {
  expect(page('closing').match(/<p>Hello from the demo<\/p>/g)).toHaveLength(1);
  // dumi shows no such demo, and so builds without its file, or a package that it imports.
  expect(built.output).toContain('the demo imports "not-installed"');
  expect(page('closing')).not.toContain('lost.tsx');
  expect(built.output).toContain('<code src="./examples/gone.tsx"> leads to no file.');
  expect(page('closing')).not.toContain('gone.tsx');
});

test('a demo that renders itself takes the place of its page, and its links lead on', async () => {
  const origin = await site.serve();
  const { page: shown } = await visit(`${origin}/itself`, { live: false });
  const link = shown.getByRole('link', { name: 'In the place of all' });
  // The theme's styles leave it, as those of a demo.
  expect(await link.boundingBox()).toMatchObject({ width: 100 });
  await link.click();
  await shown.getByRole('heading', { name: 'Hello', level: 1 }).waitFor();
  expect(shown.url()).toBe(`${origin}/hello`);
});

test('a name that a file imports and no module exports has a warning with its place', () => {
  expect(built.output).toContain(
    'docs/examples/misspelled.tsx:2 "helo" is imported from "./names", which does not export it (possible exports: hello).',
  );
});

test('a script element in code of the site is not run by the document, as React runs none', () => {
  expect(page('demos')).toContain('<script type="text/plain" src="/none.js"></script>');
});

test('a file of another framework is shown as code', () => {
  expect(page('closing').replace(/<[^>]+>/g, '')).toContain('Of another framework');
});

test('a component that needs a browser leaves the rest of its page, and its own content', () => {
  const html = page('wild');
  expect(html).toContain('<p>Before.</p>');
  expect(html).toMatch(/<aside>[^]*<p[^>]*>Calm text.<\/p>[^]*<\/aside>/);
  expect(html).toContain('<p data-prose="">Text inside.</p>');
  expect(html).toContain('<p>After.</p>');
});

test('a component that the site has not got shows its content', () => {
  expect(page('tags')).toContain('<p>Text of a part.</p>');
  expect(built.output).toContain('there is no component `<Unknown>`.');
});

test('a plugin of Babel changes the code of demos', () => {
  expect(page('babel')).toMatch(/<p[^>]*>after Babel<\/p>/);
});

test('a demo that fails is left to the browser, in a box that keeps its place', () => {
  const html = page('fails');
  for (const name of ['window', 'endless', 'exits', 'never']) {
    expect(html).toContain(`<div data-demo-root="${name}" data-left></div>`);
  }
  expect(html).toContain('Show code');
});

test('its box is as high as the demo, or as the error in its place, once that is there', async () => {
  const origin = await site.serve();
  const open = async (options?: VisitOptions) => {
    const { page: shown } = await visit(`${origin}/narrow`, {
      live: false,
      ...options,
    });
    const heightOf = async (name: string) =>
      (await shown.locator(`[data-demo-root="${name}"]`).boundingBox())?.height;
    return {
      shown,
      heights: async () => Promise.all(['window', 'rendered'].map(heightOf)),
    };
  };
  const before = await open({ javaScriptEnabled: false });
  expect(await before.heights()).toEqual([200, 200]);
  const { shown, heights } = await open({
    expectedConsole: [/thrown in render/, /The above error occurred/],
  });
  await shown.locator('[data-demo-root="window"] p').waitFor();
  await shown.getByRole('alert').waitFor();
  const [height, ofFailed] = await heights();
  expect(height).toBeLessThan(100);
  expect(ofFailed).toBe(0);
});

test('a demo hears of a picture that failed before React was there', async () => {
  const { page: shown } = await visit(`${await site.serve()}/picture`, {
    live: false,
    before: (opened) =>
      opened.route(/\.js$/, async (route) => {
        // The entry comes first, and all others when the picture is over.
        if (!/\/umi\./.test(route.request().url()))
          await opened
            .locator('[data-demo-root] img')
            .evaluate((picture: HTMLImageElement) => picture.decode().catch(() => {}));
        await route.continue();
      }),
  });
  await shown.locator('[data-demo-root]').getByText('No picture').waitFor();
  expect(await shown.locator('[data-demo-root] img').count()).toBe(0);
});

test('a component that asks for a document only when it is imported is in its page', () => {
  expect(page('wilder')).toContain('<title>Wilder');
  expect(page('wilder')).toMatch(/Titled (<!-- -->)?string/);
});

test("a slot of the site's own that throws is one warning for all of its pages", () => {
  const named = built.output.match(/^.* the slot .*$/gm) ?? [];
  expect(named.map((line) => line.trim())).toEqual([
    '.dumi/theme/slots/Footer.tsx:1 the slot `Footer` throws when 4 pages are rendered in Node: ReferenceError: window is not defined. Use `window` and `document` only in effects and event handlers. The documents have nothing in its place until the browser has rendered it.',
  ]);
  expect(built.output).not.toMatch(/the page \/(zh-CN\/)?(marked|reference) throws/);
  expect(page('marked')).not.toContain('footers</p>');
  expect(page('tags')).toContain('footers</p>');
});

test("a layout of the site's own around all pages that throws leaves these in their documents", async () => {
  const html = page('laid-out');
  expect(html).toContain('<p>Text inside the layout.</p>');
  expect(html).toContain('Hello from the demo');
  expect(html).toContain('class="ledger-header');
  expect(html).not.toContain('own-global');
  const named = built.output.match(/^.* the layout .*$/gm) ?? [];
  expect(named.map((line) => line.trim())).toEqual([
    '.dumi/theme/layouts/GlobalLayout.tsx:1 the layout `GlobalLayout` throws when 2 pages are rendered in Node: ReferenceError: window is not defined. Use `window` and `document` only in effects and event handlers. The documents have only what has been put into it until the browser has rendered it.',
  ]);
  expect(page('tags')).toContain('<div id="own-global" title="none">');
  const origin = await site.serve();
  const { page: shown } = await visit(`${origin}/laid-out`, { live: false });
  await shown.locator(`#own-global[title="${origin}"]`).waitFor();
  expect(await shown.getByText('Text inside the layout.').count()).toBe(1);
  expect(await shown.locator('header.ledger-header').count()).toBe(1);
});

test('a page that needs a browser has a document, and one warning with its file', () => {
  expect(page('wild')).toContain('<h1>Wild</h1>');
  expect(page('wide')).toContain('class="ledger-header');
  expect(page('wide')).toContain('<title>Small site</title>');
  const named =
    built.output.match(/^.* the (?:page .* needs|component .* throws) .*$/gm) ?? [];
  expect(named.map((line) => line.trim().split(' ')[0]).sort()).toEqual([
    '.dumi/pages/wide/index.tsx:1',
    '.dumi/theme/builtins/Wild.tsx:1',
  ]);
});
