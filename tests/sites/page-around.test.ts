import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createSmallSite } from '../support/small-site';

jest.setTimeout(180_000);

const site = createSmallSite();
afterAll(() => site.remove());

const CONFIG = `import { defineConfig } from 'dumi';

export default defineConfig({
  plugins: ['../../src/plugin'],
  title: 'Ledger',
  logo: '/base/logo.svg',
  base: '/base/',
  publicPath: '/base/',
  favicons: ['data:,'],
  locales: [{ id: 'en-US', name: 'English' }, { id: 'zh-CN', name: '中文' }],
  resolve: { docDirs: ['docs'], atomDirs: [], codeBlockMode: 'passive' },
  themeConfig: {
    footer: 'By <a href="https://example.com">us</a>',
    prefersColor: { default: 'dark', switch: false },
    socialLinks: { github: 'https://github.com/me', zhihu: 'https://zhihu.com/me' },
    showLineNum: true,
    nprogress: true,
  } as object,
});
`;

const HERO = `---
title: Home
hero:
  title: Ledger
  description: Fast<br>pages
  actions: [{ text: Start, link: /hello }]
features:
  - { emoji: 🚀, title: Quick, description: <b>Very</b> }
---

# Below it
`;

const SEVERAL = `---
title: Several
---

# How to begin

\`\`\`ts
const a = 1;
const b = 2;
\`\`\`

# How to end
`;

const page = (path: string) =>
  readFileSync(join(site.root, 'dist', path, 'index.html'), 'utf8');

/** The texts of the headings of level 1. */
const titles = (path: string) =>
  [...page(path).matchAll(/<h1[^>]*>(.*?)<\/h1>/g)].map(([, html = '']) =>
    html.replace(/<[^>]*>/g, ''),
  );

/** All scripts of the site whose names begin so. */
const script = (name: string) =>
  readdirSync(join(site.root, 'dist'))
    .filter((file) => file.startsWith(name) && file.endsWith('.js'))
    .map((file) => readFileSync(join(site.root, 'dist', file), 'utf8'))
    .join('\n');

/** A repository of its own, with a commit of that day. */
function git(...args: string[]): void {
  const who = ['-c', 'user.name=A', '-c', 'user.email=a@example.com'];
  const at = '2024-01-02T12:00:00Z';
  const env = { ...process.env, GIT_AUTHOR_DATE: at, GIT_COMMITTER_DATE: at };
  execFileSync('git', [...who, ...args], { cwd: site.root, env });
}

beforeAll(async () => {
  site.write({
    '.dumirc.ts': CONFIG,
    'docs/index.md': HERO,
    'docs/several.md': SEVERAL,
    'public/logo.svg':
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 100"></svg>',
    'docs/parts/one/index.md': '# Part one\n',
    'docs/parts/two/index.md': '# Part two\n',
  });
  const manifest = JSON.parse(readFileSync(join(site.root, 'package.json'), 'utf8'));
  const repository = 'https://github.com/me/ledger';
  const devDependencies = { dumi: '^2.4.0' };
  const withDumi = { ...manifest, repository, devDependencies };
  site.write({ 'package.json': JSON.stringify(withDumi) });
  git('init', '-q');
  git('add', 'docs', ':!docs/several.md');
  git('commit', '-qm', 'First');
  const { code, output } = await site.build();
  expect(output).toContain('Rendered all pages');
  expect(code).toBe(0);
});

test('a hero and features are in the document, with links in its language', () => {
  expect(titles('')).toEqual(['Ledger', 'Below it']);
  expect(page('')).toContain('Fast<br>pages');
  expect(page('')).toMatch(/<h2>Quick<\/h2>.*<b>Very<\/b>/);
  expect(page('')).toMatch(/<a [^>]*href="\/base\/hello"[^>]*>Start<\/a>/);
});

test('other pages carry nothing of them', () => {
  expect(script('docs__index')).toContain('ledger-feature');
  expect(script('app')).not.toMatch(/ledger-(hero|feature)/);
  expect(page('hello')).not.toMatch(/ledger-(hero|feature)/);
});

test('every heading of level 1 stays; one that says the title takes its place', () => {
  expect(titles('several')).toEqual(['How to begin', 'How to end']);
  expect(titles('hello')).toEqual(['Hello']);
});

test('navigation has two levels where the site asks for a dumi with them', () => {
  expect(page('')).toMatch(
    /aria-expanded="false"[^>]*>Parts.*<a [^>]*href="\/base\/parts\/one"[^>]*>Part one<.*>Part two</,
  );
});

test('a logo stands alone where the site has only a title, as wide as its picture is', () => {
  expect(page('several')).toMatch(
    /class="ledger-logo"[^>]*><img src="\/base\/logo.svg" alt="Ledger" width="128" height="32"\/?><\/a>/,
  );
});

test('a document has one title, with that of the site', () => {
  expect(page('several').match(/<title>.*?<\/title>/g)).toEqual([
    '<title>Several - Ledger</title>',
  ]);
});

test('a logo that has the base does not get it twice', () => {
  expect(page('hello')).toContain('<img src="/base/logo.svg"');
});

test('a footer is HTML', () => {
  expect(page('hello')).toMatch(/<footer.*<a href="https:\/\/example.com">us<\/a>/);
});

test('networks are links with their names; others bring no icon', () => {
  expect(page('hello')).toMatch(
    /href="https:\/\/github.com\/me"[^>]*aria-label="GitHub"/,
  );
  expect(page('zh-CN/hello')).toContain('aria-label="知乎"');
  expect(script('app')).not.toContain('LinkedIn');
});

test('a site whose color is fixed has no switch, and does not ask what was chosen', () => {
  expect(page('hello')).not.toContain('ledger-color');
  expect(page('hello')).toMatch(/var c='dark'/);
});

test('a page says when it was changed, in its language, and where it is edited', () => {
  expect(page('hello')).toMatch(
    /<time datetime="2024-01-02">Last updated on January 2, 2024</i,
  );
  expect(page('zh-CN/hello')).toMatch(/<time [^>]*>最后更新于 2024年1月2日</);
  expect(page('hello')).toMatch(
    /href="https:\/\/github.com\/me\/ledger\/edit\/[^"]*docs\/hello.md"/,
  );
});

test('a page without a commit does not say when the site was built', () => {
  expect(page('several')).not.toContain('<time');
});

test('lines of code have numbers where the site wants them', () => {
  expect(page('several').match(/class="c-line"/g)).toHaveLength(2);
});
