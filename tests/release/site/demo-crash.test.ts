import { serveSite } from '../../support/built-site';
import type { ServedSite } from '../../support/built-site';
import { atRoot } from '../../support/sites/at-root';
import { isSameDocument, markDocument } from '../../e2e/support/same-document';
import { eventually } from '../../e2e/support/visit';
import { openCrash } from '../../e2e/support/demo-crash';

let site: ServedSite;

beforeAll(async () => {
  site = await serveSite(atRoot);
}, 240_000);

afterAll(() => site.close());

test('a demo that is written in the page has its box', async () => {
  const { page } = await openCrash(site, 'fine', false);
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
  const { page, button, alert } = await openCrash(site, 'unmount', false);
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
  const { page, button, alert } = await openCrash(site, 'handler', false, {
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
  const { button, alert } = await openCrash(site, 'timer', false, {
    before: (page) => page.route(/\/demo-crash\.\w+\.js/, (route) => route.abort()),
  });
  await button.click();
  await alert.getByText('This demo has been crashed.').waitFor();
  await alert.getByRole('button', { name: 'Try again' }).click();
  await button.getByText('Counted 0').waitFor();
  expect(await alert.count()).toBe(0);
});
