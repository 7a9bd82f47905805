import type { Page } from 'playwright-core';
import { openLab } from './open-lab';

let page: Page;
beforeAll(async () => {
  page = await openLab();
});
afterAll(() => page.close());

test('demo/fixed-columns#nothing-fixed: without scroll.x cells are sticky, and nothing scrolls', async () => {
  const state = await page.evaluate(async () => {
    const { show, cols, rows, css, $ } = window.lab;
    const columns = cols(3).map((column, at) => ({
      ...column,
      width: 300,
      fixed: at === 0 && 'left',
    }));
    const at = async (scroll?: object) => {
      await show({ columns, data: rows(1), scroll });
      const box = $('.rc-table-content');
      box.scrollLeft = 50;
      return [css('.rc-table-row td', 'position'), box.scrollLeft];
    };
    return [await at(), await at({ x: 900 })];
  });
  expect(state).toEqual([
    ['sticky', 0],
    ['sticky', 50],
  ]);
});

test('demo/fixed-columns#wide-column demo/scroll-x#wide-columns: columns share what is left of scroll.x, unless one has no width', async () => {
  const widths = await page.evaluate(async () => {
    const { show, cols, rows, widths } = window.lab;
    const data = rows(1);
    const first = async (columns: object[], x: number) => {
      await show({ columns, data, scroll: { x } });
      return widths('.rc-table-row td')[0];
    };
    const columns = [
      { ...cols(1)[0], fixed: 'left', width: 100 },
      ...cols(3, { width: 100 }).slice(1),
    ];
    return [
      await first(columns, 400),
      await first([...columns, ...cols(4, { width: 100 }).slice(3)], 400),
      await first([columns[0]!, { title: 'free' }, columns[2]!], 400),
    ];
  });
  expect(widths[0]).toBeGreaterThan(100);
  expect(widths.slice(1)).toEqual([100, 100]);
});

test('demo/fixed-columns#text-shows-through demo/fixed-columns-and-header#corner-shows-through guide/styling#text-shows-through: fixed cells and headers lie over the others, and are opaque', async () => {
  const cells = await page.evaluate(async () => {
    const { show, cols, rows, css } = window.lab;
    const columns = cols(3).map((column, at) => ({
      ...column,
      width: 300,
      fixed: at === 0 && 'left',
    }));
    await show({ columns, data: rows(3), scroll: { x: 900, y: 50 } });
    return ['.rc-table-row td', 'thead th'].map((one) => [
      css(one, 'position'),
      Number(css(one, 'z-index')) > 0,
      css(one, 'background-color').startsWith('rgb('),
    ]);
  });
  expect(cells).toEqual([
    ['sticky', true, true],
    ['sticky', true, true],
  ]);
});

test('guide/styling#expanded-margins: expanded content stays in its cell, if its margins are those of the padding', async () => {
  const boxes = await page.evaluate(async () => {
    const { show, cols, rows, rect, css } = window.lab;
    const boxesWith = async (styles: string) => {
      await show(
        {
          columns: cols(3, { width: 300, fixed: 'left' }),
          data: rows(1),
          scroll: { x: 900 },
          expandable: {
            expandedRowRender: () => 'more',
            defaultExpandedRowKeys: [0],
          },
        },
        { css: styles },
      );
      const [cell, content] = [
        '.rc-table-expanded-row td',
        '.rc-table-expanded-row-fixed',
      ];
      const [outer, inner] = [rect(cell), rect(content)];
      return {
        above: outer.top - inner.top,
        below: inner.bottom - outer.bottom > 0,
        margin: css(content, 'margin-top'),
      };
    };
    return [
      await boxesWith(''),
      await boxesWith('.rc-table td { padding: 4px }'),
      await boxesWith(
        '.rc-table td { padding: 4px } .rc-table-expanded-row-fixed { margin: -4px }',
      ),
    ];
  });
  expect(boxes).toEqual([
    { above: 0, below: false, margin: '-16px' },
    { above: 12, below: true, margin: '-16px' },
    { above: 0, below: false, margin: '-4px' },
  ]);
});

