import type { Page } from 'playwright-core';
import { openLab } from './open-lab';
import { drawn } from '../support/scroll';

let page: Page;
beforeAll(async () => {
  page = await openLab();
});
afterAll(() => page.close());

test('demo/animation#focus-lost recipe/pagination#focus-lost: a button that goes, or is disabled, loses the focus', async () => {
  const focused = await page.evaluate(async () => {
    const { h, showElement, $, settle } = window.lab;
    const after = async (lose: (button: HTMLButtonElement) => void) => {
      await showElement(h('button', null, 'Next'));
      const button = $('button') as HTMLButtonElement;
      button.focus();
      lose(button);
      await settle();
      return document.activeElement?.tagName;
    };
    return [
      await after((button) => button.style.setProperty('display', 'none')),
      await after((button) => (button.disabled = true)),
      await after((button) => button.setAttribute('aria-disabled', 'true')),
    ];
  });
  expect(focused).toEqual(['BODY', 'BODY', 'BUTTON']);
});

test('demo/dropdown#enter-twice: a key press whose handler moves the focus also clicks the button', async () => {
  const clicks = async (prevents: boolean) => {
    await page.evaluate(async (stop) => {
      const { h, showElement, $ } = window.lab;
      Object.assign(window, { clicks: 0 });
      const onClick = () => ((window as unknown as { clicks: number }).clicks += 1);
      const onKeyDown = (event: KeyboardEvent) => {
        if (stop) event.preventDefault();
        $('button').focus();
      };
      const item = h('i', { tabIndex: 0, onKeyDown }, 'item');
      await showElement(h('div', null, h('button', { onClick }, 'Filter'), item));
      $('i').focus();
    }, prevents);
    await page.keyboard.press('Enter');
    return page.evaluate(() => (window as unknown as { clicks: number }).clicks);
  };
  expect(await clicks(false)).toBe(1);
  expect(await clicks(true)).toBe(0);
});

test('demo/row-and-cell-click#double-click: two clicks come before a double click', async () => {
  await page.evaluate(async () => {
    const { show, cols, rows } = window.lab;
    const seen: string[] = [];
    Object.assign(window, { seen });
    const onRow = () => ({
      onClick: () => seen.push('click'),
      onDoubleClick: () => seen.push('double'),
    });
    await show({ columns: cols(1), data: rows(1), onRow });
  });
  await page.locator('.rc-table-row').dblclick();
  const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
  expect(seen).toEqual(['click', 'click', 'double']);
});

test('recipe/column-settings#dead-drop: there is no drop where onDragOver does not prevent the default', async () => {
  const drops = async (prevents: boolean) => {
    await page.evaluate(async (prevent) => {
      const { show, rows } = window.lab;
      Object.assign(window, { drops: 0 });
      const onHeaderCell = () => ({
        draggable: true,
        onDragOver: (event: Event) => prevent && event.preventDefault(),
        onDrop: () => ((window as unknown as { drops: number }).drops += 1),
      });
      const columns = ['A', 'B'].map((title) => ({ title, key: title, onHeaderCell }));
      await show({ columns, data: rows(1) });
    }, prevents);
    await page.locator('th').first().dragTo(page.locator('th').last());
    return page.evaluate(() => (window as unknown as { drops: number }).drops);
  };
  expect(await drops(false)).toBe(0);
  expect(await drops(true)).toBe(1);
});

test('recipe/grid-navigation#page-scrolls: arrow keys scroll, unless their default is prevented', async () => {
  const scrolled = async (prevents: boolean) => {
    await page.evaluate(async (prevent) => {
      const { h, showElement, $ } = window.lab;
      const onKeyDown = (event: Event) => prevent && event.preventDefault();
      const style = { height: 50, overflow: 'auto', scrollBehavior: 'auto' };
      const tall = h('p', { style: { height: 900 } });
      await showElement(h('div', { tabIndex: 0, style, onKeyDown }, tall));
      $('div').focus();
    }, prevents);
    await drawn(page);
    await page.keyboard.press('End');
    return page.evaluate(async () => {
      await window.lab.settle(30);
      return window.lab.$('div').scrollTop > 0;
    });
  };
  expect(await scrolled(true)).toBe(false);
  expect(await scrolled(false)).toBe(true);
});

test('recipe/infinite-loading#nothing-loads recipe/infinite-loading#page-jumps: rows that do not fill the box never scroll, and a replaced table starts at the top', async () => {
  const seen = await page.evaluate(async () => {
    const { h, showElement, Table, cols, rows, $ } = window.lab;
    const box = (inner: unknown) =>
      h('div', { style: { height: 200, overflow: 'auto' } }, inner);
    const table = (count: number) => h(Table, { columns: cols(1), data: rows(count) });
    const render = async (inner: unknown) => {
      window.lab.ReactDOM.render(box(inner), document.querySelector('#root'));
      await window.lab.settle();
    };
    await showElement(box(table(1)));
    $('div').scrollTop = 50;
    const short = $('div').scrollTop;
    await render(table(30));
    $('div').scrollTop = 400;
    await render(table(40));
    const appended = $('div').scrollTop;
    await render(h('p', null, 'Loading…'));
    await render(table(50));
    return [short, appended, $('div').scrollTop];
  });
  expect(seen).toEqual([0, 400, 0]);
});
