import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  symlinkSync,
  truncateSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { expectSuccess } from '../support/expect-success';
import { configFile, createSmallSite } from '../support/small-site';
import type { SiteFiles, SmallSite } from '../support/small-site';

jest.setTimeout(240_000);

const CACHE = 'node_modules/.cache/dumi-theme-ledger';
const SCRIPTS = ['theme-from-source', 'compile-source', 'compile-file'];

const config = (name: string) =>
  configFile({
    themeConfig: {
      name,
      strict: false,
      siteUrl: 'https://example.com',
      markdownPages: true,
      socialPictures: ['@fontsource-variable/noto-sans-sc'],
    },
  }).replace('../../scripts/', './theme/scripts/');

const demo = (text: string) => `import React from 'react';

export default function Hello() {
  return <p>${text}</p>;
}
`;

const page = (title: string, text: string) =>
  `---\ntitle: ${title}\ngroup: Start\n---\n\n# ${title}\n\n${text}\n`;

/** A text with these sections above a table and a demo. */
const hello = (...sections: string[]) =>
  `${sections.map((title) => `## ${title}\n\nText.\n`).join('\n')}
## Table

| A   | B   |
| --- | --- |
| a   | b   |

<code src="./examples/hello.tsx"></code>`;

/** A demo that is written in the text of its page. */
const block = (text: string) => `\`\`\`jsx | demo
import React from 'react';
import { tiny } from 'tiny';

export default () => <p>${text} {tiny}</p>;
\`\`\``;

const library = (version: string): SiteFiles => ({
  'node_modules/tiny/package.json': JSON.stringify({ name: 'tiny', version }),
  'node_modules/tiny/index.js': `exports.tiny = 'tiny ${version}';`,
});

const described = (words: string) =>
  `---\ngroup: Start\ndescription: ${words}\n---\n\nA part.\n`;

const FILES: SiteFiles = {
  '.dumirc.ts': config('First name'),
  'docs/index.md': page('Small site', 'The first text.'),
  'docs/hello.md': page('Hello', hello('First section')),
  'docs/importing.md': page('Importing', '<code src="./examples/importing.tsx"></code>'),
  'docs/packaged.md': page('Packaged', '<code src="./examples/packaged.tsx"></code>'),
  'docs/written.md': page('Written', block('First block')),
  'docs/embedding.md': page('Embedding', '<embed src="./part.txt.md"></embed>'),
  'docs/part.txt.md': 'The first part.',
  'docs/described.md': described('First words.'),
  'docs/loud.md': page('Loud', '<code src="./examples/loud.tsx"></code>'),
  'docs/examples/hello.tsx': demo('First demo'),
  'docs/examples/importing.tsx': `import React from 'react';
import { word } from './word';

export default () => <p>{word}</p>;
`,
  'docs/examples/word.ts': `export const word = 'first word';\n`,
  'docs/examples/packaged.tsx': `import React from 'react';
import { tiny } from 'tiny';

export default () => <p>{tiny}</p>;
`,
  'docs/examples/loud.tsx': `console.log('Said by the demo');
export default () => null;
`,
  ...library('1.0.0'),
};

/** The theme in the site's folder, so that a test can change it. */
function copyTheme(root: string): void {
  cpSync('src', join(root, 'theme/src'), {
    recursive: true,
    filter: (path) => !path.includes('node_modules'),
  });
  symlinkSync(resolve('src/node_modules'), join(root, 'theme/src/node_modules'));
  for (const name of SCRIPTS) {
    cpSync(`scripts/${name}.cjs`, join(root, `theme/scripts/${name}.cjs`));
  }
}

/** All files of a built site by their names. */
function readOutput(root: string): Record<string, string> {
  const dist = join(root, 'dist');
  const names = readdirSync(dist, { recursive: true, encoding: 'utf8' });
  return Object.fromEntries(
    names
      .filter((name) => statSync(join(dist, name)).isFile())
      .sort()
      .map((name) => [name, readFileSync(join(dist, name), 'latin1')]),
  );
}

/** Commits files of the site on a day, in a repository of its own. */
function commit(root: string, day: string, files: string): void {
  const who = ['-c', 'user.name=A', '-c', 'user.email=a@example.com'];
  const at = `${day}T12:00:00Z`;
  const env = { ...process.env, GIT_AUTHOR_DATE: at, GIT_COMMITTER_DATE: at };
  const git = (...args: string[]) =>
    execFileSync('git', [...who, ...args], { cwd: root, env });
  git('init', '-q');
  git('add', files);
  git('commit', '-qm', `Changes of ${day}`);
}

/** Builds a site and returns what it says and the text of one of its pages. */
async function build(site: SmallSite, ...options: string[]) {
  const built = await site.build({}, ...options);
  expectSuccess(built);
  const documentOf = (path: string) =>
    readFileSync(join(site.root, 'dist', path, 'index.html'), 'utf8');
  return { output: built.output, documentOf, files: readOutput(site.root) };
}

/** When the cache's bundle of the site was made. */
const bundleTime = () => statSync(join(site.root, CACHE, 'bundle.json')).mtimeMs;

let site: SmallSite;

// One build serves several changes where none hides another: the bundler and dumi keep each module
// on its own.

beforeAll(async () => {
  site = createSmallSite();
  site.write(FILES);
  copyTheme(site.root);
  commit(site.root, '2024-01-02', 'docs');
  await build(site);
});

afterAll(() => site.remove());

