import type { Page } from 'playwright-core';
import { openLab, SCROLLBARS } from './open-lab';

let page: Page;
beforeAll(async () => {
  page = await openLab();
});
afterAll(() => page.close());

test('demo/scroll-xy#header-apart: header and body are apart where columns have fractions of pixels', async () => {
  const apart = await page.evaluate(async () => {
    const { show, cols, rows, $$ } = window.lab;
    const widest = async (
      given: (number | undefined)[],
      x: number | string,
      width = 400,
      zoom = 1,
    ) => {
      const columns = cols(given.length).map((column, at) => ({
        ...column,
        width: given[at],
      }));
      await show(
        { columns, data: rows(3, 'text here'), scroll: { x, y: 50 } },
        { width, style: { zoom } as object },
      );
      const lefts = (selector: string) =>
        $$(selector).map((one) => one.getBoundingClientRect().left);
      const body = lefts('.rc-table-row:last-child td');
      return Math.max(
        ...lefts('thead th').map((left, at) => Math.abs(left - (body[at] ?? 0))),
      );
    };
    const none = undefined;
    const given = [50, 70, 90];
    return {
      plain: [await widest([none, none, none], 'max-content'), await widest(given, 200)],
      zoomed: [
        await widest([none, none, none], 'max-content', 300, 1.25),
        await widest([50, none, 90, none, 61], 200, 503, 1.1),
      ],
      cured: await widest(given, 210, 200, 1.1),
    };
  });
  expect(apart.plain).toEqual([0, 0]);
  expect(Math.min(...apart.zoomed)).toBeGreaterThan(0.5);
  expect(apart.cured).toBeLessThan(0.1);
});

test('demo/scroll-xy#header-strip demo/virtual-list#under-scrollbar: the header ends with the place of the scrollbar, also beside one row', async () => {
  const strip = await page.evaluate(async (css) => {
    const { show, cols, rows, $ } = window.lab;
    await show({ columns: cols(2), data: rows(1), scroll: { y: 100 } }, { css });
    return $('.rc-table-cell-scrollbar')?.getBoundingClientRect().width;
  }, SCROLLBARS);
  expect(strip).toBeGreaterThan(5);
});

test('demo/scroll-y#narrow-column demo/sub-table#narrow-names: a column without a width gets what is left, even nothing', async () => {
  const widths = await page.evaluate(async () => {
    const { show, cols, rows, widths } = window.lab;
    const columns = [...cols(2, { width: 200 }), { title: 'free', dataIndex: 'c2' }];
    const last = async (width: number) => {
      await show({ columns, data: rows(1, 'text'), scroll: { y: 100 } }, { width });
      return widths('.rc-table-row td')[2];
    };
    return [await last(600), await last(400)];
  });
  expect(widths[0]).toBeGreaterThan(190);
  expect(widths[1]).toBeLessThan(20);
});

test('demo/sticky-header#overflow-hidden: overflow hidden holds the header, overflow clip does not', async () => {
  const tops = await page.evaluate(async () => {
    const { show, cols, rows, rect, settle } = window.lab;
    const top = async (overflow: string) => {
      await show(
        { columns: cols(2), data: rows(60), sticky: true },
        { style: { overflow } },
      );
      window.scrollTo(0, 500);
      await settle();
      const { top } = rect('.rc-table-sticky-holder');
      window.scrollTo(0, 0);
      return Math.round(top);
    };
    const result = [await top('hidden'), await top('clip')];
    document.querySelector<HTMLElement>('#root')!.style.overflow = '';
    return result;
  });
  expect(tops).toEqual([-500, 0]);
});

test('demo/virtual-list#wide-header: widths that add up to less stretch the header alone', async () => {
  const width = await page.evaluate(async () => {
    const { h, show, cols, rows, widths } = window.lab;
    const body = () => h('div', null, h('p', { style: { width: 100 } }));
    await show({
      columns: cols(2, { width: 100 }),
      data: rows(3),
      scroll: { y: 100 },
      components: { body },
    });
    return widths('thead th')[0];
  });
  expect(width).toBeGreaterThan(150);
});
