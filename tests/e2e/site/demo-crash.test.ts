import type { Locator, Page } from 'playwright-core';
import { createSmallSite, serveBuilt } from '../../support/small-site';
import { isSameDocument, markDocument } from '../support/same-document';
import { eventually, visit } from '../support/visit';

jest.setTimeout(600_000);

const site = createSmallSite();
let origin = '';

/** The demos of the page by name: what each does to go wrong, and the hooks that it needs. */
const DEMOS: Record<string, string> = {
  fine: '',
  render: "if (count > 0) throw new Error('thrown in render');",
  effect:
    "useEffect(() => { if (tries++ < 2) throw new Error('thrown in an effect'); });",
  layout:
    "useLayoutEffect(() => { if (tries++ < 2) throw new Error('thrown in a layout effect'); });",
  handler: "press = () => { throw new Error('thrown in a handler'); };",
  timer:
    "press = () => { setTimeout(() => { throw new Error('thrown in a timer'); }, 300); };",
  promise:
    "press = async () => { await new Promise((done) => setTimeout(done, 300)); throw new Error('thrown in a promise'); };",
  text: "press = () => { setTimeout(() => { throw 'only a text'; }, 300); };",
  nothing: 'press = () => { throw null; };',
  rejected: 'press = () => { Promise.reject(undefined); };',
  unmount:
    "useEffect(() => () => { throw new Error('thrown while unmounting'); }, []); press = () => { setTimeout(() => { throw new Error('thrown before'); }); };",
};

function demoFile(body: string): string {
  return `import React, { useEffect, useLayoutEffect, useState } from 'react';

let tries = 0;
void [tries, useEffect, useLayoutEffect];

export default function Demo() {
  const [count, setCount] = useState(0);
  let press: () => void = () => undefined;
  ${body}
  return (
    <button type="button" onClick={() => { setCount(count + 1); press(); }}>
      Counted {count}
    </button>
  );
}
`;
}

const CONFIG = `import { defineConfig } from 'dumi';

export default defineConfig({
  plugins: ['../../src/plugin'],
  favicons: ['data:,'],
  locales: [{ id: 'en-US', name: 'English' }, { id: 'zh-CN', name: '中文' }],
  resolve: { docDirs: ['docs'], atomDirs: [], codeBlockMode: 'passive' },
  themeConfig: { name: 'Small site', repository: 'https://example.com/a/b.git' } as object,
});
`;

beforeAll(async () => {
  const names = Object.keys(DEMOS);
  site.write({
    // The React of this repository; without it umi takes its own, which is newer.
    'package.json': JSON.stringify({
      name: 'small-site',
      private: true,
      dependencies: { react: '16.14.0', 'react-dom': '16.14.0' },
    }),
    '.dumirc.ts': CONFIG,
    'docs/crash.md':
      '---\ntitle: Crash\ngroup: Start\n---\n\n' +
      names.map((name) => `<code src="./examples/${name}.tsx"></code>`).join('\n\n') +
      "\n\n```tsx | demo\nimport React from 'react';\n\nexport default () => (\n  <button type=\"button\" onClick={() => setTimeout(() => { throw new Error('thrown in the page'); }, 300)}>In the page</button>\n);\n```\n",
    ...Object.fromEntries(
      names.map((name) => [`docs/examples/${name}.tsx`, demoFile(DEMOS[name] ?? '')]),
    ),
  });
  const { BUNDLER = '' } = process.env;
  origin = await serveBuilt(site, { BASE: '/', BUNDLER });
});

afterAll(() => site.remove());

/** All that went wrong on the page, as the console has it. */
const expectedConsole = [/thrown|only a text|null|undefined|ERR_FAILED|^uncaught: $/];

interface Shown {
  page: Page;
  demo: Locator;
  button: Locator;
  alert: Locator;
}

function parts(page: Page, around: Locator, name: string): Shown {
  const demo = around.locator(`[data-demo-root="${name}"]`);
  return {
    page,
    demo,
    button: demo.getByRole('button', { name: /Counted/ }),
    alert: around.getByRole('alert'),
  };
}

/** A demo on the page with all others, or alone. */
async function open(
  name: string,
  alone: boolean,
  options: Parameters<typeof visit>[1] = {},
): Promise<Shown> {
  const { page } = await visit(`${origin}/crash`, { expectedConsole, ...options });
  const block = page.locator(`#${name}`);
  if (!alone) {
    const shown = parts(page, block, name);
    await shown.demo.scrollIntoViewIfNeeded();
    await block.locator('[data-demo-root][data-live]').waitFor({ state: 'attached' });
    return shown;
  }
  const href = await block.getByRole('link', { name: 'Open alone' }).getAttribute('href');
  await page.goto(`${origin}${href}`);
  await page.locator('[data-demo-root][data-live]').waitFor({ state: 'attached' });
  return parts(page, page.locator('main'), name);
}

