import { expectBelowHeader } from '../support/below-header';
import { eventually, visit } from '../support/visit';
import { scrolled, scrollTo, heading, follow } from '../support/follow';

test('a new page begins at its top, Back and Forward lead to where the reader was', async () => {
  const { page } = await visit('/demo/simple');
  await scrollTo(page, 700);
  await follow(page, 'caption');
  expect(await scrolled(page)).toBe(0);
  await scrollTo(page, 400);
  await follow(page, 'key');
  await scrollTo(page, 250);
  await page.goBack();
  await heading(page, 'caption').waitFor();
  await eventually(async () => expect(await scrolled(page)).toBe(400));
  await page.goBack();
  await heading(page, 'simple').waitFor();
  await eventually(async () => expect(await scrolled(page)).toBe(700));
  await page.goForward();
  await eventually(async () => expect(await scrolled(page)).toBe(400));
  await page.goForward();
  await eventually(async () => expect(await scrolled(page)).toBe(250));
});

test('a reload leaves the page where it is', async () => {
  const { page } = await visit('/demo/simple');
  await scrollTo(page, 700);
  await page.reload();
  await eventually(async () => expect(await scrolled(page)).toBe(700));
});

test('a link to a place on another page leads below the header and takes the focus', async () => {
  const { page } = await visit('/demo/simple');
  await page.locator('main a[href="/#column-shouldcellupdate"]').first().click();
  const row = page.locator('[id="column-shouldcellupdate"]');
  await row.waitFor();
  await expectBelowHeader(page, row);
  expect(await page.evaluate(() => document.activeElement?.id)).toBe(
    'column-shouldcellupdate',
  );
});
