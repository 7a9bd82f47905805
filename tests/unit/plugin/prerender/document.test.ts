import { JSDOM } from 'jsdom';
import { htmlDocument } from '../../../../src/plugin/prerender/document';
import type { PageData } from '../../../../src/data/page-data';

type Parts = Parameters<typeof htmlDocument>[1];

/** As umi makes it. */
const TEMPLATE = `<!DOCTYPE html>
<html>
<head>
<meta charset="utf-8">
<link rel="shortcut icon" href="/logo.svg">
</head>
<body>
<div id="root"></div>
</body></html>`;

const DATA: PageData = {
  route: { id: 'docs/a', path: 'a' },
  path: '/a',
  chunks: ['a'],
  scripts: { a: 'a.js' },
  styles: {},
  files: 'files.json',
  live: true,
  words: { failed: 'The page could not be loaded.', retry: 'Try again' },
};

function make(parts: Partial<Parts> = {}, template = TEMPLATE) {
  const text = htmlDocument(template, {
    head: { title: 'A page' },
    body: '<main>Words</main>',
    css: '',
    extra: '',
    data: DATA,
    scripts: ['/umi.js'],
    styles: [],
    ...parts,
  });
  return { text, document: new JSDOM(text).window.document };
}

test('the page stands in the root element, and what umi put into the document stays', () => {
  const { document, text } = make();
  expect(text).toMatch(/^<!DOCTYPE html>/);
  expect(document.getElementById('root')?.innerHTML).toBe('<main>Words</main>');
  expect(document.querySelector('link[rel="shortcut icon"]')).not.toBeNull();
  expect(document.querySelectorAll('head, body')).toHaveLength(2);
});

test.each([
  ['quotes, tags and signs', 'Is <Table> & "rows" > 1?'],
  ['what a replacement could take for its own', "$& $1 $' $` $$"],
])('title and description may hold %s', (_, words) => {
  const { document } = make({ head: { title: words, description: words } });
  expect(document.title).toBe(words);
  expect(
    document.querySelector('meta[name="description"]')?.getAttribute('content'),
  ).toBe(words);
});

test('the language of the page is that of the document', () => {
  const { document } = make({ head: { title: 'A', lang: 'zh-CN' } });
  expect(document.documentElement.lang).toBe('zh-CN');
});

test.each([
  [{ title: 'A' }, [0, 0]],
  [{ title: 'A', description: '' }, [0, 0]],
  [{ title: 'A', description: 'B', noindex: true }, [1, 1]],
])('of %j the head has what is said and nothing else', (head, counts) => {
  const { document } = make({ head });
  const names = ['description', 'robots'];
  expect(
    names.map((name) => document.querySelectorAll(`meta[name="${name}"]`).length),
  ).toEqual(counts);
});

test('the data comes back as it was, whatever is in it', () => {
  const path = '</script><script>alert(1)</script><!-- "$&" 表格';
  const { document } = make({ data: { ...DATA, path } });
  const element = document.getElementById('ledger-data');
  expect(element?.getAttribute('type')).toBe('application/json');
  expect(JSON.parse(element?.textContent ?? '')).toEqual({ ...DATA, path });
});

test('scripts wait for the document, the entry first, those of chunks are marked', () => {
  const { document } = make({ scripts: ['/umi.js', '/app.js', '/a.js'] });
  const scripts = [...document.querySelectorAll<HTMLScriptElement>('head script[src]')];
  expect(
    scripts.map((script) => [
      script.getAttribute('src'),
      script.defer,
      script.hasAttribute('data-chunk'),
    ]),
  ).toEqual([
    ['/umi.js', true, false],
    ['/app.js', true, true],
    ['/a.js', true, true],
  ]);
});

test('styles of the first paint are in the head, whole style sheets after the page', () => {
  const { document, text } = make({
    css: '.a>.b{content:"$&"}',
    extra: '<style data-styled>.c{}</style>',
    styles: ['/app.css', '/a.css'],
  });
  expect(
    [...document.head.querySelectorAll('style')].map(({ textContent }) => textContent),
  ).toEqual(['.a>.b{content:"$&"}', '.c{}']);
  const sheets = (place: string) =>
    [...document.querySelectorAll<HTMLLinkElement>(`${place} > link`)].map((link) => [
      link.getAttribute('href'),
      link.media,
    ]);
  expect(sheets('body')).toEqual([
    ['/app.css', 'print'],
    ['/a.css', 'print'],
  ]);
  expect(sheets('noscript')).toEqual([
    ['/app.css', ''],
    ['/a.css', ''],
  ]);
  expect(text.indexOf('/app.css')).toBeGreaterThan(text.indexOf('</main>'));
});

test('a page whose words look like the ends of a document is not cut there', () => {
  const body = '<code>&lt;/head&gt; &lt;/body&gt;</code>';
  const { document } = make({ body });
  expect(document.getElementById('root')?.innerHTML).toBe(body);
});

test('a page may hold what a replacement could take for its own', () => {
  const body = "<code>$&amp; $$ $` $' $1 cost: $$5</code>";
  const { document } = make({ body });
  expect(document.getElementById('root')?.innerHTML).toBe(body);
});

test.each(['<div id="root"></div>', '</head>', '</body>'])(
  'a document of umi without %s is an error that says so',
  (part) => {
    expect(() => make({}, TEMPLATE.replace(part, ''))).toThrow(
      "umi's document has no head, body or root element. dumi-theme-ledger needs dumi 2.0.17 or later on umi 4.0.56 or later, and is tested up to dumi 2.4 on umi 4.7: install dumi 2.4 on umi 4.7, or",
    );
  },
);

test('the first paint waits for what the page begins with, where there is something', () => {
  const { document } = make({ expect: 'simple' });
  const link = document.querySelector('head > link[rel="expect"]');
  expect(link?.getAttribute('href')).toBe('#simple');
  expect(link?.getAttribute('blocking')).toBe('render');
  expect(make().document.querySelector('link[rel="expect"]')).toBeNull();
});

test("the site's title and description give way to the page's", () => {
  const template = TEMPLATE.replace(
    '</head>',
    '<title>Site</title>\n<meta name="description" content="Of all" />\n</head>',
  );
  const { document } = make({ head: { title: 'A page', description: 'Own' } }, template);
  expect(document.querySelectorAll('title')).toHaveLength(1);
  expect(document.title).toBe('A page');
  const descriptions = [...document.querySelectorAll('meta[name="description"]')];
  expect(descriptions.map((meta) => meta.getAttribute('content'))).toEqual(['Own']);
  const { document: without } = make({}, template);
  expect(without.querySelectorAll('meta[name="description"]')).toHaveLength(1);
});

test('scripts come without cookies where the site asks for it', () => {
  const scripts = ['/umi.js', '/a.js'];
  const { document } = make({ scripts, crossOrigin: true });
  const found = [...document.querySelectorAll<HTMLScriptElement>('script[src]')];
  expect(found.map(({ crossOrigin }) => crossOrigin)).toEqual(['anonymous', 'anonymous']);
  const { document: without } = make({ scripts });
  expect(without.querySelector('script[crossorigin]')).toBeNull();
});
