import { readFileSync } from 'node:fs';
import type { Locator } from 'playwright-core';
import Table from 'rc-table';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { sharedDemo } from '../support/shared-demo';
import { eventually, openContext, openDemo } from '../support/visit';
import { wheelOver } from '../support/scroll';

const scroller = (demo: Locator) => demo.locator('.rc-table-content');

const scrollTo = (demo: Locator, left: number) =>
  scroller(demo).evaluate((element, value) => element.scrollTo(value, 0), left);

const left = async (cell: Locator) => (await cell.boundingBox())?.x ?? NaN;

async function hasPings(demo: Locator, expected: { left: boolean; right: boolean }) {
  const classes = await demo.locator('.rc-table').getAttribute('class');
  expect({
    left: / rc-table-ping-left /.test(`${classes} `),
    right: / rc-table-ping-right /.test(`${classes} `),
  }).toEqual(expected);
}

test('the table scrolls sideways with its header, and says which side is hidden', async () => {
  const { demo, page } = await sharedDemo('scroll-x', 'scroll-x-options');
  const header = demo.getByRole('columnheader', { name: 'January 2022' });
  const cell = demo.locator('tr.rc-table-row').first().locator('td').nth(1);
  await cell.hover();
  const frame = await demo.locator('.rc-table').boundingBox();
  await eventually(() => hasPings(demo, { left: false, right: true }));
  await demo.getByText('scrollLeft 0, hidden: right').waitFor();

  const before = { header: await left(header), cell: await left(cell) };
  expect(before.header).toBeCloseTo(before.cell, 0);
  await wheelOver(page, cell, [200, 0]);
  await demo.getByText('scrollLeft 200, hidden: left and right').waitFor();
  expect(await left(header)).toBeCloseTo(before.header - 200, 0);
  expect(await left(cell)).toBeCloseTo(before.cell - 200, 0);
  await eventually(() => hasPings(demo, { left: true, right: true }));

  await scrollTo(demo, 5000);
  await demo.getByText('hidden: left').and(demo.getByText(/left$/)).waitFor();
  await eventually(() => hasPings(demo, { left: true, right: false }));
  const last = await demo
    .getByRole('columnheader', { name: 'December 2022' })
    .boundingBox();
  expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual(
    (frame?.x ?? 0) + (frame?.width ?? 0),
  );
  expect(await demo.locator('.rc-table').boundingBox()).toEqual(frame);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth),
  ).toBe(true);
});

test('a number sets the width, true lets the text wrap, max-content does not', async () => {
  const { demo } = await sharedDemo('scroll-x', 'scroll-x-options');
  const table = demo.getByRole('table');
  const name = demo.getByRole('cell', { name: 'Porto, Rua das Flores' });
  const width = async () => (await table.boundingBox())?.width ?? 0;
  const lineHeight = async () => (await name.boundingBox())?.height ?? 0;
  const choose = (option: string) =>
    demo.getByRole('button', { name: option, exact: true }).click();

  expect(await width()).toBe(2000);
  await choose('true');
  const wrapping = { width: await width(), height: await lineHeight() };
  await choose("'max-content'");
  const natural = { width: await width(), height: await lineHeight() };
  expect(wrapping.width).toBeLessThan(natural.width);
  expect(natural.width).toBeLessThan(2000);
  expect(wrapping.height).toBeGreaterThan(natural.height);
  await demo.getByText(`table ${Math.round(natural.width)} px`).waitFor();
  await eventually(() => hasPings(demo, { left: false, right: true }));
});

test('buttons and arrow keys move the months, and the shadows follow', async () => {
  const { demo, page } = await sharedDemo('scroll-x', 'scroll-x-hints');
  const opacity = (side: '::before' | '::after') =>
    demo
      .locator('.scroll-hints')
      .evaluate((element, pseudo) => getComputedStyle(element, pseudo).opacity, side);
  const scrollLeft = () => scroller(demo).evaluate((element) => element.scrollLeft);
  await eventually(async () => {
    expect([await opacity('::before'), await opacity('::after')]).toEqual(['0', '1']);
  });

  await demo.getByRole('button', { name: 'Later months' }).focus();
  await page.keyboard.press('Tab');
  const region = demo.getByRole('region', { name: 'Mean temperature by month' });
  expect(await region.evaluate((element) => element === document.activeElement)).toBe(
    true,
  );
  expect(await region.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe(
    'solid',
  );
  await page.keyboard.press('ArrowRight');
  await eventually(async () => {
    expect(await scrollLeft()).toBeGreaterThan(0);
    expect([await opacity('::before'), await opacity('::after')]).toEqual(['1', '1']);
  });

  await demo.getByRole('button', { name: 'Later months' }).click();
  await demo.getByRole('button', { name: 'Later months' }).click();
  await eventually(async () => {
    expect([await opacity('::before'), await opacity('::after')]).toEqual(['1', '0']);
  });
  await demo.getByRole('button', { name: 'Earlier months' }).click();
  await eventually(async () => {
    expect(await scrollLeft()).toBe(0);
    expect([await opacity('::before'), await opacity('::after')]).toEqual(['0', '1']);
  });
});

test('on a phone the page itself does not scroll sideways', async () => {
  const { demo, page } = await openDemo('scroll-x', 'scroll-x-options', {
    viewport: { width: 360, height: 740 },
  });
  await demo.getByText('hidden: right').waitFor();
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth),
  ).toBe(true);
});

test('columns narrower than scroll.x are stretched, unless one has no width', async () => {
  const context = await openContext({ viewport: { width: 500, height: 300 } });
  const page = await context.newPage();
  const css = readFileSync(require.resolve('rc-table/assets/index.css'), 'utf8');
  const widthsOf = async (last: number | undefined) => {
    const columns = [100, 100, last].map((width, key) => ({ key, title: 'A', width }));
    const table = renderToString(
      createElement(Table, { columns, data: [{ key: 1 }], scroll: { x: 600 } }),
    );
    await page.setContent(`<style>${css}</style>${table}`);
    const cells = await page.locator('thead th').all();
    return Promise.all(cells.map(async (cell) => (await cell.boundingBox())?.width));
  };
  expect((await widthsOf(100)).every((width = 0) => width > 150)).toBe(true);
  expect((await widthsOf(undefined)).map((width = 0) => Math.round(width / 100))).toEqual(
    [1, 1, 4],
  );
});
