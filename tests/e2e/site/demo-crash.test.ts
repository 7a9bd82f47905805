import type { Locator, Page } from 'playwright-core';
import { serveSite } from '../../support/built-site';
import type { ServedSite } from '../../support/built-site';
import { atRoot } from '../../support/sites/at-root';
import { isSameDocument, markDocument } from '../support/same-document';
import { eventually, visit } from '../support/visit';

// What a browser alone shows: real stacks, React's production build, the keyboard, the network.
// The rest is in `component/demo/demo-crash`.

let site: ServedSite;

beforeAll(async () => {
  site = await serveSite(atRoot);
}, 240_000);

afterAll(() => site.close());

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
  const { page } = await visit(`${site.origin}/crash`, { expectedConsole, ...options });
  const block = page.locator(`#${name}`);
  if (!alone) {
    const shown = parts(page, block, name);
    await shown.demo.scrollIntoViewIfNeeded();
    await block.locator('[data-demo-root][data-live]').waitFor({ state: 'attached' });
    return shown;
  }
  const href = await block.locator('[data-alone]').first().getAttribute('data-alone');
  await page.goto(`${site.origin}${href}`);
  await page.locator('[data-demo-root][data-live]').waitFor({ state: 'attached' });
  return parts(page, page.locator('main'), name);
}

/** Presses a demo on a page and waits for the message in its box, below the demo. */
async function expectBox(page: Page, name: string, message: string): Promise<void> {
  const { button, alert } = parts(page, page.locator(`#${name}`), name);
  await button.scrollIntoViewIfNeeded();
  await button.click();
  await alert.getByText(message, { exact: true }).waitFor();
  await button.getByText('Counted 1').waitFor();
}

test('each error of handlers, timers and promises is in the box of its demo, until a retry', async () => {
  const { page, button, alert } = await open('handler', false);
  const boxes = {
    handler: 'thrown in a handler',
    timer: 'thrown in a timer',
    promise: 'thrown in a promise',
    // React's development build would take it for what another site hides.
    nothing: 'This demo has been crashed.',
  };
  for (const [name, message] of Object.entries(boxes))
    await expectBox(page, name, message);
  const fine = page.locator('[data-demo-root="fine"]').getByRole('button');
  await fine.click();
  await fine.getByText('Counted 1').waitFor();
  expect(await page.locator('#fine').getByRole('alert').count()).toBe(0);
  await alert.getByRole('button', { name: 'Try again' }).click();
  await button.getByText('Counted 0').waitFor();
  expect(await alert.count()).toBe(0);
  await page.locator('#timer').getByRole('alert').waitFor();
});

test('alone, a demo that throws in render is replaced by the box, and a retry brings it back', async () => {
  const { demo, button, alert } = await open('render', true);
  await button.click();
  await alert.getByText('thrown in render', { exact: true }).waitFor();
  expect(await demo.locator('*').count()).toBe(0);
  await alert.getByRole('button', { name: 'Try again' }).click();
  await button.getByText('Counted 0').waitFor();
  expect(await alert.count()).toBe(0);
  await button.click();
  await alert.getByText('thrown in render', { exact: true }).waitFor();
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
  expect(report.searchParams.get('body')).toContain(`${site.origin}/crash`);
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
