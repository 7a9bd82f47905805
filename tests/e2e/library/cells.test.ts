import type { Page } from 'playwright-core';
import { openLab } from './open-lab';

let page: Page;
beforeAll(async () => {
  page = await openLab();
});
afterAll(() => page.close());

test('demo/children-indent#deep-rows: the indent is an inline space, and the text wraps below its icon', async () => {
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

test('demo/class-name#hidden-color: the cells cover the color of their row', async () => {
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

test('demo/class-name#hover-gone demo/styled-components#no-effect: the stronger rule wins, on hover as well', async () => {
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

test('demo/ellipsis#auto-layout: in the automatic layout nothing is cut', async () => {
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

test('demo/ellipsis#no-mouse demo/ellipsis-custom-tooltip#every-cell guide/accessibility#truncated-text: the title is on cut and other cells alike, and takes no focus', async () => {
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

test('demo/ellipsis-custom-tooltip#scroll-width: the widths of an inline element are equal', async () => {
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

test('demo/fixed-columns-auto-height#cell-too-low: a cell with another display is lower than its row', async () => {
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

test('demo/fixed-columns-auto-height#row-cut-off: the height of a row is its least height', async () => {
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

test('demo/fixed-columns-auto-height#vertical-align: cells are aligned at the middle', async () => {
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

test('demo/row-and-cell-click#focus-ring: cells are positioned', async () => {
  const position = await page.evaluate(async () => {
    await window.lab.show({ columns: window.lab.cols(1), data: window.lab.rows(1) });
    return window.lab.css('.rc-table-row td', 'position');
  });
  expect(position).toBe('relative');
});

test('recipe/responsive-columns#lost-roles: Chromium keeps the roles of rows that are blocks', async () => {
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

test('demo/column-resize#handle-place: without the stylesheet the handle is not at the edge of its header cell', async () => {
  const inside = await page.evaluate(async () => {
    const { h, show, rect } = window.lab;
    const style = { position: 'absolute', right: 0, width: 9 };
    const columns = [{ title: h('b', { style }, '|'), width: 100 }, { title: 'B' }];
    const apart = async (css: string) => {
      await show({ columns }, { css });
      return Math.round(rect('b').right) <= Math.round(rect('th').right);
    };
    return [await apart(''), await apart('.rc-table tr th { position: static }')];
  });
  expect(inside).toEqual([true, false]);
});
