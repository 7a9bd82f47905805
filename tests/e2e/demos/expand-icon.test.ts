import type { Locator } from 'playwright-core';
import { sharedDemo } from '../support/shared-demo';

/** The messages, oldest first and without their numbers. */
const logged = async (demo: Locator) =>
  (await demo.getByRole('log').getByRole('listitem').allTextContents())
    .map((line) => line.replace(/^\d+\. /, ''))
    .reverse();

test('icon and row toggle once each, and the icon shows the state', async () => {
  const { demo } = await sharedDemo('expand-icon', 'expand-icon-options');
  const icon = demo.getByRole('button', { name: 'Answer to: May I bring a guest?' });
  const answer = demo.getByText('Yes, with a day ticket from the front desk.');
  expect([await icon.textContent(), await icon.getAttribute('aria-expanded')]).toEqual([
    '▾',
    'false',
  ]);

  await icon.click();
  await answer.waitFor();
  expect([await icon.textContent(), await icon.getAttribute('aria-expanded')]).toEqual([
    '▴',
    'true',
  ]);

  await demo.getByRole('cell', { name: 'Passes' }).click();
  await answer.waitFor({ state: 'hidden' });
  expect(await icon.getAttribute('aria-expanded')).toBe('false');
  expect(await logged(demo)).toEqual([
    'opened: May I bring a guest?',
    'closed: May I bring a guest?',
  ]);

  await demo.getByRole('cell', { name: 'Passes' }).click();
  await answer.click();
  expect((await logged(demo)).slice(2)).toEqual(['opened: May I bring a guest?']);
});

test('the icon works by keyboard', async () => {
  const { page, demo } = await sharedDemo('expand-icon', 'expand-icon-options');
  const icon = (name: string) => demo.getByRole('button', { name: `Answer to: ${name}` });
  await icon('When does the pool open?').focus();
  await page.keyboard.press('Enter');
  await demo.getByText('At 6:30 on weekdays').waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await demo.getByText('Yes, with a day ticket').waitFor();
  expect(await logged(demo)).toEqual([
    'opened: When does the pool open?',
    'opened: May I bring a guest?',
  ]);
});

test('a question without an answer has a placeholder, and its row does not open', async () => {
  const { demo } = await sharedDemo('expand-icon', 'expand-icon-options');
  const row = demo.getByRole('row', { name: 'Will there be a sauna?' });
  expect(await row.getByRole('button').count()).toBe(0);
  expect(await row.locator('.rc-table-row-spaced').count()).toBe(1);
  await row.getByRole('cell', { name: 'Plans' }).click();
  expect(await logged(demo)).toEqual(['Nothing yet.']);
  expect(await demo.locator('.rc-table-expanded-row').count()).toBe(0);
});

test('in a tree the icon has to stop its click', async () => {
  const { demo } = await sharedDemo('expand-icon', 'expand-icon-tree');
  const icon = demo.getByRole('button', { name: 'Parts of Swimming' });
  const rows = demo.locator('tr.rc-table-row');
  await icon.click();
  expect(await rows.count()).toBe(5);
  await icon.click();
  expect(await rows.count()).toBe(3);
  expect(await logged(demo)).toEqual(['opened: Swimming', 'closed: Swimming']);

  await demo.getByRole('checkbox', { name: 'Stop the click in the icon' }).uncheck();
  await icon.click();
  expect((await logged(demo)).slice(2)).toEqual(['opened: Swimming', 'opened: Swimming']);
  await icon.click();
  expect((await logged(demo)).slice(4)).toEqual(['closed: Swimming', 'opened: Swimming']);
  expect(await icon.getAttribute('aria-expanded')).toBe('true');
  expect(await rows.count()).toBe(5);

  await demo.getByRole('cell', { name: '14' }).click();
  expect((await logged(demo)).slice(6)).toEqual(['closed: Swimming']);
  expect(await rows.count()).toBe(3);
});

test('names of one level stand in line, with and without an icon', async () => {
  const { demo } = await sharedDemo('expand-icon', 'expand-icon-tree');
  const starts = await demo
    .locator('tr.rc-table-row td:first-child')
    .evaluateAll((cells) =>
      cells.map((cell) => {
        const range = document.createRange();
        if (cell.lastChild) range.selectNode(cell.lastChild);
        return Math.round(range.getBoundingClientRect().left);
      }),
    );
  expect(starts).toHaveLength(3);
  expect(new Set(starts).size).toBe(1);
});