test('texts and demos that have changed are seen, and files and packages that demos import', async () => {
  // Each on a page of its own.
  site.write({
    'docs/part.txt.md': 'Second part.',
    'docs/examples/hello.tsx': demo('Second demo'),
    'docs/examples/word.ts': `export const word = 'second word';\n`,
    'docs/written.md': page('Written', block('Second block')),
    ...library('1.0.1'),
  });
  const { documentOf } = await build(site);
  expect(documentOf('embedding')).toContain('Second part.');
  expect(documentOf('hello')).toContain('>Second demo<');
  expect(documentOf('importing')).toContain('>second word<');
  expect(documentOf('packaged')).toContain('>tiny 1.0.1<');
  expect(documentOf('written')).toContain('>Second block <');
});

test.each<[what: string, files: SiteFiles, path: string, text: string]>([
  ['an option', { '.dumirc.ts': config('Second name') }, 'hello', 'Second name'],
  [
    'a version of what a demo in a text imports',
    // What a package manager writes beside the package: dumi caches the demo's versions.
    { ...library('1.0.2'), 'package-lock.json': '{ "version": "1.0.2" }' },
    'written',
    'tiny 1.0.2',
  ],
])('%s that has changed is seen', async (_, files, path, text) => {
  site.write(files);
  const { documentOf } = await build(site);
  expect(documentOf(path)).toContain(text);
});

test('a page whose text, title or description has changed is seen, and the bundle stays', async () => {
  const made = bundleTime();
  site.write({
    'docs/index.md': page('Small site', 'A text to be committed.'),
    'docs/described.md': described('Second words.'),
    'docs/hello.md': page('Hello', hello('First section', 'Second section')),
    'docs/importing.md': page(
      'Another title',
      '<code src="./examples/importing.tsx"></code>',
    ),
  });
  const { documentOf } = await build(site);
  expect(documentOf('hello')).toMatch(/<h2 id="second-section">.*Second section/);
  expect(documentOf('')).toContain('A text to be committed.');
  expect(documentOf('')).toContain('January 2, 2024');
  expect(documentOf('described')).toContain('content="Second words."');
  // In navigation.
  expect(documentOf('hello')).toContain('Another title');
  // In its link to the next page.
  expect(documentOf('embedding')).toContain('<em>Second words.</em>');
  expect(bundleTime()).toBe(made);
});

test('a commit changes the date of its page, and the bundle stays', async () => {
  const made = bundleTime();
  commit(site.root, '2024-03-04', 'docs/index.md');
  const { output, documentOf } = await build(site);
  expect(documentOf('')).toContain('March 4, 2024');
  expect(documentOf('hello')).toContain('January 2, 2024');
  // The page in both languages, and the one whose demo writes to the console.
  expect(output).toMatch(/Rendered 3 of \d+ pages/);
  expect(bundleTime()).toBe(made);
});

test('a theme that has changed is seen', async () => {
  const messages = join(site.root, 'theme/src/locales/en-US.json');
  const text = readFileSync(messages, 'utf8');
  const label = /"nav\.pages": "([^"]+)"/.exec(text)?.[1];
  expect(label).toBeDefined();
  site.write({
    'theme/src/locales/en-US.json': text.replace(`"${label}"`, '"Changed label"'),
  });
  const { documentOf } = await build(site);
  expect(documentOf('hello')).toContain('aria-label="Changed label"');
});

test('a build after which nothing has changed renders nothing, and gives the same files', async () => {
  const before = readOutput(site.root);
  const { output, files } = await build(site);
  // The page with the demo that writes to the console.
  expect(output).toMatch(/Rendered \d of \d+ pages\. The others are as they were/);
  expect(files).toEqual(before);
  expect(output).toContain('Said by the demo');
});

test('after all of these, a build without a cache gives the same files', async () => {
  site.write({ 'docs/index.md': page('Small site', 'The last text.') });
  // Documents of the output before the last one, which name another list of files.
  const { files } = await build(site);
  const without = await build(site, '--no-cache');
  expect(without.output).toContain('Rendered all pages');
  expect(without.files).toEqual(files);
});

test('a broken cache is noticed, and made anew', async () => {
  const before = readOutput(site.root);
  const folder = join(site.root, CACHE);
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const files = names.filter((name) => name.endsWith('.json'));
  expect(files.length).toBeGreaterThan(5);
  files.forEach((name) => {
    const path = join(folder, name);
    truncateSync(path, Math.floor(statSync(path).size / 2));
  });
  const { output, files: made } = await build(site);
  expect(output).toContain('Rendered all pages');
  expect(made).toEqual(before);
});

test('that cache works, in another folder too', async () => {
  const before = readOutput(site.root);
  const cache = join(site.root, CACHE);
  for (const name of readdirSync(cache, { recursive: true, encoding: 'utf8' })) {
    const path = join(cache, name);
    if (statSync(path).isFile())
      expect(readFileSync(path, 'utf8')).not.toContain(site.root);
  }
  const moved = createSmallSite();
  try {
    cpSync(site.root, moved.root, { recursive: true, verbatimSymlinks: true });
    renameSync(join(moved.root, 'dist'), join(moved.root, 'old'));
    expect(existsSync(join(moved.root, CACHE))).toBe(true);
    const { output, files } = await build(moved);
    expect(output).toContain('The others are as they were');
    expect(files).toEqual(before);
  } finally {
    await moved.remove();
  }
});
