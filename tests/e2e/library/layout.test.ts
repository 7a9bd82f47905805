import type { Page } from 'playwright-core';
import { openLab, SCROLLBARS } from './open-lab';

let page: Page;
beforeAll(async () => {
  page = await openLab();
});
afterAll(() => page.close());

test('demo/children-indent#2: the indent is an inline space, and the text wraps below its icon', async () => {
  const tops = await page.evaluate(async () => {
    const { show, $ } = window.lab;
    const data = [
      { key: 1, a: 'top', children: [{ key: 2, a: 'Averylongword', children: [] }] },
    ];
    const columns = [
      { title: 'A', dataIndex: 'a', width: 90 },
      { title: 'B', width: 310 },
    ];
    const expandable = { defaultExpandAllRows: true, indentSize: 40 };
    const gap = () => {
      const cell = $('.rc-table-row-level-1 td');
      const range = document.createRange();
      range.selectNodeContents(cell.lastChild!);
      const icon = cell.querySelector('.rc-table-row-expand-icon')!;
      return range.getBoundingClientRect().top - icon.getBoundingClientRect().bottom;
    };
    await show({ data, columns, expandable, tableLayout: 'fixed' });
    const narrow = gap();
    await show({
      data,
      columns: [{ ...columns[0], width: undefined }, columns[1]],
      expandable,
      scroll: { x: 'max-content' },
    });
    return [narrow >= 0, gap() < 0];
  });
  expect(tops).toEqual([true, true]);
});

test('demo/class-name#1: the cells cover the color of their row', async () => {
  const colors = await page.evaluate(async () => {
    const { show, cols, rows, css } = window.lab;
    const props = { columns: cols(2), data: rows(1), rowClassName: 'mine' };
    const color = () => css('.rc-table-row td', 'background-color');
    await show(props, { css: 'tr.mine { background: red }' });
    const covered = color();
    await show(props, { css: '.rc-table tbody tr.mine > td { background: red }' });
    return [covered, color()];
  });
  expect(colors).toEqual(['rgb(255, 255, 255)', 'rgb(255, 0, 0)']);
});

test('demo/class-name#5 demo/styled-components#2: the stronger rule wins, on hover as well', async () => {
  const colors = await page.evaluate(async () => {
    const { show, cols, rows, css } = window.lab;
    const props = { columns: cols(2), data: rows(1), rowClassName: 'mine' };
    const hovered = async (rule: string) => {
      await show(props, { css: rule });
      const before = css('.rc-table-row td', 'background-color');
      document
        .querySelector('.rc-table-row td')!
        .dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
      return [
        before,
        css('.rc-table-row td.rc-table-cell-row-hover', 'background-color'),
      ];
    };
    return [
      await hovered('.mine > td { background: red }'),
      await hovered('table tbody tr.mine > td { background: red }'),
      await hovered('.mine.mine.mine.mine > td { background: red }'),
    ];
  });
  const red = 'rgb(255, 0, 0)';
  expect(colors[0]?.[0]).not.toBe(red);
  expect(colors[1]?.[0]).toBe(red);
  expect(colors[1]?.[1]).not.toBe(red);
  expect(colors[2]).toEqual([red, red]);
});

test('demo/ellipsis#1: in the automatic layout nothing is cut', async () => {
  const cut = await page.evaluate(async () => {
    const { show, cols, rows, $ } = window.lab;
    const props = { columns: cols(2, { ellipsis: true }), data: rows(1, 'x'.repeat(80)) };
    const isCut = () => $('tbody td').scrollWidth > $('tbody td').clientWidth;
    await show({ ...props, tableLayout: 'auto' });
    const auto = isCut();
    await show(props);
    const none = isCut();
    await show({ ...props, tableLayout: 'fixed' });
    return [auto, none, isCut()];
  });
  expect(cut).toEqual([false, true, true]);
});

