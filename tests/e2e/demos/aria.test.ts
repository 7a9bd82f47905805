import { sharedDemo } from '../support/shared-demo';
import { eventually } from '../support/visit';

test('the table is found by its name, wherever that comes from', async () => {
  const { demo } = await sharedDemo('aria', 'aria-options');
  const shown = demo
    .getByRole('list', { name: 'Rendered elements' })
    .getByRole('listitem');
  for (const [way, markup] of [
    ['aria-labelledby', 'aria-labelledby="support-team-heading"'],
    ['caption', '<table>'],
    ['aria-label', 'aria-label="Support team"'],
  ] as const) {
    await demo.getByLabel('Named by').selectOption(way);
    const table = demo.getByRole('table', { name: 'Support team', exact: true });
    await table.waitFor();
    expect(await table.getByRole('row').count()).toBe(4);
    expect(await demo.locator('caption').count()).toBe(way === 'caption' ? 1 : 0);
    await eventually(async () =>
      expect(await shown.nth(1).textContent()).toContain(markup),
    );
    expect(await shown.count()).toBe(2);
  }
});

test('data attributes are on the outer div, aria attributes on the table', async () => {
  const { demo } = await sharedDemo('aria', 'aria-options');
  const outer = demo.locator('.rc-table');
  expect(await outer.getAttribute('data-team')).toBe('support');
  expect(await outer.getAttribute('aria-label')).toBeNull();
  const table = outer.locator('table');
  expect(await table.getAttribute('aria-label')).toBe('Support team');
  expect(await table.getAttribute('data-team')).toBeNull();

  const shown = demo
    .getByRole('list', { name: 'Rendered elements' })
    .getByRole('listitem');
  expect(await shown.first().textContent()).toContain('data-team="support"');
  expect(await shown.last().textContent()).toContain('aria-label="Support team"');
});

test('with a fixed header only the table of the body has the name', async () => {
  const { demo } = await sharedDemo('aria', 'aria-options');
  await demo.getByLabel('scroll.y').check();
  await demo.getByRole('columnheader', { name: 'Extension' }).waitFor();
  expect(await demo.getByRole('table').count()).toBe(2);
  const named = demo.getByRole('table', { name: 'Support team', exact: true });
  expect(await named.count()).toBe(1);
  expect(await named.getByRole('columnheader').count()).toBe(0);
  expect(await named.getByRole('rowheader', { name: 'Mei Tanaka' }).count()).toBe(1);
  expect(
    await demo.locator('.rc-table-header table').getAttribute('aria-label'),
  ).toBeNull();
});

test('rows expand by keyboard, and the button tells its state', async () => {
  const { page, demo } = await sharedDemo('aria', 'aria-expand');
  const table = demo.getByRole('table', { name: 'Shifts of the support team' });
  const button = (name: string, expanded: boolean) =>
    table.getByRole('button', { name: `Skills of ${name}`, expanded });
  await button('Amara Diallo', false).focus();
  await page.keyboard.press('Enter');
  await button('Amara Diallo', true).waitFor();
  const skills = table.getByText('French, Wolof, network faults');
  expect(await skills.isVisible()).toBe(true);

  await page.keyboard.press('Tab');
  expect(
    await button('Jonas Weber', false).evaluate(
      (element) => element === document.activeElement,
    ),
  ).toBe(true);
  await page.keyboard.press('Space');
  await button('Jonas Weber', true).waitFor();
  expect(await table.getByText('German, printers, docking stations').isVisible()).toBe(
    true,
  );

  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await button('Amara Diallo', false).waitFor();
  expect(await skills.isVisible()).toBe(false);
});
