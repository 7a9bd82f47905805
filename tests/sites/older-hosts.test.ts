import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { servePreview } from '../../scripts/preview.mjs';
import { OLDEST } from '../../src/plugin/versions';
import { visit } from '../e2e/support/visit';
import { installedSites } from '../support/installed-sites';
import type { InstalledSite } from '../support/installed-sites';

// Sites whose lockfile holds an older dumi and umi, with the package of the theme, outside this
// repository. The oldest pair always; the others with `HOSTS=1 npm run test:sites -- older-hosts`.

jest.setTimeout(600_000);

/** dumi and umi as lockfiles of public sites pair them. */
const PAIRS: readonly (readonly [dumi: string, umi: string])[] = [
  ['2.1.15', '4.0.56'],
  ['2.2.12', '4.0.83'],
  ['2.2.17', '4.1.2'],
  ['2.2.17', '4.2.10'],
  ['2.3.8', '4.3.36'],
  ['2.4.11', '4.3.24'],
  ['2.4.15', '4.3.36'],
  ['2.4.20', '4.3.9'],
  ['2.4.20', '4.4.10'],
];

/** umi's own packages that dumi asks for by a range, and those that umi does. */
const UMI = [
  ...['umi', '@umijs/core', '@umijs/utils', '@umijs/bundler-utils'],
  ...['@umijs/bundler-webpack', '@umijs/preset-umi', '@umijs/renderer-react'],
  ...['@umijs/server', '@umijs/lint', '@umijs/test'],
];

const COUNTER = (label: string) => `import { useState } from 'react';

export default () => {
  const [count, setCount] = useState(0);
  return <button onClick={() => setCount(count + 1)}>${label} {count}</button>;
};
`;

const FILES = {
  // What many pages share moves into the app's file, which webpack may refuse.
  ...Object.fromEntries(
    Array.from({ length: 8 }, (_, at) => [
      `docs/more/page-${at}.md`,
      `---\ntitle: Page ${at}\nnav: More\n---\n\nMore words.\n`,
    ]),
  ),
  '.dumi/theme/layouts/GlobalLayout.tsx': `import { useOutlet, useRouteMeta } from 'dumi';
import React from 'react';

export default () => {
  const { frontmatter } = useRouteMeta();
  const [outlet] = [useOutlet()];
  return <div data-page-title={frontmatter.title}>{outlet}</div>;
};
`,
  '.dumirc.ts': `export default {
  locales: [{ id: 'en-US', name: 'English' }, { id: 'zh-CN', name: '中文' }],
  themeConfig: { name: 'My library' },
};
`,
  '.dumi/theme/slots/Footer.tsx': `import { useSite } from 'dumi-theme-ledger';
import React from 'react';

export default () => <footer>Made for {useSite().options.name}</footer>;
`,
  'docs/index.md': `---
title: Home
hero: { title: My library, description: Small parts }
---

Text of the home page.
`,
  'docs/button.md': `---
title: Button
nav: Parts
---

Words about platypus.

<code src="./pressed.tsx"></code>

\`\`\`jsx
${COUNTER('Written')}\`\`\`
`,
  'docs/button.zh-CN.md': `---
title: 按钮
nav: 部件
---

一些文字。

<code src="./pressed.tsx"></code>

\`\`\`jsx
${COUNTER('Written')}\`\`\`
`,
  'docs/button.$tab-design.md': 'Words of the second tab.\n',
  'docs/pressed.tsx': COUNTER('Pressed'),
};

const siteWith = installedSites();

/** Installs the package beside dumi and umi of these versions. */
function install(dumi: string, umi: string): InstalledSite {
  const site = siteWith(
    {
      dependencies: { react: '18.3.1', 'react-dom': '18.3.1' },
      devDependencies: { dumi },
      overrides: {
        ...Object.fromEntries(UMI.map((name) => [name, umi])),
        // dumi 2.0 and 2.1 ask for any 1.x, and fail with those of today, whatever the theme.
        ...(/^2\.[01]\./.test(dumi) && { '@swc/core': '1.3.46' }),
      },
    },
    FILES,
  );
  site.run(
    ...(['npm', 'install', '--ignore-scripts', '--no-audit', '--no-fund'] as const),
    '--prefer-offline',
  );
  for (const [name, version] of Object.entries({ dumi, umi })) {
    const path = join(site.root, 'node_modules', name, 'package.json');
    expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ version });
  }
  return site;
}

async function expectWorks(dumi: string, umi: string): Promise<void> {
  const { root, run } = install(dumi, umi);
  expect(run('npx', 'dumi', 'build')).toMatch(/Rendered all pages and \d demos?\./);
  const text = (path: string) => readFileSync(join(root, 'dist', path), 'utf8');
  expect(text('index.html')).toContain('Text of the home page.');
  for (const part of ['Words about platypus.', '>Pressed', '>Written', 'Made for'])
    expect(text('button/index.html')).toContain(part);
  expect(text('button/index.html')).toContain('data-page-title="Button"');
  expect(text('zh-CN/button/index.html')).toContain('一些文字。');
  const server = await servePreview({ root: join(root, 'dist'), port: 0 });
  try {
    const { page } = await visit(`${server.origin}/button`, { live: false });
    for (const name of ['Pressed', 'Written']) {
      await page.getByRole('button', { name: `${name} 0` }).click();
      await page.getByRole('button', { name: `${name} 1` }).waitFor();
    }
    await page.getByRole('link', { name: 'design' }).click();
    await page.getByText('Words of the second tab.').waitFor();
    await page.getByRole('link', { name: 'My library' }).first().click();
    await page.getByText('Small parts').waitFor();
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByRole('combobox').fill('platypus');
    await page.getByRole('option').first().click();
    await page.getByRole('heading', { level: 1, name: 'Button' }).waitFor();
    await page.getByRole('button', { name: 'Color mode: light' }).click();
    await page.locator('html[data-prefers-color=dark]').waitFor({ state: 'attached' });
    await page.getByRole('link', { name: '中文' }).click();
    await page.getByRole('heading', { level: 1, name: '按钮' }).waitFor();
  } finally {
    await server.close();
  }
}

test('a site on the oldest dumi and umi is built and works', () =>
  expectWorks(OLDEST.dumi, OLDEST.umi));

const testAsked = process.env.HOSTS ? test : test.skip;

testAsked.each(PAIRS)('so does one on dumi %s and umi %s', expectWorks);
