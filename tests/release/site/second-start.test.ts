import { readdirSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { cacheWritten } from '../../support/modules-cache';
import { configFile, createSmallSite } from '../../support/small-site';
import { visit } from '../../e2e/support/visit';

jest.setTimeout(240_000);

/** The server reports mistakes to the console. */
const options = { expectedConsole: [/./], timeout: 120_000 };

const site = createSmallSite();
const KEPT = join(site.root, 'node_modules/.cache/dumi-theme-ledger-dev-modules');

const config = (name: string) => configFile({ themeConfig: { name, contentPolicy: {} } });

const demo = (text: string) => `import React from 'react';
import { tiny } from 'tiny';
import { word } from './word';
import './greeting.css';

export default function Greeting() {
  const [count, setCount] = React.useState(0);
  return (
    <button className="greeting" onClick={() => setCount(count + 1)}>
      {'${text}'}, {word} {tiny}, presses: {count}
    </button>
  );
}
`;

/** All that the page shows, of one version. */
const files = (version: string, color: string) => ({
  '.dumirc.ts': config(`Site ${version}`),
  'docs/greeting.md': `---
title: Greeting
---

Text ${version}.

<embed src="./part.txt"></embed>

<code src="./examples/greeting.tsx"></code>
`,
  'docs/part.txt': `Part ${version}.\n`,
  'docs/examples/greeting.tsx': demo(`Hello ${version}`),
  'docs/examples/greeting.css': `.greeting { color: ${color}; }\n`,
  'docs/examples/word/index.ts': `export const word = 'word ${version}';\n`,
  'node_modules/tiny/package.json': '{ "name": "tiny", "version": "1.0.0" }',
  'node_modules/tiny/index.js': `exports.tiny = 'tiny ${version}';`,
});

async function open() {
  const origin = await site.develop({ PORT: '8137' });
  const { page } = await visit(`${origin}/greeting`, options);
  return page;
}

async function expectVersion(version: string, color: string, word = version) {
  const page = await open();
  await page.getByText(`Text ${version}.`, { exact: true }).waitFor();
  await page.getByText(`Part ${version}.`, { exact: true }).waitFor();
  await page
    .getByRole('link', { name: `Site ${version}` })
    .first()
    .waitFor();
  const button = page.getByRole('button', {
    name: `Hello ${version}, word ${word} tiny ${version}, presses: 0`,
  });
  await button.waitFor();
  expect(await button.evaluate((one) => getComputedStyle(one).color)).toBe(color);
  return page;
}

async function stopWhenKept() {
  await cacheWritten(KEPT, join(site.root, '.dumi/tmp/ledger/start'));
  await site.stop();
}

/** The files of what is kept. */
const keptFiles = () =>
  readdirSync(KEPT, { recursive: true, encoding: 'utf8' })
    .map((name) => join(KEPT, name))
    .filter((path) => statSync(path).isFile());

/** Tells whether it was made anew. */
const madeAt = () => statSync(KEPT).birthtimeMs;

afterAll(() => site.remove());

test('a start shows what has changed since the one before, and keeps the state of demos after it', async () => {
  site.write(files('one', 'red'));
  await expectVersion('one', 'rgb(255, 0, 0)');
  await stopWhenKept();
  const kept = madeAt();

  // A start in which nothing has changed, and an edit after it.
  const page = await expectVersion('one', 'rgb(255, 0, 0)');
  expect(madeAt()).toBe(kept);
  await page.getByRole('button', { name: 'presses: 0' }).click();
  let loads = 0;
  page.on('load', () => (loads += 1));
  site.write({ 'docs/examples/greeting.tsx': demo('Changed') });
  await page
    .getByRole('button', { name: 'Changed, word one tiny one, presses: 1' })
    .waitFor();
  expect(loads).toBe(0);
  await stopWhenKept();

  // All of it, and a file that is found before the one that was.
  site.write({
    ...files('two', 'blue'),
    'docs/examples/word.ts': "export const word = 'word before';\n",
  });
  await expectVersion('two', 'rgb(0, 0, 255)', 'before');
  await stopWhenKept();
});

test('a mistake of the run before is gone once it is mended, and what is kept may be broken', async () => {
  site.write({ 'docs/examples/word.ts': 'export const word = ;\n' });
  const page = await open();
  await page.getByText('Text two.', { exact: true }).waitFor();
  await stopWhenKept();
  site.write({ 'docs/examples/word.ts': null });
  await expectVersion('two', 'rgb(0, 0, 255)');
  await stopWhenKept();

  expect(keptFiles().length).toBeGreaterThan(10);
  for (const path of keptFiles()) truncateSync(path, Math.floor(statSync(path).size / 2));
  site.write(files('three', 'green'));
  const before = madeAt();
  await expectVersion('three', 'rgb(0, 128, 0)');
  expect(madeAt()).not.toBe(before);
});
