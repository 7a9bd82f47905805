import type { Page } from 'playwright-core';
import { openLab } from './open-lab';

let page: Page;
beforeAll(async () => {
  page = await openLab();
});
afterAll(() => page.close());

/** Drags the element by some pixels to the right. */
async function drag(selector: string, by: number): Promise<void> {
  const box = await page.locator(selector).first().boundingBox();
  const { x, y } = { x: (box?.x ?? 0) + 2, y: (box?.y ?? 0) + 2 };
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + by, y, { steps: 2 });
  await page.mouse.up();
}

test('demo/animation#1: without an animation a removed row stays, until motionDeadline', async () => {
  const counts = await page.evaluate(async () => {
    const { h, CSSMotionList, showElement, settle, $$, ReactDOM } = window.lab;
    const list = (keys: string[], motionDeadline?: number) =>
      h(CSSMotionList, {
        component: false,
        motionName: 'fade',
        motionAppear: false,
        motionDeadline,
        keys: keys.map((key) => ({ key })),
        children: ({ className }: { className?: string }, ref: unknown) =>
          h('i', { className, ref }),
      });
    const remove = async (deadline?: number) => {
      await showElement(list(['a', 'b'], deadline), {
        css: 'i { animation: none; transition: none }',
      });
      ReactDOM.render(list(['a'], deadline), document.querySelector('#root'));
      await settle(20);
      return $$('i').length;
    };
    return [await remove(), await remove(50)];
  });
  expect(counts).toEqual([2, 1]);
});

test('demo/animation#2: the first rows appear as well, unless motionAppear is false', async () => {
  const moved = await page.evaluate(async () => {
    const { h, CSSMotionList, showElement } = window.lab;
    const appears = async (motionAppear?: boolean) => {
      const seen: string[] = [];
      const children = ({ className = '' }) => (
        seen.push(className),
        h('i', { className })
      );
      const props = {
        component: false,
        motionName: 'fade',
        motionAppear,
        keys: [{ key: 'a' }],
        children,
      };
      await showElement(h(CSSMotionList, props));
      return seen.some((name) => name.includes('fade-appear'));
    };
    return [await appears(), await appears(false)];
  });
  expect(moved).toEqual([true, false]);
});

test('demo/animation#8: in strict mode rc-motion is warned of findDOMNode where the row takes no ref', async () => {
  const said = await page.evaluate(async () => {
    const { h, React, CSSMotionList, showElement } = window.lab;
    const texts: string[] = [];
    const { console: log } = window as unknown as { console: Console };
    const { error } = log;
    log.error = (text) => texts.push(String(text));
    class Row extends React.Component {
      override render() {
        return h('i');
      }
    }
    const props = {
      component: false,
      motionName: 'fade',
      keys: [{ key: 'a' }],
      children: () => h(Row),
    };
    await showElement(h(React.StrictMode, null, h(CSSMotionList, props)));
    log.error = error;
    return texts.join('\n');
  });
  expect(said).toMatch(/is deprecated in StrictMode.*find-node/);
});

test('demo/animation#7 recipe/pagination#6: a button that goes, or is disabled, loses the focus', async () => {
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

test('demo/column-resize#1: the others share the rest, unless the table is as wide as its columns', async () => {
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

test('demo/column-resize#2 demo/column-resize#6: a drag starts from the given width, and an east handle grows to the right', async () => {
  const widthAfter = async (handle: string, dir: 'ltr' | 'rtl') => {
    await page.evaluate(
      async ([axis, direction]) => {
        const { h, Resizable, showElement } = window.lab;
        const props = {
          width: 100,
          height: 0,
          axis: 'x',
          resizeHandles: [axis],
          handle: h('b', { className: 'handle' }),
          onResize: (_: unknown, { size }: { size: { width: number } }) =>
            Object.assign(window, { resized: size.width }),
        };
        const css =
          '.wide { width: 300px; height: 20px } .handle { display: block; width: 9px; height: 9px }';
        const box = h('div', { className: 'wide' });
        await showElement(h(Resizable, props, box), { css, dir: direction as 'rtl' });
      },
      [handle, dir],
    );
    await drag('.handle', 10);
    return page.evaluate(() => (window as unknown as { resized: number }).resized);
  };
  expect(await widthAfter('e', 'ltr')).toBe(110);
  expect(await widthAfter('e', 'rtl')).toBe(110);
  expect(await widthAfter('w', 'rtl')).toBe(90);
});

test('demo/column-resize#4: without the stylesheet the handle is not at the edge of its header cell', async () => {
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

test('demo/dropdown#4: the focus returns to a child that takes a ref', async () => {
  const focused = await page.evaluate(async () => {
    const { h, RcDropdown, React, showElement, settle } = window.lab;
    const Plain = (props: object) => h('button', { ...props, id: 'filter' });
    const WithRef = React.forwardRef((props: object, ref) =>
      h('button', { ...props, ref, id: 'filter' }),
    );
    const after = async (child: unknown) => {
      const overlay = h('button', { id: 'item' }, 'item');
      await showElement(h(RcDropdown, { visible: true, overlay }, h(child)));
      document.querySelector<HTMLElement>('#item')?.focus();
      window.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Escape', keyCode: 27 } as object),
      );
      await settle();
      return document.activeElement?.id;
    };
    return [await after(WithRef), await after(Plain)];
  });
  expect(focused[0]).toBe('filter');
  expect(focused[1]).not.toBe('filter');
});

test('demo/dropdown#5: a key press whose handler moves the focus also clicks the button', async () => {
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

test('demo/ellipsis-custom-tooltip#4 demo/ellipsis-custom-tooltip#6: hover is the only trigger, and the tooltip opens at the end of body', async () => {
  const opened = await page.evaluate(async () => {
    const { h, Tooltip, showElement, settle, $ } = window.lab;
    const after = async (trigger?: string[]) => {
      document.querySelectorAll('.rc-tooltip').forEach((one) => one.remove());
      await showElement(h(Tooltip, { overlay: 'all of it', trigger }, h('button')));
      $('button').focus();
      await settle(10);
      const tooltip = document.querySelector('.rc-tooltip');
      return tooltip ? $('.rc-tooltip') === null : 'closed';
    };
    return [await after(), await after(['hover', 'focus'])];
  });
  expect(opened).toEqual(['closed', true]);
});

test('demo/row-and-cell-click#4: two clicks come before a double click', async () => {
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

test('recipe/column-settings#3: there is no drop where onDragOver does not prevent the default', async () => {
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

test('recipe/grid-navigation#2: arrow keys scroll, unless their default is prevented', async () => {
  const scrolled = async (prevents: boolean) => {
    await page.evaluate(async (prevent) => {
      const { h, showElement, $ } = window.lab;
      const onKeyDown = (event: Event) => prevent && event.preventDefault();
      const style = { height: 50, overflow: 'auto', scrollBehavior: 'auto' };
      const tall = h('p', { style: { height: 900 } });
      await showElement(h('div', { tabIndex: 0, style, onKeyDown }, tall));
      $('div').focus();
    }, prevents);
    await page.keyboard.press('End');
    return page.evaluate(async () => {
      await window.lab.settle(30);
      return window.lab.$('div').scrollTop > 0;
    });
  };
  expect(await scrolled(true)).toBe(false);
  expect(await scrolled(false)).toBe(true);
});

test('recipe/infinite-loading#2 recipe/infinite-loading#3: rows that do not fill the box never scroll, and a replaced table starts at the top', async () => {
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
