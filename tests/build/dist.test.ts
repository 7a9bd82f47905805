import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Validator } from '@cfworker/json-schema';
import type { Schema } from '@cfworker/json-schema';

const DIST = 'dist';
const files = readdirSync(DIST);
const scripts = files.filter((file) => file.endsWith('.js'));
const read = (file: string) => readFileSync(join(DIST, file), 'utf8');

const demoNames = readdirSync('docs/demo')
  .filter((file) => /^[\w-]+\.md$/.test(file) && file !== 'index.md')
  .map((file) => file.replace('.md', ''));

/** The scripts that every page loads before its own. */
function entryScripts(): string[] {
  return [...read('index.html').matchAll(/src="\/([^"]+\.js)"/g)].map(
    (match) => match[1] ?? '',
  );
}

test.each(['', 'zh-CN/'])('every page has a folder of its own below /%s', (prefix) => {
  const pages = ['', 'changelog/', 'demo/', ...demoNames.map((name) => `demo/${name}/`)];
  const missing = pages.filter(
    (page) => !existsSync(join(DIST, prefix, page, 'index.html')),
  );
  expect(missing).toEqual([]);
});

test('unknown addresses have a page, and no page is named by a pattern', () => {
  expect(files).toContain('404.html');
  expect(readdirSync(join(DIST, '~demos')).filter((name) => name.includes(':'))).toEqual(
    [],
  );
});

test('every page is there as Markdown', () => {
  const markdown = readdirSync(DIST, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.md') || /llms[\w-]*\.txt$/.test(file),
  );
  expect(markdown).toEqual(
    expect.arrayContaining([
      'index.md',
      'zh-CN.md',
      ...demoNames.map((name) => `demo/${name}.md`),
    ]),
  );
  // What a page is made of stands in it, and nothing of the syntax that makes it.
  expect(read('index.md')).toContain('- `rowKey` (`string | GetRowKey<RecordType>`');
  expect(read('demo/simple.md')).toContain('Reading lamp');
  const left = markdown.filter((file) =>
    /^<\/?(?:code|API|Gallery|Changelog)\b/m.test(read(file)),
  );
  expect(left).toEqual([]);
});

test('icons have the sizes that tabs, lists of bookmarks and phones show', () => {
  const touch = readFileSync(join(DIST, 'apple-touch-icon.png'));
  expect([touch.readUInt32BE(16), touch.readUInt32BE(20)]).toEqual([180, 180]);
  // For what cannot draw the SVG, and asks without a link.
  const icon = readFileSync(join(DIST, 'favicon.ico'));
  const sizes = Array.from(
    { length: icon.readUInt16LE(4) },
    (_, at) => icon[6 + 16 * at],
  );
  expect(sizes).toEqual([16, 32, 48]);
});

test('every reference is data that fits its schema', () => {
  const schema = JSON.parse(read('api/reference.schema.json')) as Schema;
  const validator = new Validator(schema, '2020-12');
  const names = readdirSync(join(DIST, 'api')).filter((name) => !name.includes('schema'));
  expect(names).toContain('table.json');
  for (const name of names) {
    expect(validator.validate(JSON.parse(read(`api/${name}`))).errors).toEqual([]);
  }
});

test('the entry holds neither the text nor the demo of any page', () => {
  const entry = entryScripts().map(read).join();
  expect(entry.length).toBeGreaterThan(1000);
  expect(entry).not.toContain('Reading lamp'); // data of the demo `simple`
  expect(entry).not.toContain('A table needs two things'); // text of its page
});

test('each page and each demo is a chunk of its own', () => {
  const holding = (text: string) => scripts.filter((file) => read(file).includes(text));
  // The data of a demo are in the chunk that runs; its source is in that of its page.
  expect(
    holding('Reading lamp').every(
      (file) => /^simple[-.]/.test(file) || file.includes('demo__simple'),
    ),
  ).toBe(true);
  expect(scripts.filter((file) => /^(demos|meta__)/.test(file))).toEqual([]);
});