test('demo/ellipsis#2: a fixed column without a width has a share of scroll.x, whatever is in it', async () => {
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

test('demo/ellipsis#5 demo/ellipsis-custom-tooltip#2: the title is on cut and other cells alike, and takes no focus', async () => {
  const cells = await page.evaluate(async () => {
    const { show, $$ } = window.lab;
    const data = [{ key: 1, a: 'short', b: 'long '.repeat(60) }];
    const columns = ['a', 'b'].map((dataIndex) => ({
      dataIndex,
      ellipsis: true,
      width: 200,
    }));
    await show({ columns, data });
    return $$('.rc-table-row td').map(({ title, tabIndex, scrollWidth, clientWidth }) => [
      title !== '',
      tabIndex,
      scrollWidth > clientWidth,
    ]);
  });
  expect(cells).toEqual([
    [true, -1, false],
    [true, -1, true],
  ]);
});

test('demo/ellipsis-custom-tooltip#3: the widths of an inline element are equal', async () => {
  const cut = await page.evaluate(async () => {
    const { h, showElement, $ } = window.lab;
    const text = h(
      'div',
      { style: { width: 50 } },
      h('span', null, 'a long text that is cut'),
    );
    await showElement(text, {
      css: '#root div { overflow: hidden; white-space: nowrap }',
    });
    const span = $('span');
    const isCut = () => span.scrollWidth > span.clientWidth;
    const inline = isCut();
    Object.assign(span.style, { display: 'block', overflow: 'hidden' });
    return [inline, isCut()];
  });
  expect(cut).toEqual([false, true]);
});

test('demo/fixed-columns-auto-height#1: a cell with another display is lower than its row', async () => {
  const same = await page.evaluate(async () => {
    const { show, cols, rows, rect } = window.lab;
    const [first, second] = cols(2);
    const tall = {
      ...second,
      render: () => window.lab.h('p', { style: { height: 90 } }),
    };
    const compare = async (display: string) => {
      const fixed = {
        ...first,
        fixed: 'left',
        width: 80,
        onCell: () => ({ style: { display } }),
      };
      await show({ columns: [fixed, tall], data: rows(1), scroll: { x: 600 } });
      return rect('.rc-table-row td').height >= rect('.rc-table-row').height - 1;
    };
    return [await compare('flex'), await compare('')];
  });
  expect(same).toEqual([false, true]);
});

test('demo/fixed-columns-auto-height#2: the height of a row is its least height', async () => {
  const height = await page.evaluate(async () => {
    const { show, rows, rect, h } = window.lab;
    const render = () => h('p', { style: { height: 90 } });
    await show({
      columns: [{ render }],
      data: rows(1),
      onRow: () => ({ style: { height: 20 } }),
    });
    return rect('.rc-table-row').height;
  });
  expect(height).toBeGreaterThan(90);
});

test('demo/fixed-columns-auto-height#4: cells are aligned at the middle', async () => {
  const align = await page.evaluate(async () => {
    const { show, cols, rows, css } = window.lab;
    await show({ columns: cols(2), data: rows(1) });
    const before = css('.rc-table-row td', 'vertical-align');
    await show(
      { columns: cols(2), data: rows(1) },
      { css: '.rc-table-row td { vertical-align: top }' },
    );
    return [before, css('.rc-table-row td', 'vertical-align')];
  });
  expect(align).toEqual(['middle', 'top']);
});

test('demo/fixed-columns-resize#1 demo/scroll-x#5 demo/scroll-xy#5: an item of a flex box is as wide as its content', async () => {
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

test('demo/fixed-columns-resize#2: content does not count, only width and what is left over', async () => {
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

test('demo/hide-header#2: in the automatic layout a width is a wish', async () => {
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

test('demo/hide-header#3: the scrollbar of scroll.y takes width from the columns', async () => {
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

test('demo/row-and-cell-click#3: cells are positioned', async () => {
  const position = await page.evaluate(async () => {
    await window.lab.show({ columns: window.lab.cols(1), data: window.lab.rows(1) });
    return window.lab.css('.rc-table-row td', 'position');
  });
  expect(position).toBe('relative');
});

test('demo/dropdown#7: fewer rows move the columns of an automatic layout', async () => {
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

test('recipe/responsive-columns#1: widths stay on their col when cells are hidden', async () => {
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

test('recipe/responsive-columns#2: with scroll.y, the measuring row keeps the place of hidden cells', async () => {
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

test('recipe/responsive-columns#5: Chromium keeps the roles of rows that are blocks', async () => {
  await page.evaluate(async () => {
    const { show, cols, rows } = window.lab;
    const css = 'table, tbody, tr, td { display: block }';
    await show({ columns: cols(2), data: rows(1), showHeader: false }, { css });
  });
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const roles = nodes.map(({ role }) => role?.value as string);
  expect(roles).toEqual(expect.arrayContaining(['table', 'row', 'cell']));
});
