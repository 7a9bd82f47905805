import type { Page } from 'playwright-core';
import { openLab, SCROLLBARS } from './open-lab';

let page: Page;
beforeAll(async () => {
  page = await openLab();
});
afterAll(() => page.close());

test('demo/fixed-columns#1: without scroll.x cells are sticky, and nothing scrolls', async () => {
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

test('demo/fixed-columns#3 demo/scroll-x#2: columns share what is left of scroll.x, unless one has no width', async () => {
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

test('demo/fixed-columns#5 demo/fixed-columns-and-header#5: fixed cells and headers lie over the others, and are opaque', async () => {
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

test('demo/scroll-x#3 demo/fixed-columns-and-header#3 demo/fixed-columns-resize#4: another scroll.x or width leaves the shadows as they were', async () => {
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

test('demo/fixed-columns-and-header-rtl#3: nor does another direction move them', async () => {
  const pings = await page.evaluate(async () => {
    const { show, change, cols, rows, $ } = window.lab;
    const props = { columns: cols(2), data: rows(1), scroll: { x: 900 } };
    const sides = () =>
      ['left', 'right'].filter((side) => $(`.rc-table-ping-${side}`) !== null);
    await show(props);
    const ltr = sides();
    await change({ ...props, direction: 'rtl' });
    const switched = sides();
    await change({ ...props, direction: 'rtl', key: 'anew' });
    return [ltr, switched, sides()];
  });
  expect(pings).toEqual([['right'], ['right'], ['left']]);
});

test('demo/fixed-columns-and-header-rtl#1: in a page from right to left, the table needs direction', async () => {
  const visible = await page.evaluate(async () => {
    const { show, cols, rows, $, rect } = window.lab;
    const columns = cols(3).map((column, at) => ({
      ...column,
      width: 300,
      fixed: at === 0 && 'left',
    }));
    const inView = async (direction?: string) => {
      await show(
        { columns, data: rows(1), scroll: { x: 900 }, direction },
        { dir: 'rtl' },
      );
      const box = $('.rc-table-content');
      box.scrollLeft = -500;
      await window.lab.settle();
      const frame = box.getBoundingClientRect();
      const cell = rect('.rc-table-row td');
      return cell.right > frame.left && cell.left < frame.right;
    };
    return [await inView(), await inView('rtl')];
  });
  expect(visible).toEqual([false, true]);
});

test('demo/fixed-columns-and-header-rtl#2 demo/fixed-columns-and-header-rtl#6: scrollLeft counts down, and align is physical', async () => {
  const state = await page.evaluate(async () => {
    const { show, rows, $, css } = window.lab;
    const columns = [{ align: 'right', dataIndex: 'c0' }, { dataIndex: 'c1' }];
    const props = { columns, data: rows(1), scroll: { x: 900 }, direction: 'rtl' };
    await show(props, { dir: 'rtl' });
    const box = $('.rc-table-content');
    box.scrollLeft = 100;
    const positive = box.scrollLeft;
    box.scrollLeft = -9999;
    const end = box.scrollLeft === box.clientWidth - box.scrollWidth;
    return [
      positive,
      end,
      ...[1, 2].map((at) => css(`.rc-table-row td:nth-child(${at})`, 'text-align')),
    ];
  });
  expect(state).toEqual([0, true, 'right', 'start']);
});

test('demo/fixed-columns-and-header-rtl#5: a fixed group has the offset of the wrong column', async () => {
  const offsets = await page.evaluate(async () => {
    const { show, rows, $$ } = window.lab;
    const pinned = (fixed: string) => [
      { title: 'A', width: 100, fixed },
      { title: 'B', width: 150, fixed },
    ];
    const group = (fixed: string) => ({ title: 'G', fixed, children: pinned(fixed) });
    const free = { title: 'free', width: 600 };
    const styleOf = async (fixed: 'left' | 'right', direction: string) => {
      const columns = fixed === 'left' ? [group(fixed), free] : [free, group(fixed)];
      await show(
        { columns, data: rows(1), scroll: { x: 850 }, direction },
        { dir: direction as 'rtl' },
      );
      const cell = $$('th').find(({ textContent }) => textContent === 'G')!;
      return [cell.style.left, cell.style.right].filter(Boolean);
    };
    return {
      ltr: [await styleOf('left', 'ltr'), await styleOf('right', 'ltr')],
      rtl: [await styleOf('left', 'rtl'), await styleOf('right', 'rtl')],
    };
  });
  expect(offsets.ltr).toEqual([['0px'], ['0px']]);
  expect(offsets.rtl.flat()).not.toContain('0px');
});

test('demo/fixed-columns-and-header-rtl#7: codes are reordered in a line from right to left', async () => {
  const order = await page.evaluate(async () => {
    const { h, showElement, $ } = window.lab;
    const isTurned = async (child: unknown) => {
      await showElement(h('p', null, child), { dir: 'rtl' });
      const text = document
        .createTreeWalker($('p'), NodeFilter.SHOW_TEXT)
        .nextNode() as Text;
      const left = (at: number) => {
        const range = document.createRange();
        range.setStart(text, at);
        range.setEnd(text, at + 1);
        return range.getBoundingClientRect().left;
      };
      return left(0) > left(3);
    };
    return [
      await isTurned('12-A'),
      await isTurned(window.lab.h('bdi', { dir: 'ltr' }, '12-A')),
    ];
  });
  expect(order).toEqual([true, false]);
});

test('demo/scroll-xy#1: header and body are apart where columns have fractions of pixels', async () => {
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

test('demo/scroll-xy#4 demo/virtual-list#3: the header ends with the place of the scrollbar, also beside one row', async () => {
  const strip = await page.evaluate(async (css) => {
    const { show, cols, rows, $ } = window.lab;
    await show({ columns: cols(2), data: rows(1), scroll: { y: 100 } }, { css });
    return $('.rc-table-cell-scrollbar')?.getBoundingClientRect().width;
  }, SCROLLBARS);
  expect(strip).toBeGreaterThan(5);
});

test('demo/scroll-y#1 demo/sub-table#7: a column without a width gets what is left, even nothing', async () => {
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

test('demo/expanded-row-render#7 demo/sub-table#6: with fixed columns, details are as wide as the view and cut', async () => {
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

test('demo/sticky-header#2: overflow hidden holds the header, overflow clip does not', async () => {
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

test('demo/virtual-list#4: widths that add up to less stretch the header alone', async () => {
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

test('demo/virtual-list-grid#8: from right to left, react-window reports a positive scrollLeft', async () => {
  const reported = await page.evaluate(async () => {
    const { h, VariableSizeGrid, showElement, settle, $ } = window.lab;
    const seen: number[] = [];
    const props = {
      direction: 'rtl',
      width: 100,
      height: 100,
      rowCount: 9,
      rowHeight: () => 40,
      columnCount: 9,
      columnWidth: () => 50,
      onScroll: ({ scrollLeft }: { scrollLeft: number }) => seen.push(scrollLeft),
      className: 'grid',
    };
    await showElement(
      h(VariableSizeGrid, props, ({ style }: { style: object }) => h('i', { style })),
      { dir: 'rtl' },
    );
    $('.grid').scrollLeft = -60;
    await settle(10);
    return [$('.grid').scrollLeft, seen.pop()];
  });
  expect(reported).toEqual([-60, 60]);
});

test('recipe/column-settings#4: a column that is fixed in the middle keeps the place of those before it', async () => {
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

test('demo/fixed-columns-and-header#1 demo/fixed-columns-and-header#2: with max-content, a fixed header has no room for a column without a width', async () => {
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
