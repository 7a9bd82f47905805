import type { Page } from 'playwright-core';
import { spokenTree } from '../support/spoken';
import { openLab } from './open-lab';

let page: Page;
beforeAll(async () => {
  page = await openLab();
});
afterAll(() => page.close());

/** The roles that assistive technology meets within an element of the page. */
async function rolesIn(selector: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const expression = `document.querySelector('${selector}')`;
  const { result } = await session.send('Runtime.evaluate', { expression });
  const { nodes } = await session.send('Accessibility.queryAXTree', {
    objectId: result.objectId,
  });
  await session.detach();
  return nodes.flatMap(({ ignored, role }) => (ignored ? [] : String(role?.value)));
}

test('/#header-and-data-are-separate-tables table.scroll.y: with scroll.y or sticky, the table of the data has no column headers, and keeps row headers', async () => {
  const rolesWith = async (props: object) => {
    await page.evaluate(async (given) => {
      const { show, cols, rows } = window.lab;
      const [first, second] = cols(2);
      const columns = [{ ...first, rowScope: 'row' }, second];
      await show({ columns, data: rows(1), 'aria-label': 'Rows', ...given });
    }, props);
    const roles = await rolesIn('[aria-label=Rows]');
    return [...new Set(roles)].filter((role) => /cell|header/.test(role)).sort();
  };
  expect(await rolesWith({})).toEqual(['cell', 'columnheader', 'rowheader']);
  expect(await rolesWith({ scroll: { y: 100 } })).toEqual(['cell', 'rowheader']);
  expect(await rolesWith({ sticky: true })).toEqual(['cell', 'rowheader']);
});

test('guide/accessibility#row-count: a virtual list has the rows that it renders, and no table, for assistive technology', async () => {
  await page.evaluate(async () => {
    const { show, cols, rows, h } = window.lab;
    const body = (list: readonly object[]) =>
      h(
        'div',
        { style: { overflow: 'auto' } },
        list.slice(0, 12).map((_, key) => h('div', { role: 'row', key }, `row ${key}`)),
      );
    const columns = cols(1, { width: 100 });
    await show({ columns, data: rows(900), scroll: { y: 40 }, components: { body } });
  });
  const rolesOf = async () => (await spokenTree(page)).map(({ role }) => role);
  expect((await rolesOf()).filter((role) => role === 'row')).toHaveLength(13);
});

describe('sticky.offsetScroll', () => {
  const shown = () =>
    page.evaluate(() => window.lab.$$('.rc-table-sticky-scroll').length > 0);
  const show = (rowCount: number, x: number) =>
    page.evaluate(
      async ([count = 0, width = 0]) => {
        const { cols, rows } = window.lab;
        const sticky = { offsetScroll: 20 };
        await window.lab.show({
          columns: cols(3),
          data: rows(count),
          scroll: { x: width },
          sticky,
        });
      },
      [rowCount, x],
    );
  const scrolled = () =>
    page.evaluate(async () => {
      await window.lab.settle();
      return window.lab.$('.rc-table-body').scrollLeft;
    });

  test('sticky.offsetScroll: the helper scrollbar is there while the table overflows sideways and its lower edge is out of view', async () => {
    await show(60, 300);
    expect(await shown()).toBe(false);
    await show(2, 900);
    expect(await shown()).toBe(false);
    await show(60, 900);
    expect(await shown()).toBe(true);
  });

  test('sticky.offsetScroll: a mouse drags it, a finger and the keyboard do not', async () => {
    await show(60, 900);
    const { x, y, focused } = await page.evaluate(() => {
      const bar = window.lab.$('.rc-table-sticky-scroll-bar');
      Object.assign(window, { moves: 0 });
      document.addEventListener('touchmove', ({ target }) => {
        if (target === bar) (window as unknown as { moves: number }).moves += 1;
      });
      bar.focus();
      const box = bar.getBoundingClientRect();
      return {
        x: box.x + 20,
        y: box.y + box.height / 2,
        focused: document.activeElement === bar,
      };
    });
    expect(focused).toBe(false);

    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', by?: number) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: by === undefined ? [] : [{ x: x + by, y }],
      });
    await touch('touchStart', 0);
    for (const by of [10, 30, 60]) await touch('touchMove', by);
    await touch('touchEnd');
    const moves = await page.evaluate(
      () => (window as unknown as { moves: number }).moves,
    );
    expect(moves).toBeGreaterThan(0);
    expect(await scrolled()).toBe(0);

    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 60, y, { steps: 3 });
    await page.mouse.up();
    expect(await scrolled()).toBeGreaterThan(50);
  });
});