test("nothing of dumi's default theme is shipped", () => {
  const shipped = files
    .filter((file) => /\.(js|css)$/.test(file))
    .filter((file) => /dumi-default-(header|sidebar|previewer|search)/.test(read(file)));
  expect(shipped).toEqual([]);
});

test('the schemas of options, which the build checks, are not shipped', () => {
  expect(scripts.filter((file) => read(file).includes('_zod'))).toEqual([]);
});

test('one React, 16.14.0, runs the shell and the demos', () => {
  const versions = scripts.flatMap((file) =>
    [...read(file).matchAll(/\.version="(1[5-9]\.\d+\.\d+)"/g)].map((match) => match[1]),
  );
  expect(new Set(versions)).toEqual(new Set(['16.14.0']));
});

test('without the option `offline` there is no worker, and no page asks for one', () => {
  expect(files.filter((file) => /(service|register)-worker/.test(file))).toEqual([]);
  expect(read('index.html')).not.toContain('register-worker');
  const words = 'A new version of this site is available.';
  expect(scripts.filter((file) => read(file).includes(words))).toEqual([]);
});

test('every script and style sheet carries a hash of its content in its name', () => {
  const plain = files.filter(
    (file) =>
      /\.(js|css)$/.test(file) &&
      !/\.[0-9a-f]{8}\.(async\.|chunk\.)?(js|css)$/.test(file),
  );
  expect(plain).toEqual([]);
});

test('the styles in a page hold no style sheet twice', () => {
  const [styles = ''] = /<style>.*?<\/style>/s.exec(read('demo/simple/index.html')) ?? [];
  expect(styles.split('--l-sidebar:')).toHaveLength(2);
});

describe('a page in Chinese', () => {
  const html = read('zh-CN/demo/simple/index.html');
  const original = read('demo/simple/index.html');
  const ids = (text: string) =>
    [...text.matchAll(/<(?:h[2-6]|section)[^>]* id="([^"]+)"/g)].map((match) => match[1]);

  test('says so, describes itself and does not say that it is not translated', () => {
    expect(html).toMatch(/<html lang="zh-CN">/);
    expect(html).toMatch(/<meta name="description" content="[^"]*表格/);
    expect(html).not.toContain('ledger-untranslated');
  });

  test('has the anchors of the page in English, and does not show how they are written', () => {
    expect(ids(original).length).toBeGreaterThan(5);
    expect(ids(html)).toEqual(ids(original));
    expect(html).not.toContain('{#');
    expect(read('zh-CN/changelog/index.html')).toMatch(
      /<h4 id="v7-30-3">7\.30\.3 <time id="7303"/,
    );
  });

  test('stays in its language wherever its text leads, on every page', () => {
    const pages = readdirSync(join(DIST, 'zh-CN'), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.html'))
      .map((name) => [name, read(join('zh-CN', name))] as const);
    const leaving = pages.flatMap(([name, page]) => {
      const [main = ''] = /<main.*<\/main>/s.exec(page) ?? [];
      return [...main.matchAll(/<a [^>]*href="(\/[^"]*)"/g)]
        .map(([, href = '']) => href)
        .filter((href) => !/^\/(zh-CN(?:\.md)?(?![^/#?])|~demos\/)/.test(href))
        .map((href) => `${name}: ${href}`);
    });
    expect(pages.length).toBeGreaterThan(40);
    expect(leaving).toEqual([]);
  });

  test('names its demos in Chinese, with the addresses that they have alone', () => {
    expect(html).toMatch(
      /<section[^>]* id="simple" aria-label="[^"]*由列和数据组成的表格"/,
    );
    expect(html).toMatch(/<a href="#simple">由列和数据组成的表格<\/a>/);
    const alone = (text: string) => text.match(/\/~demos\/[\w-]+/g);
    expect(alone(html)).toEqual(alone(original));
    const demo = read('~demos/docs-demo-simple-demo-simple/index.html');
    expect(demo).toContain('<title>A table from columns and data</title>');
    expect(demo).toContain('"docs__demo__simple.md"');
  });
});
