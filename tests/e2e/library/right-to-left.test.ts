import type { Page } from 'playwright-core';
import { openLab } from './open-lab';

let page: Page;
beforeAll(async () => {
  page = await openLab();
});
afterAll(() => page.close());

test('demo/fixed-columns-and-header-rtl#shadow-side: another direction leaves the shadows as they were', async () => {
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

test('demo/fixed-columns-and-header-rtl#missing-direction: in a page from right to left, the table needs direction', async () => {
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

test('demo/fixed-columns-and-header-rtl#scroll-left demo/fixed-columns-and-header-rtl#number-align: scrollLeft counts down, and align is physical', async () => {
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

test('demo/fixed-columns-and-header-rtl#fixed-group: a fixed group has the offset of the wrong column', async () => {
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

test('demo/fixed-columns-and-header-rtl#reversed-codes: codes are reordered in a line from right to left', async () => {
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

test('demo/virtual-list-grid#right-to-left: from right to left, react-window reports a positive scrollLeft', async () => {
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
