import { serveSite } from '../../support/built-site';
import type { ServedSite } from '../../support/built-site';
import { atRoot } from '../../support/sites/at-root';
import { openCrash, expectBox } from '../support/demo-crash';

// What a browser alone shows: real stacks, React's production build, the keyboard, the network.
// The rest is in `component/demo/demo-crash`, and `release/site/demo-crash` goes further.

let site: ServedSite;

beforeAll(async () => {
  site = await serveSite(atRoot);
}, 240_000);

afterAll(() => site.close());

test('each error of handlers, timers and promises is in the box of its demo, until a retry', async () => {
  const { page, button, alert } = await openCrash(site, 'handler', false);
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
  const { demo, button, alert } = await openCrash(site, 'render', true);
  await button.click();
  await alert.getByText('thrown in render', { exact: true }).waitFor();
  expect(await demo.locator('*').count()).toBe(0);
  await alert.getByRole('button', { name: 'Try again' }).click();
  await button.getByText('Counted 0').waitFor();
  expect(await alert.count()).toBe(0);
  await button.click();
  await alert.getByText('thrown in render', { exact: true }).waitFor();
});
