import { execFileSync } from 'node:child_process';
import { createSmallSite } from '../support/small-site';
import type { SmallSite } from '../support/small-site';
import { visit } from '../e2e/support/visit';

// React's development build says more than the one that readers get. `visit` fails a test whose page
// writes an error or a warning to the console.

jest.setTimeout(180_000);

const COUNTER = `import { useState } from 'react';

export default function Counter() {
  const [count, setCount] = useState(0);
  return <button onClick={() => setCount(count + 1)}>Counted {count}</button>;
}
`;

const PAGE = `---
title: Counter
group: Start
---

# Counter

## In a file

<code src="./examples/counter.tsx"></code>

## In a frame

<code src="./examples/framed.tsx" iframe></code>

## In the page

\`\`\`jsx | demo
export default () => <b>Written in the page</b>;
\`\`\`
`;

let site: SmallSite;

afterEach(() => site.remove());

test.each(['18.3.1', '19.3.1'])(
  'on React %s, a page with demos is silent while it is written',
  async (version) => {
    site = createSmallSite();
    site.write({
      'docs/counter.md': PAGE,
      'docs/examples/counter.tsx': COUNTER,
      'docs/examples/framed.tsx': COUNTER.replace('Counted', 'Framed'),
      'package.json': JSON.stringify({
        name: 'small-site',
        private: true,
        dependencies: { react: version, 'react-dom': version },
      }),
    });
    execFileSync('npm', ['install', '--no-audit', '--no-fund'], { cwd: site.root });
    const origin = await site.develop({ PORT: '8970' });
    const { page } = await visit(`${origin}/counter`, {
      live: false,
      timeout: 120_000,
      // Chromium's word on any frame of the same site.
      expectedConsole: [/allow-scripts and allow-same-origin/],
    });
    const counter = page.locator('[data-demo-root="counter"][data-live]');
    await counter.getByRole('button', { name: 'Counted 0' }).click();
    await counter.getByRole('button', { name: 'Counted 1' }).waitFor();
    await page.locator('[data-live] b').getByText('Written in the page').waitFor();
    const frame = page.frameLocator('iframe').first();
    await frame.getByRole('button', { name: 'Framed 0' }).click();
    await frame.getByRole('button', { name: 'Framed 1' }).waitFor();
    await page.getByRole('button', { name: 'Show code', exact: true }).first().click();
    await page.getByText('setCount').first().waitFor();
    // The contents open without a script where the window is narrow.
    await page.setViewportSize({ width: 480, height: 800 });
    await page.locator('.ledger-toc-button').click();
    await page.getByRole('link', { name: 'In a frame' }).waitFor();
  },
);