describe.each([
  ['on its page', false],
  ['alone', true],
])('%s', (_, alone) => {
  test('a demo that throws in render is replaced by the box, and a retry brings it back', async () => {
    const { demo, button, alert } = await open('render', alone);
    await button.click();
    await alert.getByText('thrown in render', { exact: true }).waitFor();
    expect(await demo.locator('*').count()).toBe(0);
    await alert.getByRole('button', { name: 'Try again' }).click();
    await button.getByText('Counted 0').waitFor();
    expect(await alert.count()).toBe(0);
    await button.click();
    await alert.getByText('thrown in render', { exact: true }).waitFor();
  });

  test.each([
    ['effect', 'thrown in an effect'],
    ['layout', 'thrown in a layout effect'],
  ])(
    'one that throws in an effect (%s) as well, until a retry succeeds',
    async (name, message) => {
      const { demo, button, alert } = await open(name, alone);
      await alert.getByText(message, { exact: true }).waitFor();
      expect(await demo.locator('*').count()).toBe(0);
      await alert.getByRole('button', { name: 'Try again' }).click();
      await alert.getByText(message, { exact: true }).waitFor();
      await alert.getByRole('button', { name: 'Try again' }).click();
      await button.getByText('Counted 0').waitFor();
      await alert.waitFor({ state: 'detached' });
    },
  );

  test.each([
    ['handler', 'thrown in a handler'],
    ['timer', 'thrown in a timer'],
    ['promise', 'thrown in a promise'],
    ['text', 'only a text'],
    ['nothing', 'This demo has been crashed.'],
    ['rejected', 'This demo has been crashed.'],
  ])(
    'one that throws in a %s stays above the box until a retry',
    async (name, message) => {
      const { page, button, alert } = await open(name, alone);
      await button.click();
      await alert.getByText(message, { exact: true }).waitFor();
      await button.getByText('Counted 1').waitFor();
      expect(await page.getByRole('alert').getByText(message).count()).toBeGreaterThan(0);
      await alert.getByRole('button', { name: 'Try again' }).click();
      await button.getByText('Counted 0').waitFor();
      expect(await alert.count()).toBe(0);
    },
  );
});

test('the others live on, and an error in the box of one is not in theirs', async () => {
  const { page, button, alert } = await open('timer', false);
  await button.click();
  const fine = page.locator('[data-demo-root="fine"]').getByRole('button');
  await fine.click();
  await alert.getByText('thrown in a timer', { exact: true }).waitFor();
  await fine.getByText('Counted 1').waitFor();
  expect(await page.locator('#fine').getByRole('alert').count()).toBe(0);
  expect(await page.locator('#handler').getByRole('alert').count()).toBe(0);
});

test('a demo that is written in the page has its box', async () => {
  const { page } = await open('fine', false);
  const button = page.getByRole('button', { name: 'In the page', exact: true });
  await button.scrollIntoViewIfNeeded();
  await page
    .locator('[data-demo-root][data-live]', { has: button })
    .waitFor({ state: 'attached' });
  await button.click();
  await page
    .getByRole('alert')
    .getByText('thrown in the page', { exact: true })
    .waitFor();
});

test('an error of the page itself is in no box', async () => {
  const { page } = await open('fine', false);
  const seen = page.waitForEvent('pageerror', ({ message }) => /elsewhere/.test(message));
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('thrown elsewhere');
    }, 200);
  });
  await seen;
  expect(await page.getByRole('alert').getByText('thrown elsewhere').count()).toBe(0);
});

test('after errors of every kind, while unmounting too, the page leads on and back', async () => {
  const { page, button, alert } = await open('unmount', false);
  await markDocument(page);
  await button.click();
  await alert.getByText('thrown before', { exact: true }).waitFor();
  await alert.getByRole('button', { name: 'Try again' }).click();
  await button.getByText('Counted 0').waitFor();
  await page.getByRole('link', { name: 'Hello', exact: true }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Hello' }).waitFor();
  await page.getByText('Hello from the demo', { exact: true }).waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'Crash' }).waitFor();
  await page.locator('[data-demo-root="fine"]').getByRole('button').click();
  await page.getByText('Counted 1', { exact: true }).waitFor();
  expect(await isSameDocument(page)).toBe(true);
});

test('the stack opens and scrolls by keyboard, and the report is a prepared issue', async () => {
  const { page, button, alert } = await open('handler', false, {
    viewport: { width: 390, height: 800 },
  });
  await button.click();
  await alert.getByText('Stack trace').waitFor();
  await alert.locator('summary').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const stack = alert.locator('pre');
  await eventually(async () =>
    expect(await stack.evaluate((one) => one === document.activeElement)).toBe(true),
  );
  expect(await stack.innerText()).toMatch(/handler-demo\.\w+\.js/);
  await page.keyboard.press('ArrowRight');
  await eventually(async () =>
    expect(await stack.evaluate((one) => one.scrollLeft)).toBeGreaterThan(0),
  );
  const href = await alert
    .getByRole('link', { name: 'Report this error' })
    .getAttribute('href');
  const report = new URL(href ?? '');
  expect(report.origin + report.pathname).toBe('https://example.com/a/b/issues/new');
  expect(report.searchParams.get('title')).toBe('handler: thrown in a handler');
  expect(report.searchParams.get('body')).toContain(`${origin}/crash`);
});

test('where the details do not come, the box says the least and can be tried again', async () => {
  const { button, alert } = await open('timer', false, {
    before: (page) => page.route(/\/demo-crash\.\w+\.js/, (route) => route.abort()),
  });
  await button.click();
  await alert.getByText('This demo has been crashed.').waitFor();
  await alert.getByRole('button', { name: 'Try again' }).click();
  await button.getByText('Counted 0').waitFor();
  expect(await alert.count()).toBe(0);
});
