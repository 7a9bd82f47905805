import type { Page } from 'playwright-core';
import { openLab, SCROLLBARS } from './open-lab';

let page: Page;
beforeAll(async () => {
  page = await openLab();
});
afterAll(() => page.close());

test('demo/ellipsis#fixed-width: a fixed column without a width has a share of scroll.x, whatever is in it', async () => {
  const widths = await page.evaluate(async () => {
    const { show, cols, rows, widths } = window.lab;
    const [first, ...others] = cols(3, { ellipsis: true });
    const columns = (width?: number) => [{ ...first, width, fixed: 'left' }, ...others];
    await show({ columns: columns(), data: rows(1), scroll: { x: 900 } });
    const [shared] = widths('tbody td');
    await show({ columns: columns(60), data: rows(1), scroll: { x: 900 } });
    return [shared, widths('tbody .rc-table-row td')[0]];
  });
  expect(widths[1]).toBe(60);
});

test('demo/fixed-columns-resize#page-gets-wider demo/scroll-x#page-scrolls demo/scroll-xy#wide-table: an item of a flex box is as wide as its content', async () => {
  const widths = await page.evaluate(async () => {
    const { h, showElement, cols, rows, Table, rect } = window.lab;
    const width = async (minWidth?: number) => {
      const table = h(Table, { columns: cols(3), data: rows(1), scroll: { x: 900 } });
      await showElement(h('main', { style: { minWidth } }, table), {
        style: { display: 'flex' },
      });
      const { width } = rect('main');
      return width;
    };
    const result = [await width(), await width(0)];
    document.querySelector<HTMLElement>('#root')!.style.display = '';
    return result;
  });
  expect(widths[0]).toBeGreaterThanOrEqual(900);
  expect(widths[1]).toBe(400);
});

test('demo/fixed-columns-resize#width-without-effect: content does not count, only width and what is left over', async () => {
  const widths = await page.evaluate(async () => {
    const { show, cols, rows, widths } = window.lab;
    const columns = [
      { ...cols(1, { width: 90 })[0], fixed: 'left' },
      ...cols(3).slice(1),
    ];
    const at = async (text: string) => {
      await show({ columns, data: rows(1, text), scroll: { x: 600 } });
      return widths('.rc-table-row td');
    };
    return [await at('x'), await at('a much longer text than before')];
  });
  expect(widths[0]).toEqual(widths[1]);
  expect(widths[0]?.[0]).toBe(90);
});

test('demo/hide-header#column-widths: in the automatic layout a width is a wish', async () => {
  const widths = await page.evaluate(async () => {
    const { show, cols, rows, widths } = window.lab;
    const columns = [...cols(1, { width: 250 }), ...cols(3).slice(1)];
    const props = { columns, data: rows(1, 'Unbreakablewords'), showHeader: false };
    const box = { css: '.rc-table tbody tr td { white-space: nowrap }' };
    await show({ ...props, tableLayout: 'auto' }, box);
    const [auto] = widths('.rc-table-row td');
    await show({ ...props, tableLayout: 'fixed' }, box);
    return [auto, widths('.rc-table-row td')[0]];
  });
  expect(widths[0]).toBeLessThan(250);
  expect(widths[1]).toBe(250);
});

test('demo/hide-header#two-tables: the scrollbar of scroll.y takes width from the columns', async () => {
  const widths = await page.evaluate(async (css) => {
    const { show, cols, rows, widths } = window.lab;
    const columns = [...cols(1, { width: 50 }), ...cols(2).slice(1)];
    const props = { columns, data: rows(9), tableLayout: 'fixed', showHeader: false };
    await show(props, { css });
    const plain = widths('.rc-table-row:last-child td');
    await show({ ...props, scroll: { y: 100 } }, { css });
    return [plain, widths('.rc-table-row:last-child td')];
  }, SCROLLBARS);
  expect([widths[0]?.[0], widths[1]?.[0]]).toEqual([50, 50]);
  expect(widths[1]?.[1]).toBeLessThan((widths[0]?.[1] ?? 0) - 10);
});

test('demo/dropdown#columns-move: fewer rows move the columns of an automatic layout', async () => {
  const widths = await page.evaluate(async () => {
    const { show, cols, rows, widths } = window.lab;
    const data = [
      ...rows(1),
      { key: 'wide', c0: 'a rather long text in the first column' },
    ];
    const both = async (props: object) => {
      await show({ data, ...props });
      const [all] = widths('.rc-table-row td');
      await show({ data: data.slice(0, 1), ...props });
      return [all, widths('.rc-table-row td')[0]];
    };
    return [
      await both({ columns: cols(2) }),
      await both({ columns: cols(2, { width: 150 }), tableLayout: 'fixed' }),
    ];
  });
  expect(widths[0]?.[0]).not.toBe(widths[0]?.[1]);
  expect(widths[1]?.[0]).toBe(widths[1]?.[1]);
});

test('recipe/responsive-columns#wrong-widths: widths stay on their col when cells are hidden', async () => {
  const widths = await page.evaluate(async () => {
    const { show, cols, rows, widths } = window.lab;
    const columns = cols(3).map((column, at) => ({
      ...column,
      className: `c${at}`,
      width: [200, 50, 150][at],
    }));
    const props = { columns, data: rows(1), tableLayout: 'fixed' };
    await show(props, { css: '.c0 { display: none }' });
    return widths('.rc-table-row .c1, .rc-table-row .c2');
  });
  expect(widths[0]).toBe(200);
});

test('recipe/responsive-columns#empty-strip: with scroll.y, the measuring row keeps the place of hidden cells', async () => {
  const gaps = await page.evaluate(async () => {
    const { show, cols, rows, rect } = window.lab;
    const columns = cols(3).map((column, at) => ({ ...column, className: `c${at}` }));
    const gap = async (props: object) => {
      const css = '.c1 { display: none }';
      await show({ columns, data: rows(3, 'text'), ...props }, { css });
      const header = rect('thead .c2');
      const body = rect('.rc-table-row .c2');
      return [Math.round(400 - body.right), Math.round(header.left - body.left)];
    };
    return [await gap({}), await gap({ scroll: { y: 99 } }), await gap({ sticky: true })];
  });
  expect(gaps).toEqual([
    [0, 0],
    [133, 0],
    [133, 0],
  ]);
});

test('demo/column-resize#other-columns: the others share the rest, unless the table is as wide as its columns', async () => {
  const widths = await page.evaluate(async () => {
    const { show, rows, widths } = window.lab;
    const at = async (width: number, sum: boolean) => {
      const columns = [width, 100].map((one, key) => ({ title: 'C', key, width: one }));
      const more = sum
        ? { scroll: { x: width + 100 }, style: { width: 'fit-content' } }
        : {};
      await show({ columns, data: rows(1), tableLayout: 'fixed', ...more });
      return widths('.rc-table-row td')[1];
    };
    return [
      await at(100, false),
      await at(150, false),
      await at(100, true),
      await at(150, true),
    ];
  });
  expect(widths[0]).not.toBe(widths[1]);
  expect(widths[2]).toBe(widths[3]);
});
