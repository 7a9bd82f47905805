import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { overrides } from '../../package.json';
import { servePreview } from '../../scripts/preview.mjs';
import { visit } from '../e2e/support/visit';
import { packTheme } from '../support/installed-sites';

// The package of the theme, installed outside this repository as dumi documents it: a dependency,
// and nothing in the configuration.

jest.setTimeout(600_000);

/** The dumi with which the theme is tested. */
const { version: dumi } = JSON.parse(
  readFileSync('node_modules/dumi/package.json', 'utf8'),
) as { version: string };
const FILES = {
  '.dumi/theme/slots/Footer.tsx': `import { Icon, useMessages, useSite } from 'dumi-theme-ledger';
import type { SiteThemeConfig } from 'dumi-theme-ledger';
import React from 'react';

export default () => {
  const { name }: SiteThemeConfig = useSite().options;
  const t = useMessages();
  return <footer><Icon name="copy" /> {name}: {t('code.copy')}</footer>;
};
`,
  '.dumirc.ts': `import { defineConfig } from 'dumi';

export default defineConfig({
  locales: [{ id: 'en-US', name: 'English' }],
  themeConfig: { name: 'My library' },
});
`,
  'docs/index.md': '---\ngroup: Start\n---\n\n# Welcome\n\nText.\n',
  'docs/button.md': `---
title: Button
group: Start
---

# Button

\`\`\`jsx
import { useState } from 'react';

export default () => {
  const [count, setCount] = useState(0);
  return <button onClick={() => setCount(count + 1)}>Pressed {count}</button>;
};
\`\`\`
`,
};

const site = mkdtempSync(join(tmpdir(), 'installed-'));

afterAll(() => rmSync(site, { recursive: true, force: true }));

let tarball = '';

beforeAll(async () => {
  tarball = await packTheme();
});

test('the package is right for every way in which it can be imported', () => {
  const run = (...args: string[]) =>
    execFileSync('npx', ['--yes', ...args], { encoding: 'utf8' });
  // Its advice to name a `type` is not for this package; see scripts/pack.
  expect(run('publint@0.3.25', 'run', tarball, '--level', 'warning')).toContain(
    'All good',
  );
  expect(run('@arethetypeswrong/cli@0.18.5', tarball)).toContain('No problems found');
});

test('the package holds what it needs, and nothing of tests or of this repository', () => {
  const names = execFileSync('tar', ['-tzf', tarball], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((name) => name.replace(/^package\//, ''));
  const tops = new Set(names.map((name) => name.split('/')[0]));
  expect([...tops].sort()).toEqual(
    ['CHANGELOG.md', 'LICENSE', 'OPTIONS.md', 'README.md', 'dist', 'package.json'].concat(
      'plugin',
    ),
  );
  expect(
    names.filter((name) => /\.(map|tsx|test\.\w+)$|(?<!\.d)\.ts$/.test(name)),
  ).toEqual([]);
});

test('a site that installs the package and changes nothing is built with it, and works', async () => {
  const manifest = {
    name: 'my-library',
    private: true,
    dependencies: { react: '18.3.1', 'react-dom': '18.3.1' },
    devDependencies: { dumi, 'dumi-theme-ledger': `file:${tarball}` },
    overrides,
  };
  for (const [name, text] of Object.entries({
    ...FILES,
    'package.json': JSON.stringify(manifest),
  })) {
    mkdirSync(join(site, name, '..'), { recursive: true });
    writeFileSync(join(site, name), text);
  }
  const run = (command: string, ...args: string[]) =>
    execFileSync(command, args, {
      cwd: site,
      encoding: 'utf8',
      env: { ...process.env, NODE_ENV: '' },
    });
  run('npm', 'install', '--no-audit', '--no-fund', '--prefer-offline');
  expect(run('npx', 'dumi', 'build')).toContain('Rendered all pages and 1 demo.');
  const server = await servePreview({ root: join(site, 'dist'), port: 0 });
  try {
    const { page } = await visit(`${server.origin}/button`, { live: false });
    const demo = page.locator('[data-demo-root][data-live]');
    await demo.getByRole('button', { name: 'Pressed 0' }).click();
    await demo.getByRole('button', { name: 'Pressed 1' }).waitFor();
    // The header has an entry for the page, named like its group, as in dumi; the logo leads home.
    const main = page.getByRole('navigation', { name: 'Main' });
    expect(await main.getByRole('link').allInnerTexts()).toEqual(['Start']);
    await page.getByRole('link', { name: 'My library' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Welcome' }).waitFor();
    await page.getByText('My library: Copy').waitFor();
  } finally {
    await server.close();
  }
});
