import type { Locator } from 'playwright-core';
import { sharedDemo } from '../support/shared-demo';
import { eventually } from '../support/visit';

const colors = (cell: Locator) =>
  cell.evaluate((element) => {
    const { backgroundColor, color, textDecorationLine } = getComputedStyle(element);
    return { backgroundColor, color, textDecorationLine };
  });

const rowOf = (demo: Locator, text: string) =>
  demo.locator('tr.rc-table-row').filter({ hasText: text });

test('a row has the generated class and those of rc-table', async () => {
  const { demo } = await sharedDemo('styled-components', 'styled-components-options');
  const rows = demo.locator('tr.rc-table-row');
  expect(await rows.count()).toBe(4);
  for (const row of await rows.all()) {
    const classes = (await row.getAttribute('class'))?.split(' ');
    expect(classes).toEqual(expect.arrayContaining(['demo-tea', 'rc-table-row-level-0']));
    // The one that styled-components makes up beside `demo-tea`.
    expect(classes?.filter((one) => !/^(demo|rc-table)-/.test(one))).toHaveLength(1);
    expect(await row.getAttribute('data-row-key')).toBeTruthy();
  }
});

test('pointing at a row colors all its cells, and only those', async () => {
  const { demo } = await sharedDemo('styled-components', 'styled-components-options');
  const cells = rowOf(demo, 'Assam').locator('td');
  const other = rowOf(demo, 'Sencha').locator('td').first();
  const plain = await colors(other);
  await cells.first().hover();
  await eventually(async () => {
    const hovered = await colors(cells.first());
    expect(hovered.backgroundColor).not.toBe(plain.backgroundColor);
    expect(hovered.color).not.toBe(plain.color);
    expect(await colors(cells.last())).toEqual(hovered);
  });
  expect(await colors(other)).toEqual(plain);
});

/** The value of a custom property as a computed color. */
const valueOf = (cell: Locator, property: string) =>
  cell.evaluate((element, name) => {
    const probe = document.createElement('i');
    probe.style.color = `var(${name})`;
    element.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  }, property);

test('the theme decides on the colors', async () => {
  const { demo } = await sharedDemo('styled-components', 'styled-components-options');
  const cell = demo.getByRole('cell', { name: 'Assam' });
  const green = await valueOf(cell, '--rt-good');
  const amber = await valueOf(cell, '--rt-warn');
  await cell.hover();
  await eventually(async () => expect((await colors(cell)).color).toBe(green));
  await demo.getByLabel('Theme').selectOption('amber');
  await cell.hover();
  await eventually(async () => expect((await colors(cell)).color).toBe(amber));
});

test('rows are styled from their records', async () => {
  const { demo } = await sharedDemo('styled-components', 'styled-components-props');
  const background = async (text: string) =>
    (await colors(demo.getByRole('cell', { name: text, exact: true }))).backgroundColor;
  const plain = await background('Paint the tool shed');
  const urgent = await background('Repair the water pump');
  expect(urgent).not.toBe(plain);
  expect(await background('Prune the apple trees')).toBe(plain);

  await demo.getByRole('slider', { name: 'Urgent below' }).press('End');
  await demo.getByText('48 h').waitFor();
  await eventually(async () =>
    expect(await background('Prune the apple trees')).toBe(urgent),
  );

  const pump = demo.getByRole('cell', { name: 'Repair the water pump', exact: true });
  await demo
    .getByRole('checkbox', { name: 'Done: Repair the water pump' })
    .press('Space');
  await eventually(async () =>
    expect((await colors(pump)).textDecorationLine).toBe('line-through'),
  );
});

test('the props of the styles do not reach the HTML', async () => {
  const { demo } = await sharedDemo('styled-components', 'styled-components-props');
  const rows = demo.locator('tr.rc-table-row');
  const attributes = await rows.evaluateAll((elements) =>
    elements.map((element) => element.getAttributeNames().sort()),
  );
  expect(attributes).toEqual(Array(4).fill(['class', 'data-row-key']));
});
