import { sharedDemo } from '../support/shared-demo';
import { eventually } from '../support/visit';

const name = 'ellipsis-custom-tooltip';
const pump = 'Bilge pump of the pilot boat stops after ten minutes under load';

test('body cells have no native title, header cells keep theirs', async () => {
  const { demo } = await sharedDemo(name, 'ellipsis-custom-tooltip-options');
  expect(await demo.locator('tr.rc-table-row td.rc-table-cell-ellipsis').count()).toBe(9);
  expect(await demo.locator('td[title]').count()).toBe(0);
  const header = demo.getByRole('columnheader', { name: 'Subject' });
  expect(await header.getAttribute('title')).toBe('Subject');
});

test('pointing at a cut cell shows the full text, leaving it hides it', async () => {
  const { page, demo } = await sharedDemo(name, 'ellipsis-custom-tooltip-options');
  const cell = demo.getByText(pump);
  expect(
    await cell.evaluate((element) => element.scrollWidth > element.clientWidth),
  ).toBe(true);
  await cell.hover();
  const tooltip = page.getByRole('tooltip');
  await tooltip.waitFor();
  expect(await tooltip.textContent()).toBe(pump);
  const shown = await tooltip.evaluate(
    (element) => element.scrollWidth <= element.clientWidth,
  );
  expect(shown).toBe(true);

  await demo.getByRole('slider', { name: 'Width' }).hover();
  await tooltip.waitFor({ state: 'detached' });
});

test('the Tab key opens the tooltips one after the other, Escape closes', async () => {
  const { page, demo } = await sharedDemo(name, 'ellipsis-custom-tooltip-options');
  const tooltip = page.getByRole('tooltip');
  await demo.locator('[tabindex="0"]').first().waitFor();
  await demo.getByRole('slider', { name: 'Width' }).focus();
  await page.keyboard.press('Tab');
  await tooltip.filter({ hasText: pump }).waitFor();

  await page.keyboard.press('Tab');
  await tooltip.filter({ hasText: 'second pontoon' }).waitFor();
  await eventually(async () => expect(await tooltip.count()).toBe(1));

  await page.keyboard.press('Escape');
  await tooltip.waitFor({ state: 'detached' });
  const focused = demo.locator(':focus');
  expect(await focused.textContent()).toContain('second pontoon');
});

test('a cell with room for its text has no tooltip and no tab stop', async () => {
  const { page, demo } = await sharedDemo(name, 'ellipsis-custom-tooltip-options');
  const short = demo.getByText('Light out');
  const place = demo.getByText('Container yard, western track');
  await eventually(async () => expect(await place.getAttribute('tabindex')).toBe('0'));
  expect(await short.getAttribute('tabindex')).toBe(null);
  await short.hover();
  await place.hover();
  const tooltip = page.getByRole('tooltip');
  await tooltip.waitFor();
  expect(await tooltip.allTextContents()).toEqual(['Container yard, western track']);
});

test('widths decide anew what is cut', async () => {
  const { demo } = await sharedDemo(name, 'ellipsis-custom-tooltip-options');
  const short = demo.getByText('Light out');
  const slider = demo.getByRole('slider', { name: 'Width' });
  await slider.press('Home');
  await demo.getByText('260px').waitFor();
  await eventually(async () => expect(await short.getAttribute('tabindex')).toBe('0'));
  await slider.press('End');
  await demo.getByText('680px').waitFor();
  await eventually(async () => expect(await short.getAttribute('tabindex')).toBe(null));
});
