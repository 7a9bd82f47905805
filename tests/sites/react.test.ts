import { execFileSync } from 'node:child_process';
import { expectSuccess } from '../support/expect-success';
import { createSmallSite } from '../support/small-site';
import { placeFiles } from '../support/sites/routed-demos';
import { block, result, says, tool, write } from '../e2e/support/editor';
import { expectRoutedDemo } from '../e2e/support/routed-demo';
import { eventually, visit } from '../e2e/support/visit';

// What sites on other versions of React must do as well; all other tests have 16.14.

jest.setTimeout(180_000);

const FILES = {
  ...placeFiles,
  // Without `import React`, as from React 17 on.
  'docs/hello.md': `---
title: Hello
group: Start
---

# Hello

<code src="./examples/counter.tsx"></code>

<code src="./examples/crash.tsx"></code>

<code src="./examples/portal.tsx"></code>

\`\`\`jsx | demo
export default () => <b>Written in the page</b>;
\`\`\`
`,
  'docs/other.md':
    '---\ntitle: Other\ngroup: Start\n---\n\n<code src="./examples/other.tsx"></code>\n',
  'docs/examples/counter.tsx': `/**
 * title: A table from columns and data
 */
import { useState } from 'react';

export default function Counter() {
  const [count, setCount] = useState(0);
  return <button onClick={() => setCount(count + 1)}>Counted {count}</button>;
}
`,
  'docs/examples/crash.tsx': `import { useState } from 'react';

export default function Crash() {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) throw new Error('It has crashed.');
  return <button onClick={() => setBroken(true)}>Crash</button>;
}
`,
  // In dumi, what waits for code stands in the `Suspense` of its page.
  'docs/waits.md':
    '---\ntitle: Waits\n---\n\n<Waits></Waits>\n\n<code src="./examples/waits.tsx"></code>\n',
  // Not in the document: it can begin in one.
  'docs/waits-here.md': `---
title: Waits here
demos:
  waits-here:
    prerender: false
    height: 100
---

<code src="./examples/waits-here.tsx"></code>
`,
  'docs/examples/waits-here.tsx': `import { lazy } from 'react';

const Counter = lazy(() => import('./counter'));
export default () => <Counter />;
`,
  'docs/examples/waits.tsx': `import { lazy } from 'react';

const Counter = lazy(() => import('./counter'));
export default () => <Counter />;
`,
  '.dumi/theme/builtins/Waits.tsx': `import { lazy } from 'react';

const Part = lazy(() => import('../part'));
export default () => <Part />;
`,
  '.dumi/theme/part.tsx': `import { useState } from 'react';

export default function Part() {
  const [count, setCount] = useState(0);
  return <button onClick={() => setCount(count + 1)}>Come {count}</button>;
}
`,
  // From React 18 on, the whole page is rendered again where a part of it differs.
  'docs/differs.md':
    '---\ntitle: Differs\n---\n\nText *before* it.\n\n<Differs></Differs>\n\n## After\n\nText *after* it.\n',
  '.dumi/theme/builtins/Differs.tsx':
    "export default () => (typeof window === 'undefined' ? <b>At build</b> : <i>In the browser</i>);\n",
  'docs/examples/other.tsx': `export default function Other() {
  return <p className="other">Another demo</p>;
}
`,
  // As open dialogs of many libraries: nothing at build, a portal at once in the browser.
  'docs/examples/portal.tsx': `import { createPortal } from 'react-dom';

export default function Portal() {
  const isBrowser = typeof document !== 'undefined';
  return (
    <div>
      {isBrowser && <i>Opened</i>}
      {isBrowser && createPortal(<p className="portal">In a portal</p>, document.body)}
    </div>
  );
}
`,
};

test.each(['17.0.2', '18.3.1', '19.3.1'])(
  'a site on React %s is rendered at build, hydrates without a word, and leads from page to page',
  async (version) => {
    const site = createSmallSite();
    site.write({
      ...FILES,
      'package.json': JSON.stringify({
        name: 'small-site',
        private: true,
        dependencies: { react: version, 'react-dom': version },
      }),
    });
    execFileSync('npm', ['install', '--no-audit', '--no-fund'], { cwd: site.root });
    expectSuccess(await site.build());
    const origin = await site.serve();
    try {
      const { page } = await visit(`${origin}/hello`, {
        live: false,
        // What the demo throws, and React's word on it.
        expectedConsole: [/It has crashed/, /The above error occurred/],
      });
      const counter = page.locator('[data-demo-root="counter"]');
      expect(await page.locator('script[src*="/app."]').count()).toBe(0);
      await counter.and(page.locator('[data-live]')).waitFor();
      await counter.getByRole('button', { name: 'Counted 0' }).click();
      await page.locator('html[data-live]').waitFor({ state: 'attached' });
      await counter.getByRole('button', { name: 'Counted 1' }).click();
      await counter.getByRole('button', { name: 'Counted 2' }).waitFor();
      await page.locator('body > .portal').waitFor();
      await page.locator('[data-live] b').getByText('Written in the page').waitFor();

      await page.getByRole('button', { name: 'Crash', exact: true }).click();
      const alert = page.getByRole('alert');
      await alert.getByText('It has crashed.').first().waitFor();
      await alert.getByRole('button', { name: 'Try again' }).click();
      await page.getByRole('button', { name: 'Crash', exact: true }).waitFor();
      expect(await alert.count()).toBe(0);

      await tool(page, 'Edit here').click();
      await result(page).getByText('Counted 0').waitFor();
      await write(page, says('edited').replace(/^import .*$/m, ''));
      await result(page).getByText('edited').waitFor();
      await block(page).getByRole('button', { name: 'Reset the demo' }).click();

      await page
        .getByRole('navigation', { name: 'Pages', exact: true })
        .getByRole('link', { name: 'Other' })
        .click();
      await page.locator('[data-demo-root="other"][data-live] .other').waitFor();
      await page.keyboard.press('/');
      await page.getByRole('combobox').fill('Hello');
      await page.getByRole('option').first().waitFor();

      await expectRoutedDemo(page, origin);

      const { page: waits } = await visit(`${origin}/waits`, {
        // React 17 and 18 say that they have tried without a `Suspense` at first.
        expectedConsole: [/suspended while|#426/],
      });
      for (const name of ['Come', 'Counted']) {
        // What begins anew once its code is there may lose the first press.
        await eventually(async () => {
          await waits.getByRole('button', { name }).click();
          expect(await waits.getByRole('button', { name }).textContent()).not.toBe(
            `${name} 0`,
          );
        });
      }
      await waits.getByRole('heading', { level: 1, name: 'Waits' }).waitFor();

      const { page: waitsHere } = await visit(`${origin}/waits-here`, {
        expectedConsole: version === '17.0.2' ? [/suspended while|#294/] : [],
      });
      await waitsHere.getByRole('button', { name: 'Counted 0' }).click();
      await waitsHere.getByRole('button', { name: 'Counted 1' }).waitFor();

      const { page: differs } = await visit(`${origin}/differs`);
      await differs.locator('main i').getByText('In the browser').waitFor();
      expect(await differs.locator('main').innerText()).toMatch(
        /Text before it\.\s+In the browser\s+After\s+Text after it\./,
      );
      // It is live.
      await differs.getByRole('link', { name: 'Other' }).first().click();
      await differs.locator('[data-demo-root="other"][data-live] .other').waitFor();
    } finally {
      await site.remove();
    }
  },
);
