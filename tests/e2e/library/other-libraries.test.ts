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

test('demo/animation#row-stays: without an animation a removed row stays, until motionDeadline', async () => {
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

test('demo/animation#first-rows: the first rows appear as well, unless motionAppear is false', async () => {
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

test('demo/animation#strict-mode: in strict mode rc-motion is warned of findDOMNode where the row takes no ref', async () => {
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

test('demo/column-resize#column-jumps demo/column-resize#right-to-left: a drag starts from the given width, and an east handle grows to the right', async () => {
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

test('demo/dropdown#focus-return: the focus returns to a child that takes a ref', async () => {
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

test('demo/ellipsis-custom-tooltip#mouse-only demo/ellipsis-custom-tooltip#cut-off: hover is the only trigger, and the tooltip opens at the end of body', async () => {
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