test('demo/scroll-x#stale-shadows demo/fixed-columns-and-header#wrong-shadows demo/fixed-columns-resize#stale-shadow: another scroll.x or width leaves the shadows as they were', async () => {
  const pings = await page.evaluate(async () => {
    const { show, change, cols, rows, $ } = window.lab;
    const isPing = () => $('.rc-table-ping-right') !== null;
    const columns = cols(2, { width: 100 });
    const data = rows(1);
    await show({ columns, data, scroll: { x: 300 } });
    const before = isPing();
    await change({ columns, data, scroll: { x: 900 } });
    const wider = isPing();
    await change({ columns, data: [...data], scroll: { x: 900 } });
    const withData = isPing();
    await show({ columns, data, scroll: { x: 'max-content' } });
    const fits = isPing();
    await change({
      columns: cols(2, { width: 500 }),
      data,
      scroll: { x: 'max-content' },
    });
    const widened = isPing();
    await change({ key: 'anew', columns, data, scroll: { x: 900 } });
    return { before, wider, withData, fits, widened, anew: isPing() };
  });
  expect(pings).toEqual({
    before: false,
    wider: false,
    withData: true,
    fits: false,
    widened: false,
    anew: true,
  });
});

test('demo/expanded-row-render#cut-details demo/sub-table#inner-cut-off: with fixed columns, details are as wide as the view and cut', async () => {
  const state = await page.evaluate(async () => {
    const { h, show, cols, rows, $, css } = window.lab;
    const columns = cols(3).map((column, at) => ({
      ...column,
      width: 300,
      fixed: at === 0 && 'left',
    }));
    const expandedRowRender = () => h('p', { style: { width: 800 } });
    const expandable = { expandedRowRender, defaultExpandAllRows: true };
    await show({ columns, data: rows(1), scroll: { x: 900 }, expandable });
    const box = $('.rc-table-expanded-row-fixed');
    return [
      box.clientWidth <= 400,
      box.scrollWidth > 700,
      css('.rc-table-expanded-row-fixed', 'overflow-x'),
    ];
  });
  expect(state).toEqual([true, true, 'hidden']);
});

test('recipe/column-settings#fixed-in-middle: a column that is fixed in the middle keeps the place of those before it', async () => {
  const lefts = await page.evaluate(async () => {
    const { show, cols, rows, $, rect, settle } = window.lab;
    const columns = cols(4, { width: 300 }).map((column, at) => ({
      ...column,
      fixed: at === 1 && 'left',
    }));
    await show({ columns, data: rows(1), scroll: { x: 1200 } });
    $('.rc-table-content').scrollLeft = 250;
    await settle();
    return ['.rc-table-row td:nth-child(1)', '.rc-table-row td:nth-child(2)'].map((one) =>
      Math.round(rect(one).left),
    );
  });
  expect(lefts).toEqual([-249, 301]);
});

test('demo/fixed-columns-and-header#broken-titles demo/fixed-columns-and-header#empty-table: with max-content, a fixed header has no room for a column without a width', async () => {
  const cut = await page.evaluate(async () => {
    const { show, rows, $$ } = window.lab;
    const titles = ['Short', 'Alongtitlewithoutaspace'];
    const isCut = async (count: number, width?: number) => {
      const columns = titles.map((title, at) => ({
        title,
        dataIndex: `c${at}`,
        width: at ? width : 80,
      }));
      await show(
        { columns, data: rows(count), scroll: { x: 'max-content', y: 50 } },
        { width: 120 },
      );
      const title = $$('thead th')[1]!;
      return title.getBoundingClientRect().height > 60;
    };
    return [await isCut(2), await isCut(2, 240), await isCut(0)];
  });
  expect(cut).toEqual([true, false, true]);
});
