import type { Locator } from 'playwright-core';
import { sharedDemo } from '../support/shared-demo';

const rows = (demo: Locator) => demo.locator('tr.rc-table-row');
const names = (demo: Locator) => rows(demo).locator('td:first-child').allTextContents();
const icon = (demo: Locator, name: string) =>
  demo.getByRole('button', { name: `Contents of ${name}`, exact: true });

/** Where the text of a row's cell begins, next to where the cell itself begins. */
const indents = (demo: Locator, column = 1) =>
  rows(demo).evaluateAll(
    (list, nth) =>
      list.map((row) => {
        const cell = row.querySelector(`td:nth-child(${nth})`);
        const range = document.createRange();
        if (!cell?.lastChild) return NaN;
        range.selectNode(cell.lastChild);
        return Math.round(
          range.getBoundingClientRect().left - cell.getBoundingClientRect().left,
        );
      }),
    column,
  );

test('branches open and close, and their keys are reported', async () => {
  const { demo } = await sharedDemo('children-indent', 'children-indent-options');
  expect(await names(demo)).toEqual([
    '−site',
    '+images',
    'index.html',
    '+notes',
    'license.txt',
  ]);
  await demo.getByText('open: site', { exact: true }).waitFor();

  await icon(demo, 'notes').click();
  await demo.getByText('open: site, notes', { exact: true }).waitFor();
  expect(await icon(demo, 'notes').getAttribute('aria-expanded')).toBe('true');

  await icon(demo, 'site').press('Enter');
  await demo.getByText('open: notes', { exact: true }).waitFor();
  expect(await names(demo)).toEqual(['+site', '−notes', 'menu.txt', 'license.txt']);
  expect(await icon(demo, 'site').getAttribute('aria-expanded')).toBe('false');
});

test('only folders have an icon', async () => {
  const { demo } = await sharedDemo('children-indent', 'children-indent-options');
  await demo.getByRole('button', { name: 'Open all' }).click();
  expect(await rows(demo).count()).toBe(10);
  expect(await demo.getByRole('button', { name: 'Contents of' }).count()).toBe(4);
  const leaf = demo.getByRole('row', { name: 'logo.svg' });
  expect(await leaf.getByRole('button').count()).toBe(0);

  await demo.getByRole('button', { name: 'Close all' }).click();
  expect(await names(demo)).toEqual(['+site', '+notes', 'license.txt']);
  await demo.getByText('open: nothing').waitFor();
});

test('the indent grows by the same step on each level', async () => {
  const { demo } = await sharedDemo('children-indent', 'children-indent-options');
  await demo.getByRole('button', { name: 'Open all' }).click();
  const levels = [0, 1, 2, 3, 3, 2, 1, 0, 1, 0];
  expect(
    await rows(demo).evaluateAll((list) =>
      list.map((row) => Number(/row-level-(\d)/.exec(row.className)?.[1])),
    ),
  ).toEqual(levels);

  const [base = 0] = await indents(demo);
  expect(await indents(demo)).toEqual(levels.map((level) => base + level * 20));

  await demo.getByRole('slider', { name: 'indentSize' }).fill('40');
  expect(await indents(demo)).toEqual(levels.map((level) => base + level * 40));
});

test('the icons move to another column', async () => {
  const { demo } = await sharedDemo('children-indent', 'children-indent-options');
  await demo.getByRole('combobox', { name: 'Icons in' }).selectOption('Kind');
  expect(await rows(demo).first().locator('td').allTextContents()).toEqual([
    'site',
    '−folder',
    '1471',
  ]);
  const [first = 0, second = 0] = await indents(demo, 2);
  expect(second - first).toBe(20);
  expect(new Set(await indents(demo, 1)).size).toBe(1);
});
